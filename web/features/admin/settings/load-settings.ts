import * as z from 'zod/mini';
import type { DataClient } from '#web/lib/data-client.ts';
import { texts } from './texts.ts';

/** A row of `system_settings`. */
const Setting = z.object({
  id: z.string(),
  key: z.string(),
  value: z.json(),
  description: z.nullable(z.string()),
  updated_at: z.string(),
});
export type Setting = z.infer<typeof Setting>;
export type SettingValue = Setting['value'];

/** All settings by key. Throws what the data client reports. */
export async function loadSettings(client: DataClient): Promise<Setting[]> {
  const { data, error } = await client.from('system_settings').select('*').order('key').retry(false);
  if (error) throw error;
  return z.array(Setting).parse(data);
}

/** Changes an existing value. Throws what the data client reports; its message names what the database refused. */
export async function updateSetting(client: DataClient, id: string, value: SettingValue): Promise<void> {
  const change = { value, updated_at: new Date().toISOString() };
  const { error } = await client.from('system_settings').update(change).eq('id', id);
  if (error) throw error;
}

/** PostgreSQL's error code for a value that must be unique. */
const UNIQUE_VIOLATION = '23505';

/** Throws what the data client reports, or a readable message when the key is taken. */
export async function addSetting(
  client: DataClient,
  setting: { key: string; value: SettingValue; description: string | null },
): Promise<void> {
  const { error } = await client.from('system_settings').insert(setting);
  if (error?.code === UNIQUE_VIOLATION) throw new Error(texts.taken, { cause: error });
  if (error) throw error;
}
