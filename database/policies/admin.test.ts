import { expect } from 'vitest';
import { auditEntries } from '../testing/audit-entries.ts';
import { buildAdmin, buildResume } from '../testing/build.ts';
import { DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const LAST_ADMIN = 'PT409';
const WRONG_VALUE = 'PT422';
const authAdmin = { role: 'auth_admin', claims: {} } as const;
const REVOKE = `delete from user_roles where user_id = $1 and role = 'admin'`;

describePolicies('the last administrator', (when) => {
  when('cannot be removed by anybody', async ({ session, admin }) => {
    for (const caller of [admin.caller, service]) {
      await session.become(caller);
      expect(await session.attempt(REVOKE, [admin.id]), caller.role).toBe(LAST_ADMIN);
    }
  });

  when('stays when the account is deleted, closed or banned', async ({ session, admin }) => {
    await session.become(authAdmin);
    for (const sql of [
      'delete from auth.users where id = $1',
      'update auth.users set deleted_at = now() where id = $1',
      `update auth.users set banned_until = 'infinity' where id = $1`,
    ]) {
      expect(await session.attempt(sql, [admin.id]), sql).toBe(LAST_ADMIN);
    }
  });

  when('is the only one left who is not banned', async ({ session, admin }) => {
    const other = await buildAdmin(session);
    await session.become(authAdmin);
    await session.query(`update auth.users set banned_until = 'infinity' where id = $1`, [other.id]);
    await session.become(admin.caller);
    expect(await session.attempt(REVOKE, [admin.id])).toBe(LAST_ADMIN);
    expect(await session.query(REVOKE, [other.id])).toMatchObject({ rowCount: 1 });
  });
});

describePolicies('an administrator who is banned', (when) => {
  when('no longer is one, whatever token they have', async ({ session, admin, owner }) => {
    const rogue = await buildAdmin(session);
    await session.become(admin.caller);
    await session.query(`select admin_ban($1, 'infinity')`, [rogue.id]);
    await session.become(rogue.caller);
    expect(await session.attempt('select admin_ban($1)', [rogue.id])).toBe(DENIED);
    expect(await session.attempt(`insert into user_roles (user_id, role) values ($1, 'admin')`, [owner.id])).toBe(
      DENIED,
    );
    expect(await rowsOf(session, 'select key from system_settings')).toEqual([]);
  });
});

describePolicies('the audit trail', (when) => {
  when('records granting and revoking, with the actor and the IP', async (scene) => {
    const { session, admin, owner } = scene;
    await session.become({ ...admin.caller, settings: { 'request.ip': '192.0.2.7' } });
    await session.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [owner.id]);
    await session.query(REVOKE, [owner.id]);
    const details = `{"role": "admin", "user_id": "${owner.id}"}`;
    const entry = { is_own: true, entity_type: 'user', details, ip_address: '192.0.2.7' };
    expect(await auditEntries(scene)).toEqual([
      { ...entry, action: 'grant_admin_role' },
      { ...entry, action: 'revoke_admin_role' },
    ]);
  });

  when('gets no second entry when a client logs the same action itself', async (scene) => {
    const { session, admin, owner } = scene;
    await session.become(admin.caller);
    await session.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [owner.id]);
    await session.query(`select log_admin_action('grant_admin_role', 'user', $1, $2)`, [
      owner.id,
      JSON.stringify({ user_id: owner.id }),
    ]);
    await session.query(`update system_settings set value = '{"enabled": false}' where key = 'ai_enabled'`);
    await session.query(`select log_admin_action('update_setting', 'system_settings', 'ai_enabled',
      '{"key": "ai_enabled", "value": {"enabled": false}}')`);
    expect(await auditEntries(scene)).toHaveLength(2);
    await session.query(`select log_admin_action('grant_admin_role', 'user', 'somebody else', null)`);
    expect(await auditEntries(scene)).toHaveLength(3);
  });

  when('records a resume that an admin deletes, but not one that its owner deletes', async (scene) => {
    const { session, admin, owner } = scene;
    const [first, second] = [await buildResume(session, owner), await buildResume(session, owner)];
    await session.become(owner.caller);
    await session.query('delete from resumes where id = $1', [first]);
    await session.become(admin.caller);
    await session.query('delete from resumes where id = $1', [second]);
    expect(await auditEntries(scene)).toMatchObject([{ action: 'delete_resume', entity_type: 'resume' }]);
  });

  when('records settings with the old and the new value', async (scene) => {
    const { session, admin } = scene;
    await session.become(admin.caller);
    await session.query(`update system_settings set value = '{"model": "gpt-4-turbo"}' where key = 'openai_model'`);
    await session.query(`update system_settings set updated_at = now() where key = 'openai_model'`);
    await session.query(`insert into system_settings (key, value) values ('banner', to_jsonb(repeat('x', 99000)))`);
    expect(await auditEntries(scene)).toMatchObject([
      { action: 'create_setting', details: '{"key": "banner", "value": "A value of 99002 bytes"}' },
      {
        action: 'update_setting',
        details: '{"key": "openai_model", "new_value": {"model": "gpt-4-turbo"}, "old_value": {"model": "gpt-4"}}',
      },
    ]);
  });

  when('cannot be changed or deleted, not even by the login that owns the tables', async ({ session, admin }) => {
    await session.query('reset role');
    for (const sql of [`update audit_logs set action = 'x'`, 'delete from audit_logs', 'truncate audit_logs']) {
      await session.attempt(sql);
    }
    await session.become(admin.caller);
    expect(await rowsOf(session, 'select action from audit_logs')).toEqual([{ action: 'grant_admin_role' }]);
  });
});

describePolicies('the settings that the product reads', (when) => {
  for (const [key, value] of [
    ['ai_enabled', '{"enabled": "yes"}'],
    ['ai_enabled', 'true'],
    ['ai_enabled', '{"enabled": true, "enbled": false}'],
    ['openai_model', '{"model": " "}'],
    ['openai_model', '{"model": 4}'],
    ['default_subscription', '{"plan": "gold", "resume_limit": 3}'],
    ['default_subscription', '{"plan": "free", "resume_limit": -1}'],
    ['default_subscription', '{"plan": "free", "resume_limit": 3, "enforce": 1}'],
    ['daily_scan_limits', '{"free": 2, "basic": 2}'],
    ['daily_scan_limits', '{"free": 2.5, "basic": 2, "premium": 20}'],
    ['analysis_engine', '{"engine": "best"}'],
    ['analysis_engine', 'null'],
  ] as const) {
    when(`refuse ${key} = ${value}`, async ({ session, admin }) => {
      await session.become(admin.caller);
      expect(await session.attempt('update system_settings set value = $2 where key = $1', [key, value])).toBe(
        WRONG_VALUE,
      );
    });
  }

  when('accept a valid value, and other keys accept anything', async ({ session, admin }) => {
    await session.become(admin.caller);
    for (const [key, value] of [
      ['ai_enabled', '{"enabled": false}'],
      ['openai_model', '{"model": "a-model/of:another-kind"}'],
      ['default_subscription', '{"plan": "basic", "resume_limit": 0, "enforce": true}'],
      ['daily_scan_limits', '{"free": 0, "basic": 5, "premium": 1000000}'],
      ['analysis_engine', '{"engine": "basic"}'],
    ]) {
      const update = 'update system_settings set value = $2 where key = $1';
      expect(await session.query(update, [String(key), String(value)]), key).toMatchObject({ rowCount: 1 });
    }
    await session.query(`insert into system_settings (key, value) values ('banner', '"Hello"')`);
  });
});
