import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

describe('the title that a summary begins with', () => {
  test('is one that the resume has', () => {
    expect(findingsOf({ summary: 'Nurse on wards.' }, { summary: 'Senior nurse on wards.' })).toContain(
      'ledger.noTitle: Senior',
    );
  });

  test('may be the title of a job', () => {
    const before = { header: 'Senior Nurse, Elm Ward, Leeds, 2019 - 2022', summary: 'Nurse on wards.' };
    expect(findingsOf(before, { summary: 'Senior nurse on wards.' })).toEqual([]);
  });

  test('is not that of somebody else mentioned in a line', () => {
    const before = { line: 'Wrote notes for the manager', summary: 'Nurse on wards.' };
    expect(findingsOf(before, { summary: 'Manager on wards.' }).join()).toContain('ledger.noTitle');
  });
});
