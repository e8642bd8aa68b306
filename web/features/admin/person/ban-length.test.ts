import { expect, test } from 'vitest';
import { banEnd, isForGood } from './ban-length.ts';

const now = new Date('2026-02-27T12:00:00Z');

test('a ban ends after its length', () => {
  expect(banEnd('day', now)).toBe('2026-02-28T12:00:00.000Z');
  expect(banEnd('week', now)).toBe('2026-03-06T12:00:00.000Z');
  expect(banEnd('month', now)).toBe('2026-03-29T12:00:00.000Z');
});

test('a permanent ban is distinguished from one that ends', () => {
  expect(isForGood(banEnd('forGood', now))).toBe(true);
  expect(isForGood('infinity')).toBe(true);
  expect(isForGood(banEnd('month', now))).toBe(false);
});
