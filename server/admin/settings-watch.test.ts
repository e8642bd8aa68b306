import { expect, test, vi } from 'vitest';
import { settings } from '#contract/settings.ts';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
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

  test('that were entered wrong by hand fall back to their defaults, with a line in the log', async () => {
    const warn = vi.fn();
    await getDatabase().transaction(async (session) => {
      await session.query('alter table public.system_settings disable trigger check_setting');
      await session.query(`select set_config('role', 'service_role', true)`);
      await session.query(`update public.system_settings set value = '"?"' where key = 'openai_model'`);
    });
    expect((await createSettings(getDatabase(), { warn }).read()).openai_model).toEqual(settings.openai_model.initial);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ key: 'openai_model' }, expect.stringContaining('default'));
    await getDatabase().query('alter table public.system_settings enable trigger check_setting');
    await set(getDatabase(), 'openai_model', settings.openai_model.initial);
  });
});
