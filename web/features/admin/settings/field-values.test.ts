import { describe, expect, test } from 'vitest';
import { settingKeys, settings } from '#contract/settings.ts';
import { fieldOf, fromFieldValues, toFieldValues } from './field-values.ts';

describe('the fields of a form', () => {
  test.each(settingKeys)('of %s start with its initial value, and return it', (key) => {
    const { initial, schema } = settings[key];
    const saved = fromFieldValues(key, toFieldValues(key, initial));
    expect(saved).toMatchObject(initial);
    expect(schema.safeParse(saved).success).toBe(true);
  });

  test('turn what was typed into numbers and switches', () => {
    expect(fromFieldValues('daily_scan_limits', { free: '7.9', basic: '', premium: '50' })).toEqual({
      free: 7,
      basic: 0,
      premium: 50,
    });
    expect(fromFieldValues('default_subscription', { plan: 'basic', resume_limit: '4' })).toEqual({
      plan: 'basic',
      resume_limit: 4,
      enforce: false,
    });
  });

  test('show a moment on the clock of this machine, and save it in UTC', () => {
    const until = '2026-12-24T18:05:00.000Z';
    const shown = toFieldValues('maintenance', { enabled: true, until });
    expect(shown.until).toMatch(/^2026-12-2[345]T\d\d:\d5$/);
    expect(fromFieldValues('maintenance', shown)).toEqual({ enabled: true, until });
  });

  test('are identified by the name a refusal begins with', () => {
    expect(fieldOf('"resume_limit" has to be a whole number from 0 to 1000000.')).toBe('resume_limit');
    expect(fieldOf('Permission denied')).toBeUndefined();
  });
});
