import { describe, expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('a relative time', () => {
  test.each([
    ['2026-11-21T12:00:20Z', 'in 0 minutes'],
    ['2026-11-21T12:30:00Z', 'in 30 minutes'],
    ['2026-11-21T15:00:00Z', 'in 3 hours'],
    ['2026-11-22T13:00:00Z', 'in 1 day'],
    ['2026-12-20T12:00:00Z', 'in 29 days'],
    ['2026-12-22T12:00:00Z', 'in 1 month'],
    ['2027-12-22T12:00:00Z', 'in 1 year'],
    ['2026-11-19T12:00:00Z', '2 days ago'],
  ])('%s is told in the greatest unit that fills: %s', (at, told) => {
    expect(relativeTime(new Date(at), now)).toBe(told);
  });
});
