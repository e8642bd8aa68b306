import { type FieldForm, formsOf, type SettingKey } from '#contract/settings.ts';
import { toLocalTime, toMoment } from '../lib/local-time.ts';
import type { SettingValue } from './load-settings.ts';
import { parseLimit } from './read-settings.ts';

/** The values of a form's fields: what is typed or chosen, and whether a switch is on. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** The fields' initial values, from a stored setting. */
export function toFieldValues(key: SettingKey, value: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(formsOf(key).map(({ name, field }) => [name, toFieldValue(field, value[name])]));
}

function toFieldValue(field: FieldForm, value: unknown): string | boolean {
  if (field.form === 'switch') return value === true;
  const text = String(value);
  return field.form === 'moment' ? toLocalTime(text) : text;
}

function parseField(field: FieldForm, given: string | boolean | undefined): SettingValue {
  if (field.form === 'switch') return given === true;
  const text = String(given ?? '');
  if (field.form === 'moment') return toMoment(text);
  return field.form === 'number' ? parseLimit(text) : text;
}

/** The value to save. */
export function fromFieldValues(key: SettingKey, given: FieldValues): Record<string, SettingValue> {
  return Object.fromEntries(formsOf(key).map(({ name, field }) => [name, parseField(field, given[name])]));
}

/** Which field a refusal is about: the database's message begins with its name in quotation marks. */
export function fieldOf(refusal: string | undefined): string | undefined {
  return refusal?.match(/^"([^"]+)"/)?.[1];
}
