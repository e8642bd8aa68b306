import * as z from 'zod';
import { type SettingKey, settingKeys, settings } from '#contract/settings.ts';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

/** The audit log names the installation itself, by the trigger on the table. */
const service = { role: 'service_role', claims: {} } as const;

/** A setting or a value that there is not, for the person at the command line. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** All settings, or the one that is named, or that one with a new value. @throws SettingError */
export async function runSettings(database: Database, key?: string, value?: string): Promise<string> {
  if (key === undefined) return read(database);
  const known = settingKeys.find((name) => name === key);
  if (!known) throw new SettingError(`There is no setting "${key}". There are: ${settingKeys.join(', ')}.`);
  if (value !== undefined) await write(database, known, value);
  return read(database, known);
}

/** `maintenance on [2026-12-24T18:00Z]` and `maintenance off`. @throws SettingError */
export function runMaintenance(database: Database, state: string | undefined, until = ''): Promise<string> {
  if (state !== 'on' && state !== 'off')
    throw new SettingError('Say npm run admin -- maintenance on [2026-12-24T18:00Z], or off.');
  return runSettings(database, 'maintenance', JSON.stringify({ enabled: state === 'on', until }));
}

async function read(database: Database, key?: SettingKey): Promise<string> {
  const [found] = await asUserBatch(database, service, [
    {
      sql: `select key || ' ' || value::text as line from public.system_settings where key = coalesce($1, key) order by key`,
      params: [key ?? null],
    },
  ]);
  return z
    .array(z.object({ line: z.string() }))
    .parse(found?.rows)
    .map(({ line }) => line)
    .join('\n');
}

async function write(database: Database, key: SettingKey, text: string): Promise<void> {
  const { schema, initial, description } = settings[key];
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new SettingError(`${key} takes a value such as ${JSON.stringify(initial)}, not ${text}`);
  await asUserBatch(database, service, [
    {
      sql: `insert into public.system_settings (key, value, description) values ($1, $2::jsonb, $3)
        on conflict (key) do update set value = excluded.value, updated_at = now()`,
      params: [key, JSON.stringify(parsed.data), description],
    },
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
