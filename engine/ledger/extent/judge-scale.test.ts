import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('how many and how often', () => {
  test.each([
    ['Ran a toolbox talk on some shifts', 'Ran a toolbox talk on most shifts', 'most'],
    [
      'Prepared starters and, from time to time, the staff meal',
      'Prepared starters and always the staff meal',
      'always',
    ],
    [
      'Held a weekly clinic with up to 14 appointments',
      'Held a weekly clinic with at least 14 appointments',
      'at least 14',
    ],
    ['Cleaned counts from about 70 buses', 'Cleaned counts from 70-plus buses', '70'],
  ])('%j may not become %j', (before, after, words) => {
    expect(findingsOfLine(before, after)).toContain(`ledger.moreThan: ${words}`);
  });

  test.each([
    ['Taught Revit to a few juniors', 'Taught Revit to a handful of juniors'],
    ['Checked up to 14 charts', 'Checked as many as 14 charts'],
    ['Reviewed 2 lockout procedures', 'Went over 2 lockout procedures'],
    ['Helped customers in three shops for 5 years', 'Helped customers in three shops over 5 years'],
  ])('%j may become %j', (before, after) => {
    expect(findingsOfLine(before, after).filter((found) => found.startsWith('ledger.moreThan'))).toEqual([]);
  });
});
