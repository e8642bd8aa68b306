import { type KnownSettings, type ReadSetting, readSetting, type SettingKey } from '#contract/settings.ts';
import type { Setting, SettingValue } from './load-settings.ts';

/** One of the product's own settings, read from the rows. */
export function findSetting<Key extends SettingKey>(
  settings: readonly Setting[],
  key: Key,
): ReadSetting<KnownSettings[Key]> {
  return readSetting(key, settings.find((setting) => setting.key === key)?.value);
}

/** Undefined when the text is not JSON; the value is wrapped in an object, because `null` is JSON too. */
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

/** A limit's field as an integer, 0 if it is not numeric (product rule 5.6). */
export function parseLimit(text: string): number {
  return Number.parseInt(text, 10) || 0;
}
