import { expect } from 'vitest';
import type { Caller } from '../as-user.ts';
import { buildAdmin, buildResume, buildSubscription } from '../testing/build.ts';
import { anonymous, DENIED, describePolicies, type Scene, service } from '../testing/describe-policies.ts';

/**
 * Every table, operation and role at a glance (product rules 6.1 to 6.3). Each cell shows how select, insert, update and
 * delete of the owner's row end: `+` done, `0` they see no such row, `x` refused.
 */
const matrix: Readonly<Record<string, Record<'owner' | 'stranger' | 'admin' | 'visitor' | 'service', string>>> = {
  profiles: { owner: '+x+x', stranger: '0x0x', admin: '+x0x', visitor: 'xxxx', service: '++++' },
  user_roles: { owner: '0xx0', stranger: '0xx0', admin: '++x+', visitor: 'xxxx', service: '++++' },
  resumes: { owner: '++++', stranger: '0x00', admin: '+x0+', visitor: 'xxxx', service: '++++' },
  resume_versions: { owner: '++x+', stranger: '0xx0', admin: '0xx0', visitor: 'xxxx', service: '++++' },
  confirmations: { owner: '++++', stranger: '0x00', admin: '0x00', visitor: 'xxxx', service: '++++' },
  base_resumes: { owner: '++++', stranger: '0x00', admin: '0x00', visitor: 'xxxx', service: '++++' },
  base_resume_versions: { owner: '+xx+', stranger: '0xx0', admin: '0xx0', visitor: 'xxxx', service: '++++' },
  subscriptions: { owner: '+xxx', stranger: '0xxx', admin: '+xxx', visitor: 'xxxx', service: '++++' },
  scan_usage: { owner: '+xxx', stranger: '0xxx', admin: '0xxx', visitor: 'xxxx', service: '++++' },
  system_settings: { owner: '0x0x', stranger: '0x0x', admin: '+++x', visitor: 'xxxx', service: '++++' },
  audit_logs: { owner: '0xxx', stranger: '0xxx', admin: '+xxx', visitor: 'xxxx', service: '++xx' },
};

/** Select, insert, update and delete; $1 is the owner, or for roles another administrator. */
const operations: Readonly<Record<string, readonly [string, string, string, string]>> = {
  profiles: [
    'select 1 from profiles where id = $1',
    'insert into profiles (id) values ($1)',
    `update profiles set name = 'Ada' where id = $1`,
    'delete from profiles where id = $1',
  ],
  user_roles: [
    'select 1 from user_roles where user_id = $1',
    `insert into user_roles (user_id, role) values ($1, 'admin')`,
    `update user_roles set role = 'admin' where user_id = $1`,
    'delete from user_roles where user_id = $1',
  ],
  resumes: [
    'select 1 from resumes where user_id = $1',
    `insert into resumes (user_id, resume_text, job_description, match_score) values ($1, 'r', 'j', 1)`,
    `update resumes set job_title = 'Cook' where user_id = $1`,
    'delete from resumes where user_id = $1',
  ],
  resume_versions: [
    'select 1 from resume_versions where user_id = $1',
    `insert into resume_versions (resume_id, user_id, resume_text, match_score)
       select resume_id, $1::uuid, 'r', 1 from (select id as resume_id from resumes where user_id = $1
         union all select gen_random_uuid() limit 1) one`,
    `update resume_versions set resume_text = 'x' where user_id = $1`,
    'delete from resume_versions where user_id = $1',
  ],
  confirmations: [
    'select 1 from confirmations where user_id = $1',
    `insert into confirmations (user_id, subject, is_true) values ($1, 'Baking', true)`,
    'update confirmations set is_true = false where user_id = $1',
    'delete from confirmations where user_id = $1',
  ],
  base_resumes: [
    'select 1 from base_resumes where user_id = $1',
    `insert into base_resumes (user_id, name, resume_text) values ($1, 'Baker', 'Ten years of bread')`,
    `update base_resumes set resume_text = 'Eleven years of bread' where user_id = $1`,
    'delete from base_resumes where user_id = $1',
  ],
  base_resume_versions: [
    'select 1 from base_resume_versions where user_id = $1',
    `insert into base_resume_versions (base_resume_id, user_id, version, resume_text, sections, created_at)
       select id, user_id, 9, 'Bread', '[]', now() from base_resumes where user_id = $1`,
    `update base_resume_versions set resume_text = 'Cake' where user_id = $1`,
    'delete from base_resume_versions where user_id = $1',
  ],
  subscriptions: [
    'select 1 from subscriptions where user_id = $1',
    `insert into subscriptions (user_id) values ($1) on conflict (user_id) do update set status = 'active'`,
    `update subscriptions set plan_type = 'premium' where user_id = $1`,
    'delete from subscriptions where user_id = $1',
  ],
  scan_usage: [
    'select 1 from scan_usage where user_id = $1',
    'insert into scan_usage (user_id, day, lease_until) values ($1, now(), now())',
    'update scan_usage set finished_at = null where user_id = $1',
    'delete from scan_usage where user_id = $1',
  ],
  system_settings: [
    `select 1 from system_settings where key = 'ai_enabled' and $1 <> ''`,
    `insert into system_settings (key, value) select 'banner ' || $1, '1'`,
    `update system_settings set value = '{"enabled": true}' where key = 'ai_enabled' and $1 <> ''`,
    `delete from system_settings where key = 'daily_scan_limits' and $1 <> ''`,
  ],
  audit_logs: [
    'select 1 from audit_logs where entity_id = $1',
    `insert into audit_logs (user_id, action, entity_type) values ($1, 'x', 'y')`,
    `update audit_logs set action = 'x' where entity_id = $1`,
    'delete from audit_logs where entity_id = $1',
  ],
};

/** SQLSTATE of a key that already exists: the rights were enough to get that far. */
const TAKEN = '23505';

/** A row of the owner in every table, and among roles and entries one about another administrator. */
async function fill({ session, owner }: Scene): Promise<string> {
  await buildResume(session, owner);
  await session.query(`update resumes set resume_text = 'Before' where user_id = $1`, [owner.id]);
  await buildSubscription(session, owner);
  await session.query('insert into scan_usage (user_id, day, lease_until) values ($1, now(), now())', [owner.id]);
  await session.query(`insert into confirmations (user_id, subject, is_true) values ($1, 'Cooking', true)`, [owner.id]);
  await session.query(`insert into base_resumes (user_id, name, resume_text) values ($1, 'Cook', 'Soups')`, [owner.id]);
  await session.query(`update base_resumes set resume_text = 'Soups and stews' where user_id = $1`, [owner.id]);
  return (await buildAdmin(session)).id;
}

async function cellOf({ session }: Scene, caller: Caller, table: string, target: string): Promise<string> {
  await session.become(caller);
  let cell = '';
  for (const sql of operations[table] ?? []) {
    const result = await session.attempt(sql, [target]);
    if (typeof result === 'string') expect([DENIED, TAKEN], sql).toContain(result);
    if (result === TAKEN) cell += '+';
    else cell += typeof result === 'string' ? 'x' : result.rowCount > 0 ? '+' : '0';
  }
  return cell;
}

describePolicies('rights', (when) => {
  when('have a line for every table of public', async ({ session }) => {
    await session.become(service);
    const { rows } = await session.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(matrix).sort());
  });

  for (const [table, expected] of Object.entries(matrix)) {
    for (const role of ['owner', 'stranger', 'admin', 'visitor', 'service'] as const) {
      when(`to ${table} as ${role}: ${expected[role]}`, async (scene) => {
        const other = await fill(scene);
        const target = table === 'user_roles' || table === 'audit_logs' ? other : scene.owner.id;
        const callers = {
          owner: scene.owner.caller,
          stranger: scene.stranger.caller,
          admin: scene.admin.caller,
          visitor: anonymous,
          service,
        };
        expect(await cellOf(scene, callers[role], table, target)).toBe(expected[role]);
      });
    }
  }

  when('are refused to people for every function of public but their own', async ({ session, owner }) => {
    await session.become(service);
    const { rows } = await session.query<{ name: string; call: string }>(
      `select p.proname as name, format('select public.%I(%s)', p.proname,
         (select string_agg('null::' || format_type(type, null), ', ') from unnest(p.proargtypes::oid[]) type)) as call
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
         and p.proname not in ('get_user_roles', 'is_admin', 'end_session', 'has_password', 'my_sessions')`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['admin_users', 'log_admin_action']));
    await session.become(owner.caller);
    for (const { call } of rows) expect(await session.attempt(call), call).toBe(DENIED);
    expect(await session.query('select is_admin() as yes')).toMatchObject({ rows: [{ yes: false }] });
  });
});
