import { expect } from 'vitest';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const GRANT = `insert into user_roles (user_id, role) values ($1, 'admin') returning user_id`;
const REVOKE = `delete from user_roles where user_id = $1 and role = 'admin'`;
const ROLES = 'select get_user_roles($1) as role';

describePolicies('user_roles', (when) => {
  when('nobody makes themselves an admin', async ({ session, owner }) => {
    await session.become(owner.caller);
    expect(await session.attempt(GRANT, [owner.id])).toBe(DENIED);
    expect(await session.attempt('update user_roles set user_id = $1', [owner.id])).toBe(DENIED);
    expect(await rowsOf(session, 'select is_admin() as is_admin')).toEqual([{ is_admin: false }]);
  });

  when('a claim that says admin does not make one', async ({ session, owner, stranger }) => {
    const claims = { sub: owner.id, app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' }, is_admin: true };
    await session.become({ role: 'authenticated', claims });
    expect(await session.attempt(GRANT, [stranger.id])).toBe(DENIED);
    expect(await rowsOf(session, 'select is_admin() as is_admin')).toEqual([{ is_admin: false }]);
  });

  when('an admin grants and revokes', async ({ session, owner, admin }) => {
    await session.become(admin.caller);
    expect(await rowsOf(session, GRANT, [owner.id])).toEqual([{ user_id: owner.id }]);
    expect(await rowsOf(session, ROLES, [owner.id])).toEqual([{ role: 'admin' }]);
    expect(await session.query(REVOKE, [owner.id])).toMatchObject({ rowCount: 1 });
  });

  when('an admin whose role is revoked stops being one at once', async ({ session, owner, admin }) => {
    await session.become(admin.caller);
    await session.query(GRANT, [owner.id]);
    await session.query(REVOKE, [admin.id]);
    expect(await session.attempt(GRANT, [admin.id])).toBe(DENIED);
  });

  when('an admin grants only existing roles, never twice to one person, and cannot forge the date', async (scene) => {
    const { session, owner, admin } = scene;
    await session.become(admin.caller);
    expect(await session.attempt(`insert into user_roles (user_id, role) values ($1, 'owner')`, [owner.id])).toBe(
      '23514',
    );
    expect(await session.attempt(GRANT, [admin.id])).toBe('23505');
    const dated = `insert into user_roles (user_id, role, created_at) values ($1, 'admin', '2000-01-01')`;
    expect(await session.attempt(dated, [owner.id])).toBe(DENIED);
  });

  when('a person sees their own roles; a stranger and the others none', async ({ session, stranger, admin }) => {
    await session.become(admin.caller);
    expect(await rowsOf(session, ROLES, [admin.id])).toEqual([{ role: 'admin' }]);
    await session.become(stranger.caller);
    expect(await rowsOf(session, 'select * from user_roles')).toEqual([]);
    expect(await rowsOf(session, ROLES, [admin.id])).toEqual([]);
    expect(await rowsOf(session, ROLES, [stranger.id])).toEqual([]);
    expect(await session.query(REVOKE, [admin.id])).toMatchObject({ rowCount: 0 });
  });

  when('a visitor cannot even ask', async ({ session, admin }) => {
    await session.become(anonymous);
    expect(await session.attempt('select * from user_roles')).toBe(DENIED);
    expect(await session.attempt(ROLES, [admin.id])).toBe(DENIED);
    expect(await session.attempt('select is_admin()')).toBe(DENIED);
  });

  when('the service role grants and revokes', async ({ session, owner, admin }) => {
    await session.become(service);
    expect(await rowsOf(session, GRANT, [owner.id])).toEqual([{ user_id: owner.id }]);
    expect(await session.query(REVOKE, [admin.id])).toMatchObject({ rowCount: 1 });
  });
});
