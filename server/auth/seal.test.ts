import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SealError, seal, unseal } from './seal.ts';

const key = randomBytes(32);

test('a sealed text opens with its key, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unseal(key, seal(key, text))).toBe(text);
    }),
  );
});

test('the same text is sealed differently each time, and reveals nothing', () => {
  const sealed = [seal(key, 'JBSWY3DPEHPK3PXP'), seal(key, 'JBSWY3DPEHPK3PXP')];
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(sealed[0]).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
  expect(sealed[0]).not.toContain('JBSWY3DPEHPK3PXP');
});

test('another key does not open it, and a changed or unsealed text does not open at all', () => {
  const sealed = seal(key, 'secret');
  expect(() => unseal(randomBytes(32), sealed)).toThrow(SealError);
  const body = Buffer.from(sealed.slice(3), 'base64url');
  for (let index = 0; index < body.length; index += 1) {
    const changed = Buffer.from(body);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => unseal(key, `v1.${changed.toString('base64url')}`)).toThrow(SealError);
  }
  for (const text of ['', 'v1.', 'secret', `v2${sealed.slice(2)}`, sealed.slice(0, -4)]) {
    expect(() => unseal(key, text)).toThrow(SealError);
  }
});
