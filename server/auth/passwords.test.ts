import { parseOptions } from '@node-rs/argon2';
import { hash as hashBcrypt } from '@node-rs/bcrypt';
import { describe, expect, test } from 'vitest';
import { AuthError } from './errors.ts';
import { getWeakness, hashPassword, requireGoodPassword, unknownUserHash, verifyPassword } from './passwords.ts';
import { defaultAuthSettings } from './settings.ts';

describe('passwords', () => {
  test('are hashed with a salt of their own, and only the right one matches', async () => {
    const stored = await hashPassword('open sesame');
    expect(stored).toMatch(/^\$argon2id\$/);
    expect(await hashPassword('open sesame')).not.toBe(stored);
    expect(await verifyPassword(stored, 'open sesame')).toBe(true);
    expect(await verifyPassword(stored, 'open sesamE')).toBe(false);
  });

  test('of unknown users cost the same as those of known users: the stand-in hash has the same parameters', async () => {
    const { saltLen, ...costs } = parseOptions(await hashPassword('any'));
    expect(parseOptions(unknownUserHash)).toEqual({ ...costs, saltLen });
  });

  test('match neither an account without one nor a hash of an unknown kind', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
    expect(await verifyPassword('$scrypt$n=1$abc', 'abc')).toBe(false);
  });

  test('that bcrypt hashed elsewhere still match', async () => {
    const stored = await hashBcrypt('open sesame', 4);
    expect(stored).toMatch(/^\$2[aby]\$/);
    expect(await verifyPassword(stored, 'open sesame')).toBe(true);
    expect(await verifyPassword(stored, 'open sesamE')).toBe(false);
  });

  test('may have to contain characters of several classes, and the message names those that are missing', () => {
    const settings = { ...defaultAuthSettings, requiredCharacters: ['lower', 'upper', 'digits', 'symbols'] as const };
    expect(getWeakness('Open-sesame-1', settings)).toBeNull();
    expect(getWeakness('open sesame', settings)).toEqual({
      message:
        'Password should contain at least one character of each: ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, a character that is neither letter nor digit.',
      reasons: ['characters'],
    });
    expect(getWeakness('abc', settings)?.reasons).toEqual(['length', 'characters']);
  });

  test('are counted in characters for the minimum: six emoji are long enough, five are not', () => {
    expect(getWeakness('😀'.repeat(6), defaultAuthSettings)).toBeNull();
    expect(getWeakness('😀'.repeat(5), defaultAuthSettings)).toEqual({
      message: 'Password should be at least 6 characters.',
      reasons: ['length'],
    });
  });

  test('are counted in bytes for the maximum: 72 pass, 73 do not, nor do 25 characters of three bytes each', () => {
    const codeOf = (password: string): string | null => {
      try {
        requireGoodPassword(password, defaultAuthSettings);
        return null;
      } catch (error) {
        return error instanceof AuthError ? error.code : 'another error';
      }
    };
    expect(codeOf('a'.repeat(72))).toBeNull();
    expect(codeOf('a'.repeat(73))).toBe('validation_failed');
    expect(codeOf('€'.repeat(24))).toBeNull();
    expect(codeOf('€'.repeat(25))).toBe('validation_failed');
    expect(codeOf('short')).toBe('weak_password');
  });
});
