import { describe, expect, test } from 'vitest';
import { isNounToo, verbBase } from './verbs.ts';

describe('a verb', () => {
  test.each([
    ['manage', 'manage'],
    ['manages', 'manage'],
    ['managing', 'manage'],
    ['planning', 'plan'],
    ['tidied', 'tidy'],
    ['led', 'lead'],
  ])('is known by its base: "%s" is "%s"', (form, base) => expect(verbBase(form)).toBe(base));

  test.each(['venipuncture', 'string', 'nursing'])('is not any word: "%s"', (word) =>
    expect(verbBase(word)).toBeUndefined(),
  );

  test('may also begin a name', () => {
    expect(isNounToo('stock')).toBe(true);
    expect(isNounToo('perform')).toBe(false);
  });
});
