import { expect, test, vi } from 'vitest';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { settingDefaults, settingSchemas } from './known-settings.ts';
import { createSettings, watchSettings } from './settings-watch.ts';

const service = { role: 'service_role', claims: {} } as const;
const silent = { warn: () => {} };

const set = (database: Database, key: string, value: unknown) =>
  asUserBatch(database, service, [
    {
      sql: 'update public.system_settings set value = $2::jsonb where key = $1',
      params: [key, JSON.stringify(value)],
    },
  ]);

describeEachDatabase('the settings', (getDatabase) => {
  test('of a new database are the defaults', async () => {
    expect(await createSettings(getDatabase(), silent).read()).toEqual(settingDefaults);
  });

  test('that change take effect in every process that watches, by a notification', async () => {
    const watches = await Promise.all([1, 2].map(() => watchSettings(getDatabase(), silent, 3_600_000)));
    await set(getDatabase(), 'ai_enabled', { enabled: false });
    for (const watch of watches) {
      await expect.poll(async () => (await watch.read()).ai_enabled.enabled).toBe(false);
    }
    await set(getDatabase(), 'ai_enabled', { enabled: true });
    for (const watch of watches) {
      await expect.poll(async () => (await watch.read()).ai_enabled.enabled).toBe(true);
      await watch.close();
    }
  });

  test('that change take effect without a notification too, by asking again', async () => {
    const database = getDatabase();
    const deaf: Database = {
      engine: database.engine,
      query: database.query.bind(database),
      transaction: database.transaction.bind(database),
      batch: database.batch.bind(database),
      close: database.close.bind(database),
      listen: async () => async () => {},
    };
    const watch = await watchSettings(deaf, silent, 20);
    await set(getDatabase(), 'analysis_engine', { engine: 'basic' });
    await expect.poll(async () => (await watch.read()).analysis_engine.engine).toBe('basic');
    await set(getDatabase(), 'analysis_engine', { engine: 'advanced' });
    await watch.close();
  });

  test('that got in wrong by hand count as their defaults, with a line in the log', async () => {
    const warn = vi.fn();
    await getDatabase().transaction(async (session) => {
      await session.query('alter table public.system_settings disable trigger check_setting');
      await session.query(`select set_config('role', 'service_role', true)`);
      await session.query(`update public.system_settings set value = '"?"' where key = 'openai_model'`);
    });
    expect((await createSettings(getDatabase(), { warn }).read()).openai_model).toEqual(settingDefaults.openai_model);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ key: 'openai_model' }, expect.stringContaining('default'));
    await getDatabase().query('alter table public.system_settings enable trigger check_setting');
    await set(getDatabase(), 'openai_model', settingDefaults.openai_model);
  });

  test.each([
    ['ai_enabled', { enabled: false }],
    ['ai_enabled', { enabled: 'false' }],
    ['ai_enabled', { enabled: true, more: 1 }],
    ['ai_enabled', true],
    ['ai_enabled', null],
    ['ai_enabled', []],
    ['openai_model', { model: 'local/model:7b' }],
    ['openai_model', { model: ' ' }],
    ['openai_model', { model: 'x'.repeat(201) }],
    ['openai_model', {}],
    ['default_subscription', { plan: 'basic', resume_limit: 0, enforce: true }],
    ['default_subscription', { plan: 'gold', resume_limit: 3 }],
    ['default_subscription', { plan: 'free', resume_limit: 2.5 }],
    ['default_subscription', { plan: 'free', resume_limit: -1 }],
    ['default_subscription', { plan: 'free', resume_limit: 3, enforce: 'no' }],
    ['default_subscription', { plan: 'free', resume_limit: 3, enforce: null }],
    ['default_subscription', { plan: 'free' }],
    ['daily_scan_limits', { free: 0, basic: 10, premium: 1_000_000 }],
    ['daily_scan_limits', { free: 0, basic: 10, premium: 1_000_001 }],
    ['daily_scan_limits', { free: 0, premium: 10 }],
    ['kept_limits', { rows: 0, megabytes: 1_000_000 }],
    ['kept_limits', { rows: 1 }],
    ['kept_limits', { rows: '1', megabytes: 1 }],
    ['analysis_engine', { engine: 'basic' }],
    ['analysis_engine', { engine: 'best' }],
    ['analysis_engine', { engine: null }],
  ] as const)('%s of %j: the database and the schema agree whether it is one', async (key, value) => {
    const { rows } = await getDatabase().query<{ fault: string | null }>(
      'select private.fault_of_setting($1, $2::jsonb) as fault',
      [key, JSON.stringify(value)],
    );
    expect(rows[0]?.fault === null).toBe(settingSchemas[key].safeParse(value).success);
  });
});
