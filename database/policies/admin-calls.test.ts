import { describe, expect } from 'vitest';
import { auditEntries } from '../testing/audit-entries.ts';
import { buildResume, buildSubscription } from '../testing/build.ts';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const LAST_ADMIN = 'PT409';
const WRONG_VALUE = 'PT422';
const authAdmin = { role: 'auth_admin', claims: {} } as const;

const calls = [
  'select * from admin_stats()',
  'select * from admin_daily_counts(7)',
  'select * from admin_users()',
  'select * from admin_resumes()',
  'select * from admin_audit_logs()',
  'select admin_user($1)',
  'select admin_resume($1)',
  `select admin_set_plan($1, 'premium', 'because')`,
  'select admin_sign_out($1)',
  'select admin_ban($1)',
];

describePolicies('the calls of the admin pages', (when) => {
  for (const sql of calls) {
    when(`are refused to people, visitors and the service role: ${sql}`, async ({ session, owner, stranger }) => {
      for (const caller of [owner.caller, anonymous]) {
        await session.become(caller);
        expect(await session.attempt(sql, sql.includes('$1') ? [stranger.id] : []), caller.role).toBe(DENIED);
      }
    });
  }

  when('list users by part of their name or address, newest first, in pages', async ({ session, owner, admin }) => {
    await session.become(service);
    await session.query(`update profiles set name = 'Zoë 100%_sure' where id = $1`, [owner.id]);
    await session.become(admin.caller);
    const users = (search: string) => rowsOf(session, 'select id from admin_users($1)', [search]);
    expect(await users('zoë 100%_')).toEqual([{ id: owner.id }]);
    expect(await users('Zoë_100')).toEqual([]);
    expect(await users(owner.email.toUpperCase())).toEqual([{ id: owner.id }]);
    const all = await rowsOf(session, 'select id::text, created_at::text from admin_users()');
    const [first, second] = await rowsOf(session, 'select id::text, created_at::text from admin_users(page_size => 2)');
    expect([first, second]).toEqual(all.slice(0, 2));
    const { id, created_at: at } = Object.fromEntries(Object.entries(second ?? {}));
    const next = await rowsOf(session, 'select id::text, created_at::text from admin_users(null, $1, $2)', [at, id]);
    expect(next).toEqual(all.slice(2));
  });

  when('find resumes by title and by owner', async ({ session, owner, stranger, admin }) => {
    const id = await buildResume(session, owner);
    await buildResume(session, stranger);
    await session.become(admin.caller);
    const found = (search: string) => rowsOf(session, 'select id, email from admin_resumes($1)', [search]);
    expect(await found('BEEKEEP')).toHaveLength(2);
    expect(await found(owner.email)).toEqual([{ id, email: owner.email }]);
    expect(await found('nothing like it')).toEqual([]);
  });

  when(
    'find rows older than the newest ones that are scanned: by any part, or by two letters at the start of a word',
    async (scene) => {
      const { session, owner, admin } = scene;
      await buildResume(session, owner);
      await session.query(`update resumes set job_title = 'Chief Zymurgist', created_at = '2000-01-01'`);
      await session.query(
        `insert into resumes (user_id, job_title, resume_text, job_description, match_score)
       select $1, 'Cook', 'r', 'j', 1 from generate_series(1, 20001)`,
        [owner.id],
      );
      await session.become(admin.caller);
      const found = (search: string) => rowsOf(session, 'select job_title from admin_resumes($1)', [search]);
      const [zymurgist] = await found('murgi');
      expect(zymurgist).toEqual({ job_title: 'Chief Zymurgist' });
      expect(await found('zy')).toEqual([zymurgist]);
      expect(await found('ok')).toHaveLength(50);
      expect(await rowsOf(session, 'select total_resumes from admin_stats()')).toEqual([{ total_resumes: '20002' }]);
    },
  );

  when('show a whole resume, and leave an entry when it is not one’s own', async (scene) => {
    const { session, owner, admin } = scene;
    const [theirs, own] = [await buildResume(session, owner), await buildResume(session, admin)];
    await session.become(admin.caller);
    const sql = `select admin_resume($1) ->> 'resume_text' as text`;
    expect(await rowsOf(session, sql, [theirs])).toEqual([{ text: 'Ten years of bees' }]);
    expect(await rowsOf(session, sql, [own])).toEqual([{ text: 'Ten years of bees' }]);
    expect(await auditEntries(scene)).toMatchObject([{ action: 'view_resume', entity_type: 'resume' }]);
  });

  when('count what there is, and what was added each day', async ({ session, owner, admin }) => {
    await buildResume(session, owner);
    await buildSubscription(session, owner);
    await session.become(admin.caller);
    expect(await rowsOf(session, 'select * from admin_stats()')).toEqual([
      { total_users: '3', total_resumes: '1', active_subscriptions: '1' },
    ]);
    const days = await rowsOf(session, 'select sign_ups, scans from admin_daily_counts(3)');
    expect(days).toEqual([
      { sign_ups: '0', scans: '0' },
      { sign_ups: '0', scans: '0' },
      { sign_ups: '3', scans: '0' },
    ]);
  });

  when('change a plan by hand with a reason, but never a paid one', async (scene) => {
    const { session, owner, admin } = scene;
    const set = `select admin_set_plan($1, $2, $3)`;
    await session.become(admin.caller);
    expect(await session.attempt(set, [owner.id, 'gold', 'why not'])).toBe(WRONG_VALUE);
    expect(await session.attempt(set, [owner.id, 'premium', ' '])).toBe(WRONG_VALUE);
    await session.query(set, [owner.id, 'premium', 'A made-up competition']);
    const plan = `select admin_user($1) ->> 'plan' as plan`;
    expect(await rowsOf(session, plan, [owner.id])).toEqual([{ plan: 'premium' }]);
    expect(await auditEntries(scene)).toMatchObject([{ action: 'update_plan' }]);
    await session.become(service);
    await session.query(`update subscriptions set provider = 'stripe-test' where user_id = $1`, [owner.id]);
    await session.become(admin.caller);
    expect(await session.attempt(set, [owner.id, 'free', 'A mistake'])).toBe(LAST_ADMIN);
  });

  when('ban, lift a ban, and sign out everywhere', async (scene) => {
    const { session, owner, admin } = scene;
    const open = async () => {
      await session.become(authAdmin);
      await session.query('insert into auth.sessions (user_id) values ($1)', [owner.id]);
      await session.become(admin.caller);
    };
    const sessions = async () => {
      await session.become(authAdmin);
      return (await rowsOf(session, 'select id from auth.sessions where user_id = $1', [owner.id])).length;
    };
    await open();
    await session.query(`select admin_ban($1, 'infinity', 'Spam')`, [owner.id]);
    expect(await sessions()).toBe(0);
    await session.become(admin.caller);
    expect(await rowsOf(session, `select admin_user($1) ->> 'banned_until' as until`, [owner.id])).toEqual([
      { until: 'infinity' },
    ]);
    expect(await session.attempt(`select admin_ban($1, '2020-01-01')`, [owner.id])).toBe(WRONG_VALUE);
    await session.query('select admin_ban($1)', [owner.id]);
    await open();
    await session.query('select admin_sign_out($1)', [owner.id]);
    expect(await sessions()).toBe(0);
    const told = await auditEntries(scene);
    expect(told).toHaveLength(3);
    expect(await session.attempt(`select admin_ban($1, 'infinity')`, [admin.id])).toBe(LAST_ADMIN);
  });
});

describe('ADMIN_EMAIL', () => {
  describePolicies('expected administrators', (when) => {
    when('are granted the role if they exist, or as soon as their address is confirmed', async (scene) => {
      const { session, owner, admin } = scene;
      const roles = async (address: string) => {
        await session.become(admin.caller);
        return rowsOf(session, 'select is_admin from admin_users($1)', [address]);
      };
      await session.become(service);
      await session.query('select private.expect_admins($1)', [`{${owner.email},later@mail.example}`]);
      expect(await roles(owner.email)).toEqual([{ is_admin: false }]);
      await session.become(authAdmin);
      await session.query('update auth.users set email_confirmed_at = now() where id = $1', [owner.id]);
      await session.query(`insert into auth.users (email) values ('Later@mail.example')`);
      expect(await roles(owner.email)).toEqual([{ is_admin: true }]);
      expect(await roles('later@')).toEqual([{ is_admin: false }]);
      await session.become(authAdmin);
      await session.query(`update auth.users set email_confirmed_at = now() where email = 'Later@mail.example'`);
      expect(await roles('later@')).toEqual([{ is_admin: true }]);
    });
  });
});
