import { describe, expect, test } from 'vitest';
import type { Setting } from './load-settings.ts';
import { findSetting, parseJson, parseLimit, parseNewValue } from './read-settings.ts';

const buildSetting = (key: string, value: Setting['value']): Setting => ({
  id: key,
  key,
  value,
  description: null,
  updated_at: '2026-01-02T03:04:05Z',
});

describe('the settings with forms', () => {
  test('are read from their rows', () => {
    const settings = [buildSetting('default_subscription', { plan: 'basic', resume_limit: 7, enforce: true })];
    expect(findSetting(settings, 'default_subscription')).toEqual({
      value: { plan: 'basic', resume_limit: 7, enforce: true },
      isUnreadable: false,
    });
  });

  test('fall back to defaults when missing', () => {
    expect(findSetting([], 'default_subscription')).toEqual({
      value: { plan: 'free', resume_limit: 3 },
      isUnreadable: false,
    });
  });

  test.each([['yes'], [null], [{ enabled: 'yes' }], [{}], [{ enabled: false, more: 1 }]])(
    'have defaults, and say so, when the value is %j',
    (value) => {
      expect(findSetting([buildSetting('ai_enabled', value)], 'ai_enabled')).toEqual({
        value: { enabled: true },
        isUnreadable: true,
      });
    },
  );
});

describe('what is typed', () => {
  test('as a new value is parsed as JSON, else kept as text', () => {
    expect(parseNewValue('{"a": 1}')).toEqual({ a: 1 });
    expect(parseNewValue('null')).toBeNull();
    expect(parseNewValue('plain words')).toBe('plain words');
    expect(parseNewValue('{"a":')).toBe('{"a":');
  });

  test('as JSON is refused when it is invalid', () => {
    expect(parseJson('{"a": 1}')).toEqual({ value: { a: 1 } });
    expect(parseJson('{a: 1}')).toBeUndefined();
    expect(parseJson('')).toBeUndefined();
  });

  test.each([
    ['12', 12],
    ['7.9', 7],
    ['', 0],
    ['many', 0],
  ])('as a limit, %j counts as %i', (text, limit) => {
    expect(parseLimit(text)).toBe(limit);
  });
});
