import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

describe('the line of the name', () => {
  test('gains no title and no degree that the resume does not have', () => {
    expect(findingsOf({}, { name: 'Dr. Ada Sample' })).toContain('ledger.notByName: Dr');
    expect(findingsOf({}, { name: 'Ada Sample, PhD' })).toContain('ledger.notByName: PhD');
  });

  test('may gain a word that the resume has, or a usual heading of a resume', () => {
    expect(findingsOf({}, { name: 'Ada Sample, Nurse' })).toEqual([]);
    expect(findingsOf({}, { name: 'Curriculum vitae of Ada Sample' })).toEqual([]);
    expect(findingsOf({}, { name: 'Lebenslauf Ada Sample' })).toEqual([]);
  });

  test('may gain what the person confirmed', () => {
    expect(findingsOf({}, { name: 'Ada Sample, PhD' }, ['PhD in nursing'])).toEqual([]);
  });
});
