import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const secret = randomBytes(32);
const anyToken = fc.record({ sessionId: fc.uuid(), counter: fc.bigInt({ min: 0n, max: 2n ** 53n }) });

describe('a refresh token', () => {
  test('is read back as written, for any session and counter', () => {
    fc.assert(
      fc.property(anyToken, (token) => {
        expect(readRefreshToken(writeRefreshToken(token, secret), [randomBytes(32), secret])).toEqual(token);
      }),
    );
  });

  test('C7: is base64url, and the same for the same session and counter', () => {
    const token = { sessionId: '6f1c0f0e-3c5d-4f0b-9a55-0c2f5f6f7f80', counter: 7n };
    expect(writeRefreshToken(token, secret)).toMatch(/^[A-Za-z0-9_-]{64}$/);
    expect(writeRefreshToken(token, secret)).toBe(writeRefreshToken({ ...token }, secret));
  });

  test('is forged when any one of its characters is changed', () => {
    fc.assert(
      fc.property(anyToken, fc.nat(63), fc.constantFrom(...'Aa0_-Zz9'), (token, at, character) => {
        const text = writeRefreshToken(token, secret);
        fc.pre(text[at] !== character);
        expect(readRefreshToken(text.slice(0, at) + character + text.slice(at + 1), [secret])).toBe('forged');
      }),
    );
  });

  test('is forged when it was made with another secret', () => {
    const text = writeRefreshToken({ sessionId: '6f1c0f0e-3c5d-4f0b-9a55-0c2f5f6f7f80', counter: 0n }, randomBytes(32));
    expect(readRefreshToken(text, [secret])).toBe('forged');
  });

  test.each(['', 'abcdefghijkl', `${'a'.repeat(63)}=`, 'a'.repeat(65), 'ü'.repeat(64)])(
    'is unknown when it is %j',
    (text) => {
      expect(readRefreshToken(text, [secret])).toBe('unknown');
    },
  );
});
