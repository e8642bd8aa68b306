import { describe, expect, test } from 'vitest';
import { asUser } from '../as-user.ts';
import type { Session } from '../database.ts';
import { buildSubscription, type Person } from '../testing/build.ts';
import { describeEachDatabase } from '../testing/describe-each-database.ts';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const MINE = 'insert into scan_usage (user_id, day, lease_until) values ($1, current_date, now())';

interface Taken {
  scan_id: string | null;
  scan_limit: number;
  remaining: number;
}

async function takeScan(session: Session, { id }: Pick<Person, 'id'>, lease = '1 minute'): Promise<Taken | undefined> {
  const { rows } = await session.query<Taken>('select * from private.take_scan($1, $2)', [id, lease]);
  return rows[0];
}

describePolicies('scan_usage', (when) => {
  when('a person reads their own, and a stranger none of it', async ({ session, owner, stranger }) => {
    await session.become(service);
    await takeScan(session, owner);
    await session.become(owner.caller);
    expect(await rowsOf(session, 'select user_id from scan_usage')).toEqual([{ user_id: owner.id }]);
    await session.become(stranger.caller);
    expect(await rowsOf(session, 'select * from scan_usage')).toEqual([]);
  });

  when('nobody can write their own scans or take one directly, not even an admin', async (scene) => {
    const { session, owner, admin } = scene;
    await session.become(service);
    await takeScan(session, owner);
    for (const { id, caller } of [owner, admin]) {
      await session.become(caller);
      expect(await session.attempt(MINE, [id])).toBe(DENIED);
      expect(await session.attempt('delete from scan_usage')).toBe(DENIED);
      expect(await session.attempt('update scan_usage set finished_at = null')).toBe(DENIED);
      expect(await session.attempt(`select private.take_scan($1, '1 minute')`, [id])).toBe(DENIED);
      expect(await session.attempt('select private.scan_state($1)', [id])).toBe(DENIED);
    }
  });

  when('nobody without a sign-in sees any', async ({ session, owner }) => {
    await session.become(anonymous);
    expect(await session.attempt('select * from scan_usage')).toBe(DENIED);
    expect(await session.attempt(MINE, [owner.id])).toBe(DENIED);
    expect(await session.attempt(`select private.take_scan($1, '1 minute')`, [owner.id])).toBe(DENIED);
  });

  when('a free person has two scans a day, and the third is refused', async ({ session, owner }) => {
    await session.become(service);
    expect(await takeScan(session, owner)).toMatchObject({ scan_limit: 2, remaining: 1 });
    expect(await takeScan(session, owner)).toMatchObject({ scan_limit: 2, remaining: 0 });
    expect(await takeScan(session, owner)).toEqual({ scan_id: null, scan_limit: 2, remaining: 0 });
  });

  when('a scan given back is free again; a finished one is not', async ({ session, owner }) => {
    await session.become(service);
    const first = await takeScan(session, owner);
    const second = await takeScan(session, owner);
    await session.query('select private.finish_scan($1)', [first?.scan_id ?? null]);
    for (const taken of [first, second])
      await session.query('select private.return_scan($1)', [taken?.scan_id ?? null]);
    expect(await rowsOf(session, 'select scan_limit, remaining from private.scan_state($1)', [owner.id])).toEqual([
      { scan_limit: 2, remaining: 1 },
    ]);
  });

  when('a scan whose lease ran out before it finished no longer counts', async ({ session, owner }) => {
    await session.become(service);
    await takeScan(session, owner, '-1 second');
    expect(await takeScan(session, owner)).toMatchObject({ remaining: 1 });
  });

  when("yesterday's scans do not count", async ({ session, owner }) => {
    await session.become(service);
    await session.query(
      `insert into scan_usage (user_id, day, lease_until, finished_at)
       select $1, (now() at time zone 'utc')::date - 1, now(), now() from generate_series(1, 2)`,
      [owner.id],
    );
    expect(await takeScan(session, owner)).toMatchObject({ remaining: 1 });
  });

  when('a deleted user has no scans to take', async ({ session }) => {
    await session.become(service);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await session.attempt(`select private.take_scan($1, '1 minute')`, [nobody])).toBe('23503');
  });

  for (const [title, plan, limit] of [
    ['an active premium plan has twenty', {}, 20],
    ['a premium plan without a known end has twenty', { end: null }, 20],
    ['a premium plan that ended has two', { end: '2000-01-01' }, 2],
    ['a canceled premium plan has two', { status: 'canceled' }, 2],
    ['a basic plan has two', { plan: 'basic' }, 2],
  ] as const) {
    when(title, async ({ session, owner }) => {
      await buildSubscription(session, owner, plan);
      expect(await takeScan(session, owner)).toMatchObject({ scan_limit: limit, remaining: limit - 1 });
    });
  }
});

describeEachDatabase('private.take_scan', (getDatabase) => {
  describe('with eight at once', () => {
    test('lets through exactly as many as are left', async () => {
      const database = getDatabase();
      const { rows } = await asUser(database, { role: 'auth_admin', claims: {} }, (session) =>
        session.query<{ id: string }>(`insert into auth.users (email) values ('many@mail.example') returning id`),
      );
      const id = rows[0]?.id ?? '';
      const taken = await Promise.all(
        Array.from({ length: 8 }, () => asUser(database, service, (session) => takeScan(session, { id }))),
      );
      expect(taken.filter((scan) => scan?.scan_id !== null)).toHaveLength(2);
    });
  });
});
