import { expect, test } from 'vitest';
import { hash, hashPart, mix } from './hash.ts';

test('a text has the number that FNV-1a gives it, so that learned weights stay valid', () => {
  expect(hash('')).toBe(0x811c9dc5);
  expect(hash('a')).toBe(0xe40c292c);
  expect(hash('foobar')).toBe(0xbf9cf968);
});

test('a part of a text has the number that it would have alone', () => {
  expect(hashPart('foobarbaz', 0, 6)).toBe(hash('foobar'));
  expect(hashPart('foobar', 3, 6)).toBe(hash('bar'));
  expect(hashPart('ab', -1, 2)).toBe(hash('ab'));
  expect(hashPart('ab', 0, 4)).toBe(hash('ab'));
});

test('two numbers mix into one that depends on both and on their order', () => {
  expect(mix(1, 2)).toBe(mix(1, 2));
  expect(new Set([mix(1, 2), mix(2, 1), mix(1, 3), mix(0, 2)]).size).toBe(4);
  expect(mix(-1, 0xffffffff)).toBeGreaterThanOrEqual(0);
});

test('mixed numbers are spread evenly over few buckets', () => {
  const counts = new Array<number>(16).fill(0);
  for (let number = 0; number < 16_000; number += 1) {
    const bucket = mix(number, 7) & 15;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1_200);
});
