import * as z from 'zod/mini';
import type { Setting, SettingValue } from './load-settings.ts';

export interface ReadSetting<Value> {
  /** The default when there is none, or one of another shape. */
  value: Value;
  isUnreadable: boolean;
}

const AiEnabled = z.looseObject({ enabled: z.boolean() });
const Model = z.looseObject({ model: z.string() });
const Engine = z.looseObject({ engine: z.enum(['advanced', 'basic']) });
const DefaultSubscription = z.looseObject({
  plan: z.enum(['free', 'basic', 'premium']),
  resume_limit: z.number(),
  enforce: z.optional(z.boolean()),
});
const DailyScanLimits = z.looseObject({ free: z.number(), basic: z.number(), premium: z.number() });

/** The settings that have a form of their own, by key; with the defaults of product rules 3.4 and 9.1. */
export function readSettings(settings: readonly Setting[]) {
  return {
    ai_enabled: read(settings, 'ai_enabled', AiEnabled, { enabled: true }),
    openai_model: read(settings, 'openai_model', Model, { model: 'gpt-4' }),
    analysis_engine: read(settings, 'analysis_engine', Engine, { engine: 'advanced' }),
    default_subscription: read(settings, 'default_subscription', DefaultSubscription, {
      plan: 'free',
      resume_limit: 3,
    }),
    daily_scan_limits: read(settings, 'daily_scan_limits', DailyScanLimits, { free: 2, basic: 2, premium: 20 }),
  };
}

export type KnownSettings = ReturnType<typeof readSettings>;

function read<Value>(
  settings: readonly Setting[],
  key: string,
  shape: z.ZodMiniType<Value>,
  fallback: Value,
): ReadSetting<Value> {
  const stored = settings.find((setting) => setting.key === key);
  const parsed = shape.safeParse(stored?.value);
  if (parsed.success) return { value: parsed.data, isUnreadable: false };
  return { value: fallback, isUnreadable: stored !== undefined };
}

/** Undefined when the text is not JSON; in an object, because `null` is JSON too. */
export function parseJson(text: string): { value: SettingValue } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The value of a new setting: JSON, else the text itself (product rule 5.5). */
export function parseNewValue(text: string): SettingValue {
  return (parseJson(text) ?? { value: text }).value;
}

/** The field of a limit an integer, 0 if it is not numeric (product rule 5.6). */
export function parseLimit(text: string): number {
  return Number.parseInt(text, 10) || 0;
}
