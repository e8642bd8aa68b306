import * as z from 'zod';
import { type KnownSettings, readSetting, type SettingKey, settingKeys } from '#contract/settings.ts';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

const Values = z.record(z.string(), z.unknown());

const service = { role: 'service_role', claims: {} } as const;
const select = {
  sql: `select coalesce(jsonb_object_agg(key, value), '{}')::text as settings from public.system_settings where key = any($1::text[])`,
  params: [`{${settingKeys.join(',')}}`],
};

/**
 * The settings as the database has them now.
 * @param onFault called with the keys of those that cannot be read and keep their initial values
 */
export async function readSettings(database: Database, onFault: (key: SettingKey) => void): Promise<KnownSettings> {
  const [found] = await asUserBatch(database, service, [select]);
  const values = Values.parse(JSON.parse(String(found?.rows[0]?.settings)));
  const read = <Key extends SettingKey>(key: Key): KnownSettings[Key] => {
    const { value, isUnreadable } = readSetting(key, values[key]);
    if (isUnreadable) onFault(key);
    return value;
  };
  return {
    ai_enabled: read('ai_enabled'),
    ai_second_reader: read('ai_second_reader'),
    openai_model: read('openai_model'),
    default_subscription: read('default_subscription'),
    daily_scan_limits: read('daily_scan_limits'),
    kept_limits: read('kept_limits'),
    analysis_engine: read('analysis_engine'),
    maintenance: read('maintenance'),
    retention: read('retention'),
  };
}
