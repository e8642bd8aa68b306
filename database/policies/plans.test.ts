import { expect } from 'vitest';
import { buildResume, buildSubscription, buildUser } from '../testing/build.ts';
import { DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';
import type { TestSession } from '../testing/rolled-back.ts';

const SAVE = `insert into resumes (resume_text, job_description, match_score) values ('Ten years of bees', 'A beekeeper', 80)`;

async function set(session: TestSession, key: string, value: string): Promise<void> {
  await session.become(service);
  // As it would be without the check of what administrators set: these functions have to cope with it.
  await session.query('reset role');
  await session.query('alter table system_settings disable trigger check_setting');
  await session.become(service);
  await session.query('update system_settings set value = $2 where key = $1', [key, value]);
}

describePolicies('daily_scan_limits', (when) => {
  for (const [value, free, premium] of [
    ['{"free": 3, "premium": 50}', 3, 50],
    ['{"free": 0}', 0, 20],
    ['{"free": -1, "premium": 1.5}', 2, 20],
    ['{"free": "7", "premium": 1e300}', 2, 20],
    ['[]', 2, 20],
    ['"broken"', 2, 20],
    ['null', 2, 20],
  ] as const) {
    when(`of ${value} are ${free} and ${premium} scans a day`, async ({ session }) => {
      await set(session, 'daily_scan_limits', value);
      const sql = `select private.daily_scan_limit('free') as free, private.daily_scan_limit('premium') as premium`;
      expect(await rowsOf(session, sql)).toEqual([{ free, premium }]);
    });
  }

  when('fall back to the defaults when the setting is gone', async ({ session, owner }) => {
    await session.become(service);
    await session.query(`delete from system_settings where key = 'daily_scan_limits'`);
    const sql = 'select scan_limit, remaining from private.scan_state($1)';
    expect(await rowsOf(session, sql, [owner.id])).toEqual([{ scan_limit: 2, remaining: 2 }]);
  });

  when('lowered below what is used leave zero scans, not a negative number', async ({ session, owner }) => {
    await set(session, 'daily_scan_limits', '{"free": 1}');
    await session.query(
      `insert into scan_usage (user_id, day, lease_until, finished_at)
       select $1, (now() at time zone 'utc')::date, now(), now() from generate_series(1, 2)`,
      [owner.id],
    );
    const sql = 'select scan_limit, remaining from private.scan_state($1)';
    expect(await rowsOf(session, sql, [owner.id])).toEqual([{ scan_limit: 1, remaining: 0 }]);
  });

  when('are available again at the next midnight UTC', async ({ session, owner }) => {
    await session.become(service);
    const sql = `select renews_at = date_trunc('day', now(), 'utc') + interval '24 hours' as is_midnight from private.scan_state($1)`;
    expect(await rowsOf(session, sql, [owner.id])).toEqual([{ is_midnight: true }]);
  });
});

describePolicies('default_subscription', (when) => {
  for (const [value, rows] of [
    ['{"plan": "premium", "resume_limit": 3}', [{ plan_type: 'premium', status: 'granted' }]],
    ['{"plan": "basic"}', [{ plan_type: 'basic', status: 'granted' }]],
    ['{"plan": "free"}', []],
    ['{"plan": "gold"}', []],
    ['7', []],
  ] as const) {
    when(`of ${value} gives new users ${rows[0]?.plan_type ?? 'free'}`, async ({ session, owner }) => {
      await set(session, 'default_subscription', value);
      const { id } = await buildUser(session);
      await session.become(service);
      const sql = 'select plan_type, status from subscriptions where user_id = $1';
      expect(await rowsOf(session, sql, [id])).toEqual(rows);
      expect(await rowsOf(session, sql, [owner.id])).toEqual([]);
    });
  }
});

describePolicies('the resume limit', (when) => {
  when('limits nobody as seeded', async ({ session, owner }) => {
    for (let saved = 0; saved < 4; saved += 1) await buildResume(session, owner);
    await session.become(owner.caller);
    expect(await session.query(SAVE)).toMatchObject({ rowCount: 1 });
  });

  when('limits people on the free plan once it is enforced, and tells them what to do', async ({ session, owner }) => {
    await set(session, 'default_subscription', '{"plan": "free", "resume_limit": 2, "enforce": true}');
    await session.become(owner.caller);
    await session.query(SAVE);
    await session.query(SAVE);
    expect(await session.attempt(SAVE)).toBe('PT403');
    await expect(session.query(SAVE)).rejects.toThrow(
      'The free plan keeps 2 saved analyses, and you have 2. Delete one, or upgrade to Premium.',
    );
  });

  when('counts the rows of one insert too', async ({ session, owner }) => {
    await set(session, 'default_subscription', '{"resume_limit": 2, "enforce": true}');
    await session.become(owner.caller);
    const three = `${SAVE}, ('b', 'b', 1), ('c', 'c', 1)`;
    expect(await session.attempt(three)).toBe('PT403');
  });

  when('frees a place after a deletion, and saved ones may be edited', async ({ session, owner }) => {
    await set(session, 'default_subscription', '{"resume_limit": 1, "enforce": true}');
    await session.become(owner.caller);
    await session.query(SAVE);
    expect(await session.query(`update resumes set job_title = 'Beekeeper'`)).toMatchObject({ rowCount: 1 });
    await session.query('delete from resumes');
    expect(await session.query(SAVE)).toMatchObject({ rowCount: 1 });
  });

  when('limits no premium people, and nobody when the setting is broken', async ({ session, owner, stranger }) => {
    await set(session, 'default_subscription', '{"resume_limit": 0, "enforce": true}');
    await buildSubscription(session, owner);
    await session.become(owner.caller);
    expect(await session.query(SAVE)).toMatchObject({ rowCount: 1 });
    for (const value of ['{"resume_limit": "0", "enforce": true}', '{"resume_limit": 0, "enforce": "yes"}', '[]']) {
      await set(session, 'default_subscription', value);
      await session.become(stranger.caller);
      expect(await session.query(SAVE)).toMatchObject({ rowCount: 1 });
    }
  });
});

describePolicies('payment tables', (when) => {
  when('are closed to people, admins included, and open to the service role', async ({ session, owner, admin }) => {
    const tables = ['payment_customers', 'payment_events', 'sandbox_sessions', 'sandbox_subscriptions'];
    for (const { caller } of [owner, admin]) {
      await session.become(caller);
      for (const table of tables) expect(await session.attempt(`select * from private.${table}`)).toBe(DENIED);
      expect(await session.attempt(`select private.plan_of($1, now())`, [owner.id])).toBe(DENIED);
    }
    await session.become(service);
    for (const table of tables) expect(await rowsOf(session, `select * from private.${table}`)).toEqual([]);
  });
});
