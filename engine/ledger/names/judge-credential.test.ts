import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

describe('the grade of a credential', () => {
  test('is not raised', () => {
    const before = { line: 'Worked beside an advanced practitioner', papers: 'First aid certificate, 2021' };
    expect(findingsOf(before, { papers: 'Advanced first aid certificate, 2021' })).toContain(
      'ledger.noPaper: Advanced',
    );
  });

  test('may be one that a line says the person passed', () => {
    const before = { line: 'Passed the advanced first aid course', papers: 'First aid certificate, 2021' };
    expect(findingsOf(before, { papers: 'Advanced first aid certificate, 2021' })).toEqual([]);
  });
});
