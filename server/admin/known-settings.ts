import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

/** A limit that an administrator sets. */
const count = z.number().int().min(0).max(1_000_000);

/**
 * The settings that the product reads, by key. The database refuses other values in words (private.fault_of_setting of
 * 0013_admin.sql); a test holds the two against each other.
 */
export const settingSchemas = {
  ai_enabled: z.strictObject({ enabled: z.boolean() }),
  openai_model: z.strictObject({ model: z.string().trim().min(1).max(200) }),
  default_subscription: z.strictObject({
    plan: z.enum(['free', 'basic', 'premium']),
    /** Analyses that a free person keeps, where `enforce` is true. */
    resume_limit: count,
    enforce: z.boolean().optional(),
  }),
  /** Scans a UTC day, by plan. */
  daily_scan_limits: z.strictObject({ free: count, basic: count, premium: count }),
  /** What one person may keep; the database holds it, at every write (0018_kept.sql). */
  kept_limits: z.strictObject({ rows: count, megabytes: count }),
  analysis_engine: z.strictObject({ engine: z.enum(['advanced', 'basic']) }),
} as const;

export type SettingKey = keyof typeof settingSchemas;
export type KnownSettings = { [Key in SettingKey]: z.infer<(typeof settingSchemas)[Key]> };

/** What holds for a setting that is missing or cannot be read (product rules 3.4 and 9.1). */
export const settingDefaults: KnownSettings = {
  ai_enabled: { enabled: true },
  openai_model: { model: 'gpt-4' },
  default_subscription: { plan: 'free', resume_limit: 3 },
  daily_scan_limits: { free: 2, basic: 2, premium: 20 },
  kept_limits: { rows: 20_000, megabytes: 1000 },
  analysis_engine: { engine: 'advanced' },
};

const Values = z.record(z.string(), z.unknown());

const service = { role: 'service_role', claims: {} } as const;
const select = {
  sql: `select coalesce(jsonb_object_agg(key, value), '{}')::text as settings from public.system_settings where key = any($1::text[])`,
  params: [`{${Object.keys(settingSchemas).join(',')}}`],
};

/**
 * The settings as the database has them now. One that got in by hand and cannot be read counts as its default, so that it
 * breaks nothing.
 * @param onFault told the keys of those
 */
export async function readSettings(database: Database, onFault: (key: SettingKey) => void): Promise<KnownSettings> {
  const [found] = await asUserBatch(database, service, [select]);
  const values = Values.parse(JSON.parse(String(found?.rows[0]?.settings)));
  const read = <Key extends SettingKey>(key: Key, schema: z.ZodType<KnownSettings[Key]>): KnownSettings[Key] => {
    if (values[key] === undefined) return settingDefaults[key];
    const parsed = schema.safeParse(values[key]);
    if (!parsed.success) onFault(key);
    return parsed.data ?? settingDefaults[key];
  };
  return {
    ai_enabled: read('ai_enabled', settingSchemas.ai_enabled),
    openai_model: read('openai_model', settingSchemas.openai_model),
    default_subscription: read('default_subscription', settingSchemas.default_subscription),
    daily_scan_limits: read('daily_scan_limits', settingSchemas.daily_scan_limits),
    kept_limits: read('kept_limits', settingSchemas.kept_limits),
    analysis_engine: read('analysis_engine', settingSchemas.analysis_engine),
  };
}
