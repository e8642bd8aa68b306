import { expect, test } from 'vitest';
import { readBanDuration } from './ban-duration.ts';

test.each([
  ['24h', 86_400],
  ['1h30m', 5400],
  ['1.5h', 5400],
  ['300ms', 0.3],
  ['2h45m10s', 9910],
  ['876000h', 3_153_600_000],
])('%s are %f seconds', (text, seconds) => {
  expect(readBanDuration(text)).toBeCloseTo(seconds, 9);
});

test('none lifts the ban', () => {
  expect(readBanDuration('none')).toBeNull();
});

test.each(['', '24', 'h', '-1h', '1d', '1h ', '1h-5m', '0s', '9999999999999h', '1e9h', `${'9'.repeat(400)}h`])(
  '%j is refused',
  (text) => {
    expect(() => readBanDuration(text)).toThrow('24h');
  },
);
