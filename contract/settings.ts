import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** How an administrator sets a field, and what its form needs to know. */
export type FieldForm =
  | { form: 'switch' }
  | { form: 'text'; maxLength: number }
  /** A moment in UTC, or empty. */
  | { form: 'moment' }
  | { form: 'choice'; options: readonly string[] }
  | { form: 'number'; min: number; max: number; unit: 'scans' | 'analyses' | 'rows' | 'megabytes' | 'days' };

/** Keyed by a field's schema. Not zod's own registry: every page would download it with the schemas it shares. */
const forms = new Map<z.ZodMiniType, FieldForm>();

function inForm<Schema extends z.ZodMiniType>(schema: Schema, form: FieldForm): Schema {
  forms.set(schema, form);
  return schema;
}

/** A million of anything is no real limit, and every integer up to it is exact in JSON and SQL. */
const most = 1_000_000;
const plans = ['free', 'basic', 'premium'] as const;
const engines = ['advanced', 'basic'] as const;

type Unit = Extract<FieldForm, { form: 'number' }>['unit'];

const count = (unit: Unit) =>
  inForm(z.number().check(z.minimum(0), z.maximum(most), z.multipleOf(1)), { form: 'number', min: 0, max: most, unit });
const oneOf = <const Option extends string>(options: readonly Option[]) =>
  inForm(z.enum(options), { form: 'choice', options });

/** To the second at most, in UTC: the database compares by the same pattern. */
const momentOrNothing =
  /^(20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z)?$/;

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A row of `system_settings`: what it is for, its fields, and the values in force until an administrator changes them. */
function setting<Fields extends Shape>(
  description: string,
  fields: Fields,
  initial: NoInfer<z.infer<z.ZodMiniObject<Fields>>>,
) {
  return { description, fields, initial, schema: z.strictObject(fields) };
}

/**
 * Everything that an administrator can set, by its key in `system_settings`. The forms, what the server reads and what pages show
 * come from here; the database, which seeds these rows and refuses other values, is tested against it
 * (server/admin/known-settings.test.ts).
 */
export const settings = {
  ai_enabled: setting(
    'Enable or disable AI resume analysis',
    { enabled: inForm(z.boolean(), { form: 'switch' }) },
    { enabled: true },
  ),
  ai_second_reader: setting(
    'Let the language model judge unclear wording beside the rules',
    { enabled: inForm(z.boolean(), { form: 'switch' }) },
    { enabled: false },
  ),
  openai_model: setting(
    'OpenAI model to use for resume analysis',
    {
      model: inForm(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.modelCharacters)), {
        form: 'text',
        maxLength: limits.modelCharacters,
      }),
    },
    { model: 'gpt-4' },
  ),
  default_subscription: setting(
    'Default subscription settings for new users',
    {
      plan: oneOf(plans),
      /** Analyses that a person on the free plan keeps, if `enforce` is true. */
      resume_limit: count('analyses'),
      enforce: inForm(z.optional(z.boolean()), { form: 'switch' }),
    },
    { plan: 'free', resume_limit: 3 },
  ),
  daily_scan_limits: setting(
    'Scans a person has a day (UTC), by plan',
    { free: count('scans'), basic: count('scans'), premium: count('scans') },
    { free: 2, basic: 2, premium: 20 },
  ),
  kept_limits: setting(
    'What one person may keep: saved analyses and answers, and the size of their texts',
    { rows: count('rows'), megabytes: count('megabytes') },
    { rows: 20_000, megabytes: 1000 },
  ),
  analysis_engine: setting(
    'Analysis engine: advanced, or basic keyword matching',
    { engine: oneOf(engines) },
    { engine: 'advanced' },
  ),
  maintenance: setting(
    'Close the product to everybody but administrators, until a time',
    {
      enabled: inForm(z.boolean(), { form: 'switch' }),
      /** When it ends by itself; empty for when it is switched off. */
      until: inForm(z.string().check(z.regex(momentOrNothing)), { form: 'moment' }),
    },
    { enabled: false, until: '' },
  ),
  retention: setting(
    'Days after which entries of the audit log and records of use are deleted',
    { audit_days: count('days'), usage_days: count('days') },
    { audit_days: 0, usage_days: 0 },
  ),
} as const;

export type SettingKey = keyof typeof settings;
export const settingKeys = Object.keys(settings).filter((key): key is SettingKey => Object.hasOwn(settings, key));

export type KnownSettings = { [Key in SettingKey]: z.infer<(typeof settings)[Key]['schema']> };
type Table = {
  readonly [Key in SettingKey]: { initial: KnownSettings[Key]; schema: z.ZodMiniType<KnownSettings[Key]> };
};
const table: Table = settings;

/** How the fields of a setting are set, in order. */
export function formsOf(key: SettingKey): { name: string; field: FieldForm }[] {
  return Object.entries<z.ZodMiniType>(settings[key].fields).flatMap(([name, schema]) => {
    const field = forms.get(schema);
    return field === undefined ? [] : [{ name, field }];
  });
}

export interface ReadSetting<Value> {
  /** The stored value; the initial one if nothing or something of another shape was stored. */
  value: Value;
  isUnreadable: boolean;
}

/** Reads a stored value; undefined means none. A value entered by hand that cannot be read breaks nothing (product rule 3.4). */
export function readSetting<Key extends SettingKey>(key: Key, stored: unknown): ReadSetting<KnownSettings[Key]> {
  const { initial, schema } = table[key];
  if (stored === undefined) return { value: initial, isUnreadable: false };
  const parsed = schema.safeParse(stored);
  return parsed.success ? { value: parsed.data, isUnreadable: false } : { value: initial, isUnreadable: true };
}
