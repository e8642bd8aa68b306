import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const english = createFormat('en-US');
const german = createFormat('de-DE');

test('each language writes numbers, percents, days and spans of time in its own way', () => {
  expect([english.number(1234.5), german.number(1234.5)]).toEqual(['1,234.5', '1.234,5']);
  expect([english.percent(85), german.percent(85)]).toEqual(['85%', '85\u00a0%']);
  const day = new Date(2025, 0, 5);
  expect([english.date(day), german.date(day)]).toEqual(['Jan 5, 2025', '5. Jan. 2025']);
  const month = { month: 'long' } as const;
  expect([english.date(day, month), english.date(new Date(2025, 5, 5), month)]).toEqual(['January', 'June']);
  expect([english.relative(3, 'day'), german.relative(-1, 'month')]).toEqual(['in 3 days', 'vor 1 Monat']);
});

test('names are sorted without regard to case and accents, and numbers in them by their size', () => {
  expect(['Job 10', 'éclair', 'job 2', 'Eagle'].toSorted(english.compare)).toEqual([
    'Eagle',
    'éclair',
    'job 2',
    'Job 10',
  ]);
});
