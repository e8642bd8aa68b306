import { expect } from 'vitest';
import { buildAdmin } from '../testing/build.ts';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const LOG = `select log_admin_action('delete_resume', 'resume', 'r-1', '{"user_id": "u-1"}')`;

/** The entries made by calls: creating the test's admin left one by trigger. */
const called = 'from audit_logs where not by_trigger';

describePolicies('audit_logs', (when) => {
  when('an admin records what they did, under their own id and the IP the server saw', async (scene) => {
    const { session, admin } = scene;
    await session.become({ ...admin.caller, settings: { 'request.ip': '192.0.2.7' } });
    await session.query(LOG);
    expect(
      await rowsOf(session, `select user_id, action, entity_type, entity_id, details, ip_address ${called}`),
    ).toEqual([
      {
        user_id: admin.id,
        action: 'delete_resume',
        entity_type: 'resume',
        entity_id: 'r-1',
        details: '{"user_id": "u-1"}',
        ip_address: '192.0.2.7',
      },
    ]);
  });

  when('entity, details and IP may be missing', async ({ session, admin }) => {
    await session.become(admin.caller);
    await session.query(`select log_admin_action(action => 'update_setting', entity_type => 'system_settings')`);
    expect(await rowsOf(session, `select entity_id, details, ip_address ${called}`)).toEqual([
      { entity_id: null, details: null, ip_address: null },
    ]);
  });

  when('an admin neither writes, changes nor deletes an entry directly', async ({ session, admin }) => {
    await session.become(admin.caller);
    await session.query(LOG);
    const insert = `insert into audit_logs (user_id, action, entity_type) values ($1, 'x', 'y')`;
    expect(await session.attempt(insert, [admin.id])).toBe(DENIED);
    expect(await session.attempt(`update audit_logs set action = 'x'`)).toBe(DENIED);
    expect(await session.attempt('delete from audit_logs')).toBe(DENIED);
  });

  when('a user who is not an admin neither records nor reads', async ({ session, owner, admin }) => {
    await session.become(admin.caller);
    await session.query(LOG);
    await session.become(owner.caller);
    expect(await session.attempt(LOG)).toBe(DENIED);
    expect(await rowsOf(session, 'select * from audit_logs')).toEqual([]);
  });

  when('a visitor can do neither', async ({ session }) => {
    await session.become(anonymous);
    expect(await session.attempt(LOG)).toBe(DENIED);
    expect(await session.attempt('select * from audit_logs')).toBe(DENIED);
  });

  when('the record outlives the person, and not even the service role changes it', async ({ session, admin }) => {
    await buildAdmin(session);
    await session.become(admin.caller);
    await session.query(LOG);
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query('delete from auth.users where id = $1', [admin.id]);
    await session.become(service);
    expect(await rowsOf(session, `select user_id ${called}`)).toEqual([{ user_id: admin.id }]);
    expect(await session.attempt(`update audit_logs set action = 'x'`)).toBe(DENIED);
    expect(await session.attempt('delete from audit_logs')).toBe(DENIED);
  });
});
