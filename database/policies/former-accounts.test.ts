import { expect } from 'vitest';
import { DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';
import type { TestSession } from '../testing/rolled-back.ts';

const authAdmin = { role: 'auth_admin', claims: {} } as const;

async function use(session: TestSession, id: string): Promise<void> {
  await session.become(service);
  await session.query(`select private.take_scan($1, '1 minute'), private.reserve_tokens($1, 700, 1000, 0)`, [id]);
}

async function signUp(session: TestSession, email: string): Promise<string> {
  await session.become(authAdmin);
  const [row] = (
    await session.query<{ id: string }>('insert into auth.users (email) values ($1) returning id', [email])
  ).rows;
  return row?.id ?? '';
}

async function remaining(session: TestSession, id: string): Promise<unknown> {
  await session.become(service);
  return (await rowsOf(session, 'select remaining from private.scan_state($1)', [id]))[0];
}

const closings = {
  'an account that is deleted': 'delete from auth.users where id = $1',
  'an account whose row stays without its address':
    'update auth.users set email = null, deleted_at = now() where id = $1',
};

describePolicies('what former accounts used today', (when) => {
  for (const [what, sql] of Object.entries(closings)) {
    when(`${what}: the same address has what is left of the day, however it is written`, async ({ session, owner }) => {
      await use(session, owner.id);
      await session.become(authAdmin);
      await session.query(sql, [owner.id]);
      const again = await signUp(session, owner.email.toUpperCase());
      expect(await remaining(session, again)).toEqual({ remaining: 1 });
      const tokens = 'select day, refused from private.reserve_tokens($1, 700, 1000, 0)';
      expect(await rowsOf(session, tokens, [again])).toEqual([{ day: null, refused: 'person' }]);
    });
  }

  when('after two deletions the sum counts; another address has its full day', async ({ session, owner, stranger }) => {
    let id = owner.id;
    for (let times = 0; times < 2; times += 1) {
      await use(session, id);
      await session.query('delete from private.person_tokens');
      await session.become(authAdmin);
      await session.query('delete from auth.users where id = $1', [id]);
      id = await signUp(session, owner.email);
    }
    expect(await remaining(session, id)).toEqual({ remaining: 0 });
    expect(await remaining(session, stranger.id)).toEqual({ remaining: 2 });
  });

  when('the hash contains no address, and is gone with its secret after the day', async ({ session, owner }) => {
    await use(session, owner.id);
    await session.become(authAdmin);
    await session.query('delete from auth.users where id = $1', [owner.id]);
    await session.become(service);
    const kept = await rowsOf(session, `select encode(address_hash, 'escape') as hash from private.former_accounts`);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(owner.email);
    await session.query('insert into private.day_secrets select day - 1, secret from private.day_secrets');
    await session.query('update private.former_accounts set day = day - 1');
    await session.query('select private.sweep_days()');
    expect(await rowsOf(session, 'select * from private.former_accounts')).toEqual([]);
    expect(await rowsOf(session, 'select from private.day_secrets where day < private.today()')).toEqual([]);
  });

  when('nobody but the server reads or writes any of it', async ({ session, owner, admin }) => {
    for (const { id, caller } of [owner, admin]) {
      await session.become(caller);
      for (const table of ['former_accounts', 'day_secrets', 'person_tokens'])
        expect(await session.attempt(`select * from private.${table}`)).toBe(DENIED);
      expect(await session.attempt('select private.former_use($1)', [id])).toBe(DENIED);
      expect(await session.attempt('select private.reserve_tokens($1, 1, 0, 0)', [id])).toBe(DENIED);
    }
  });
});
