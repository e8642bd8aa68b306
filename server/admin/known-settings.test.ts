import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type FieldForm, formsOf, readSetting, type SettingKey, settingKeys, settings } from '#contract/settings.ts';
import type { Session } from '#database/database.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';

/** Values around a field's bounds, good and bad. */
function trialsOf(field: FieldForm): unknown[] {
  const kinds = [null, [], {}, 'x', '1', true, 1];
  if (field.form === 'switch') return [...kinds, false];
  if (field.form === 'choice') return [...kinds, ...field.options, ` ${field.options[0]}`];
  if (field.form === 'text') return [...kinds, '', ' ', ...[0, 1].map((more) => 'x'.repeat(field.maxLength + more))];
  if (field.form === 'moment')
    return [
      ...kinds,
      '',
      '2026-12-24T18:00Z',
      '2026-12-24T18:00:59.123Z',
      '2026-12-24',
      '2026-13-24T18:00Z',
      '2026-12-24T18:00',
    ];
  return [...kinds, field.min, field.min - 1, field.max, field.max + 1, 2.5, 1e300];
}

/** Values of a setting: each field tried in turn, one left out, one extra; and values that are not objects. */
function valuesOf(key: SettingKey): unknown[] {
  const { initial } = settings[key];
  const tried = formsOf(key).flatMap(({ name, field }) => [
    ...trialsOf(field).map((value) => ({ ...initial, [name]: value })),
    Object.fromEntries(Object.entries(initial).filter(([other]) => other !== name)),
  ]);
  return [initial, ...tried, { ...initial, more: 1 }, null, true, [], 'x', 1];
}

test('docs/operating.md states the initial limits', () => {
  const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  const { daily_scan_limits: scans, kept_limits: kept } = settings;
  const written = new Intl.NumberFormat('en-US');
  const most = `${written.format(kept.initial.rows)} and ${written.format(kept.initial.megabytes)} MB`;
  expect(page).toContain(`| ${most} | setting \`kept_limits\` |`);
  expect(page).toContain(`| ${scans.initial.free}, premium ${scans.initial.premium} | setting \`daily_scan_limits\` |`);
});

describeEachDatabase('the settings of the contract', (getDatabase) => {
  async function undone(work: (session: Session) => Promise<void>): Promise<void> {
    const rolledBack = new Error('rolled back');
    const all = getDatabase().transaction(async (session) => {
      await work(session);
      throw rolledBack;
    });
    await expect(all).rejects.toBe(rolledBack);
  }

  test('are the rows of a new database: the same keys, values and descriptions', async () => {
    await undone(async (session) => {
      await session.query(`select set_config('role', 'service_role', true)`);
      const { rows } = await session.query('select key, value::text, description from public.system_settings');
      const Row = z.object({ key: z.string(), value: z.string(), description: z.string() });
      const seeded = z
        .array(Row)
        .parse(rows)
        .map((row) => [row.key, [JSON.parse(row.value), row.description]]);
      const named = settingKeys.map((key) => [key, [settings[key].initial, settings[key].description]]);
      expect(Object.fromEntries(seeded)).toEqual(Object.fromEntries(named));
    });
  });

  test.each(settingKeys)('%s takes in the database what its schema takes, and nothing else', async (key) => {
    const values = valuesOf(key);
    const { rows } = await getDatabase().query<{ fault: string | null }>(
      'select private.fault_of_setting($1, value) as fault from jsonb_array_elements($2::jsonb) with ordinality given (value, at) order by at',
      [key, JSON.stringify(values)],
    );
    const judged = (isFaulty: (at: number) => boolean) =>
      values.map((value, at) => `${JSON.stringify(value)?.slice(0, 300)} ${isFaulty(at) ? 'is refused' : 'is taken'}`);
    expect(judged((at) => rows[at]?.fault !== null)).toEqual(judged((at) => readSetting(key, values[at]).isUnreadable));
  });

  test('hold in the database too while their rows are missing: scans a day, and what a person keeps', async () => {
    const { daily_scan_limits: scans, kept_limits: kept } = settings;
    await undone(async (session) => {
      await session.query(`select set_config('role', 'service_role', true)`);
      await session.query('delete from public.system_settings');
      for (const [plan, limit] of Object.entries(scans.initial)) {
        const { rows } = await session.query('select private.daily_scan_limit($1) as most', [plan]);
        expect(rows).toEqual([{ most: limit }]);
      }
    });
    const { rows } = await getDatabase().query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'fault_of_kept'`,
    );
    for (const [name, most] of Object.entries(kept.initial)) {
      expect(rows[0]?.source).toContain(`then (setting ->> '${name}')::numeric else ${most} end`);
    }
  });
});
