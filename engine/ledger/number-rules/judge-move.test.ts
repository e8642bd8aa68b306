import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('figures of a line', () => {
  test.each([
    [
      'Healing at 12 weeks: 58% of our patients, 49% trust-wide',
      'Healing at 12 weeks: 58% trust-wide, 49% of our patients',
    ],
    ['Stock write-offs went from 2.1% to 1.4% of sales', 'Stock write-offs dropped by 1.4% of sales'],
    ['Open rate 24%, click rate 3%', 'Click rate 24%, open rate 3%'],
    ['Arrears went from £61,000 to £48,000 in two years', 'Arrears went from £48,000 to £61,000 in two years'],
  ])('%j may not become %j', (before, after) => {
    expect(findingsOfLine(before, after).join()).toMatch(/ledger\.(?:movedNumber|otherNumber): \d/);
  });

  test.each([
    [
      'Healing at 12 weeks: 58% of our patients, 49% trust-wide',
      'Healing at 12 weeks: 49% trust-wide and 58% of our patients',
    ],
    ['Stock write-offs went from 2.1% to 1.4% of sales', 'Stock write-offs dropped to 1.4% of sales, from 2.1%'],
    ['Cut waste by 12% to 80 kg a week', 'Waste cut to 80 kg a week, by 12%'],
    ['Arrears went from £61,000 to £48,000 in two years', 'In two years arrears came to £48,000 from £61,000'],
  ])('%j may become %j', (before, after) => {
    expect(findingsOfLine(before, after).join()).not.toMatch(/(?:movedNumber|otherNumber): \d/);
  });
});
