import { expect } from 'vitest';
import { buildUser } from '../testing/build.ts';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

describePolicies('profiles', (when) => {
  when('a new user has a profile, named after the address before the @', async ({ session, owner }) => {
    await session.become(owner.caller);
    const [name] = owner.email.split('@');
    expect(await rowsOf(session, 'select id, email, name from profiles')).toEqual([
      { id: owner.id, email: owner.email, name },
    ]);
  });

  when('a name given at sign-up is kept, without the blanks around it', async ({ session }) => {
    const named = await buildUser(session, { name: '  Sam Placeholder ' });
    await session.become(named.caller);
    expect(await rowsOf(session, 'select name from profiles')).toEqual([{ name: 'Sam Placeholder' }]);
  });

  when('a blank name, or one that is not text, counts as none', async ({ session }) => {
    for (const name of ['   ', 7, null, { first: 'Sam' }]) {
      const person = await buildUser(session, { name });
      await session.become(person.caller);
      expect(await rowsOf(session, 'select name from profiles')).toEqual([{ name: person.email.split('@')[0] }]);
    }
  });

  when('a name that is too long is cut, and the sign-up succeeds', async ({ session }) => {
    const person = await buildUser(session, { name: 'n'.repeat(500) });
    await session.become(person.caller);
    expect(await rowsOf(session, 'select char_length(name) as length from profiles')).toEqual([{ length: 200 }]);
  });

  when('a user with a phone number, and an anonymous one, has a profile without a name', async ({ session }) => {
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query(`insert into auth.users (phone) values ('15550100')`);
    await session.query('insert into auth.users (is_anonymous) values (true)');
    await session.become(service);
    expect(await rowsOf(session, 'select name from profiles where email is null')).toEqual([
      { name: null },
      { name: null },
    ]);
  });

  when('a changed address is copied, and the name stays', async ({ session, owner }) => {
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query(`update auth.users set email = 'new@mail.example' where id = $1`, [owner.id]);
    await session.become(owner.caller);
    const [name] = owner.email.split('@');
    expect(await rowsOf(session, 'select email, name from profiles')).toEqual([{ email: 'new@mail.example', name }]);
  });

  when('an owner changes the name, which records the time, and nothing else', async ({ session, owner }) => {
    await session.become(service);
    await session.query(`update profiles set created_at = now() - interval '1 day'`);
    await session.become(owner.caller);
    const changed = `update profiles set name = 'Robin Example' where id = $1 returning name, updated_at = now() as now`;
    expect(await rowsOf(session, changed, [owner.id])).toEqual([{ name: 'Robin Example', now: true }]);
    for (const column of ['email', 'id', 'created_at', 'updated_at']) {
      expect(await session.attempt(`update profiles set ${column} = default where id = $1`, [owner.id])).toBe(DENIED);
    }
    expect(await session.attempt('delete from profiles')).toBe(DENIED);
    expect(await session.attempt('insert into profiles (id) values ($1)', [owner.id])).toBe(DENIED);
  });

  when('a stranger neither sees nor changes it', async ({ session, owner, stranger }) => {
    await session.become(stranger.caller);
    expect(await rowsOf(session, 'select id from profiles')).toEqual([{ id: stranger.id }]);
    const update = `update profiles set name = 'x' where id = $1`;
    expect(await session.query(update, [owner.id])).toMatchObject({ rowCount: 0 });
  });

  when('nobody without a sign-in sees any', async ({ session }) => {
    await session.become(anonymous);
    expect(await session.attempt('select * from profiles')).toBe(DENIED);
    expect(await session.attempt(`update profiles set name = 'x'`)).toBe(DENIED);
  });

  when('an admin reads all and changes only their own', async ({ session, owner, stranger, admin }) => {
    await session.become(admin.caller);
    const everyone = [owner.id, stranger.id, admin.id].sort();
    expect(await rowsOf(session, 'select id from profiles order by id')).toEqual(everyone.map((id) => ({ id })));
    expect(await rowsOf(session, `update profiles set name = 'x' returning id`)).toEqual([{ id: admin.id }]);
    expect(await session.attempt('delete from profiles')).toBe(DENIED);
  });

  when('the service role does everything', async ({ session }) => {
    await session.become(service);
    expect(await session.query(`update profiles set name = 'x'`)).toMatchObject({ rowCount: 3 });
    expect(await session.query('delete from profiles')).toMatchObject({ rowCount: 3 });
  });
});
