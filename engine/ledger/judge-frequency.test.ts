import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../testing/ledger-lines.ts';

describe('how often a thing was done', () => {
  test('may be put in another word of the same rate', () => {
    expect(findingsOfLine('Checked the stock every week', 'Checked the stock weekly')).toEqual([]);
    expect(findingsOfLine('Made 80 meals a shift', 'Made 80 meals per day')).toEqual([]);
  });

  test('is questioned when it became another rate', () => {
    expect(findingsOfLine('Checked the stock every week', 'Checked the stock daily')).toEqual([
      'ledger.otherRate: daily',
    ]);
  });

  test('is questioned for a number that had no rate', () => {
    expect(findingsOfLine('Repaired 30 cars', 'Repaired 30 cars a month')).toContain('ledger.otherRate: month');
  });
});
