import { expect, test } from 'vitest';
import { asUser } from '#database/as-user.ts';
import type { Session } from '#database/database.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { administer } from './command.ts';
import { sweepRetained } from './sweep-retained.ts';

const USER = '00000000-0000-4000-8000-000000000001';

describeEachDatabase('retention', (getDatabase) => {
  const asService = <T>(work: (session: Session) => Promise<T>) =>
    asUser(getDatabase(), { role: 'service_role', claims: {} }, work);
  const agesOf = (sql: string) =>
    asService(async (session) => (await session.query<{ age: number }>(sql)).rows.map(({ age }) => age));
  const entries = () =>
    agesOf(`select (now()::date - created_at::date) as age from public.audit_logs where action = 'old' order by 1`);
  const scans = () => agesOf('select (now()::date - day) as age from public.scan_usage order by 1');
  const keep = (value: object) => administer(getDatabase(), ['settings', 'retention', JSON.stringify(value)]);

  test('keeps everything at first, and then what is not older than the setting says, in batches', async () => {
    await asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) =>
      session.query(`insert into auth.users (id, email) values ($1, 'ada@mail.example')`, [USER]),
    );
    await asService(async (session) => {
      await session.query(`insert into public.audit_logs (user_id, action, entity_type, created_at)
        select '${USER}', 'old', 'test', now() - make_interval(days => n) from generate_series(1, 9) n`);
      await session.query(`insert into public.scan_usage (user_id, day, lease_until, finished_at)
        select '${USER}', now()::date - n, now(), now() from generate_series(1, 9) n`);
    });
    expect(await sweepRetained(getDatabase(), 100)).toBe(0);
    await keep({ audit_days: 5, usage_days: 3 });
    expect(await sweepRetained(getDatabase(), 2)).toBe(4);
    expect([(await entries()).length, (await scans()).length]).toEqual([7, 7]);
    expect(await sweepRetained(getDatabase(), 100)).toBe(7);
    expect(await entries()).toEqual([1, 2, 3, 4]);
    expect(await scans()).toEqual([1, 2, 3]);
  });

  test('lets go of nothing younger, and never of what was said of the setting itself', async () => {
    await keep({ audit_days: 1, usage_days: 0 });
    await expect(asService((session) => session.query('delete from public.audit_logs'))).rejects.toMatchObject({
      code: '42501',
    });
    await asService((session) =>
      session.query(`insert into public.audit_logs (user_id, action, entity_type, details, created_at)
        values ('${USER}', 'update_setting', 'system_settings', '{"key": "retention"}', now() - interval '90 days')`),
    );
    await sweepRetained(getDatabase(), 100);
    expect(
      await agesOf(
        `select (now()::date - created_at::date) as age from public.audit_logs where created_at < now() - interval '2 days'`,
      ),
    ).toEqual([90]);
    await keep({ audit_days: 0, usage_days: 0 });
    await expect(asService((session) => session.query('delete from public.audit_logs'))).rejects.toMatchObject({
      code: '42501',
    });
  });
});
