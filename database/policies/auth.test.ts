import { describe, expect } from 'vitest';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';
import type { TestSession } from '../testing/rolled-back.ts';

const authAdmin = { role: 'auth_admin', claims: {} } as const;

const inserts = {
  users: `insert into auth.users (email) values ('new@mail.example') returning id`,
  identities: `insert into auth.identities (user_id, provider, provider_id, identity_data)
    select id, 'email', id, '{}' from auth.users limit 1 returning id`,
  sessions: 'insert into auth.sessions (user_id) select id from auth.users limit 1 returning id',
  one_time_tokens: `insert into auth.one_time_tokens (user_id, purpose, token_hash)
    select id, 'recovery', 'a' from auth.users limit 1 returning user_id`,
  sign_ups: `insert into auth.sign_ups (user_id, encrypted_password, user_data)
    select id, 'a hash', '{}' from auth.users limit 1 returning id`,
  flows: `insert into auth.flows (kind) values ('magiclink') returning id`,
  factors: `insert into auth.factors (user_id, factor_type, phone)
    select id, 'phone', '4915550100' from auth.users limit 1 returning id`,
  devices: `insert into auth.devices (user_id, device) select id, 'a device' from auth.users limit 1 returning user_id`,
  notices: `insert into auth.notices (kind, address) values ('new_device', 'new@mail.example') returning id`,
} as const;

for (const [table, insert] of Object.entries(inserts)) {
  describe(`the auth schema's ${table}`, () => {
    describePolicies(`auth.${table}`, (when) => {
      when('the auth service reads, adds, changes and deletes', async ({ session, admin }) => {
        // The last administrator cannot be deleted (admin.test.ts).
        const others = table === 'users' ? `where id <> '${admin.id}'` : '';
        await session.become(authAdmin);
        expect(await session.query(insert)).toMatchObject({ rowCount: 1 });
        const count = (await session.query(`select created_at from auth.${table} ${others}`)).rowCount;
        expect(await session.query(`update auth.${table} set created_at = now() ${others}`)).toMatchObject({
          rowCount: count,
        });
        expect(await session.query(`delete from auth.${table} ${others}`)).toMatchObject({ rowCount: count });
      });

      when('nobody else does, the service role and admins included', async ({ session, owner, admin }) => {
        for (const caller of [anonymous, owner.caller, admin.caller, service]) {
          await session.become(caller);
          expect(await session.attempt(`select created_at from auth.${table}`), caller.role).toBe(DENIED);
          expect(await session.attempt(insert), caller.role).toBe(DENIED);
          expect(await session.attempt(`update auth.${table} set created_at = now()`), caller.role).toBe(DENIED);
          expect(await session.attempt(`delete from auth.${table}`), caller.role).toBe(DENIED);
        }
      });
    });
  });
}

describePolicies('auth.users', (when) => {
  when('an address belongs to one account, however it is written', async ({ session, owner }) => {
    await session.become(authAdmin);
    const insert = 'insert into auth.users (email) values ($1)';
    expect(await session.attempt(insert, [owner.email.toUpperCase()])).toBe('23505');
  });

  when('the auth service cannot touch the product’s tables', async ({ session }) => {
    await session.become(authAdmin);
    for (const table of ['profiles', 'user_roles', 'resumes', 'subscriptions', 'system_settings', 'audit_logs']) {
      expect(await session.attempt(`select * from ${table}`), table).toBe(DENIED);
    }
  });

  when('deleting a user ends sessions and identities', async ({ session, owner, admin }) => {
    await session.become(authAdmin);
    await session.query(inserts.identities);
    await session.query('insert into auth.sessions (user_id) values ($1)', [owner.id]);
    await session.query('delete from auth.users where id <> $1', [admin.id]);
    expect(
      await rowsOf(
        session,
        'select id from auth.sessions union all select id from auth.identities where user_id <> $1',
        [admin.id],
      ),
    ).toEqual([]);
  });
});

describePolicies('auth.uid, auth.role, auth.email, auth.jwt', (when) => {
  const who = 'select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt';

  when('return the claims of the token', async ({ session, owner }) => {
    await session.become({ role: 'authenticated', claims: { sub: owner.id, email: 'a@mail.example' } });
    const [claims] = await rowsOf(session, who);
    expect(claims).toMatchObject({ uid: owner.id, role: 'authenticated', email: 'a@mail.example' });
    expect(claims).toMatchObject({ jwt: expect.stringContaining(owner.id) });
  });

  when('are null if there is no such claim', async ({ session }) => {
    await session.become(anonymous);
    expect(await rowsOf(session, who)).toMatchObject([{ uid: null, role: 'anon', email: null }]);
  });

  when('are null when the setting is empty, as it is after another transaction', async ({ session }) => {
    await session.query(`select set_config('request.jwt.claims', '', true)`);
    expect(await rowsOf(session, who)).toEqual([{ uid: null, role: null, email: null, jwt: null }]);
  });
});

describePolicies('private.require_token', (when) => {
  const take = `select private.require_token('sign-in:1', 2, 0.001)`;

  when('allows the burst, then refuses with the seconds to wait, and accepts one returned', async ({ session }) => {
    await session.become(authAdmin);
    expect(await session.query(take)).toMatchObject({ rowCount: 1 });
    expect(await session.query(take)).toMatchObject({ rowCount: 1 });
    expect(await session.attempt(take)).toBe('PT429');
    await session.query(`select private.return_token('sign-in:1', 2)`);
    expect(await session.query(take)).toMatchObject({ rowCount: 1 });
  });

  when('refills over time, but never beyond the burst', async ({ session }) => {
    await session.become(authAdmin);
    await session.query(take);
    await session.query(take);
    await session.query(`update auth.rate_limits set updated_at = now() - interval '1 day'`);
    await session.query(take);
    await session.query(take);
    expect(await session.attempt(take)).toBe('PT429');
  });

  when('is for the auth service alone', async ({ session, owner }) => {
    for (const caller of [anonymous, owner.caller, service]) {
      await session.become(caller);
      expect(await session.attempt(take), caller.role).toBe(DENIED);
    }
  });
});

describePolicies('public.end_session', (when) => {
  const end = 'select end_session($1) as ended';
  const open = async (session: TestSession, person: string) => {
    await session.become(authAdmin);
    const { rows } = await session.query('insert into auth.sessions (user_id) values ($1) returning id', [person]);
    return String(rows[0]?.id);
  };
  const left = async (session: TestSession, person: string) => {
    await session.become(authAdmin);
    return (await rowsOf(session, 'select id from auth.sessions where user_id = $1', [person])).length;
  };

  when('ends the named session and no other, once', async ({ session, owner }) => {
    const id = await open(session, owner.id);
    await open(session, owner.id);
    await session.become(owner.caller);
    expect(await rowsOf(session, end, [id])).toEqual([{ ended: true }]);
    expect(await rowsOf(session, end, [id])).toEqual([{ ended: false }]);
    expect(await left(session, owner.id)).toBe(1);
  });

  when("leaves another person's session alone, an administrator's call included", async (scene) => {
    const { session, owner, stranger, admin } = scene;
    const id = await open(session, owner.id);
    for (const { caller } of [stranger, admin]) {
      await session.become(caller);
      expect(await rowsOf(session, end, [id])).toEqual([{ ended: false }]);
    }
    expect(await left(session, owner.id)).toBe(1);
  });

  when('asks for the second factor if there is one', async ({ session, owner }) => {
    const id = await open(session, owner.id);
    await session.query(
      `insert into auth.factors (user_id, factor_type, phone, status) values ($1, 'phone', '4915550100', 'verified')`,
      [owner.id],
    );
    await session.become(owner.caller);
    expect(await session.attempt(end, [id])).toBe(DENIED);
    await session.become({ ...owner.caller, claims: { ...owner.caller.claims, aal: 'aal2' } });
    expect(await rowsOf(session, end, [id])).toEqual([{ ended: true }]);
  });

  when('is closed to visitors', async ({ session, owner }) => {
    const id = await open(session, owner.id);
    await session.become(anonymous);
    expect(await session.attempt(end, [id])).toBe(DENIED);
  });
});
