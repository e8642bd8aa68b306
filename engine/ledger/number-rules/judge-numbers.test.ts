import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('a number of a line', () => {
  test('that is nowhere in the resume is questioned', () => {
    expect(findingsOfLine('Looked after 12 patients', 'Looked after 20 patients')).toContain('ledger.noNumber: 20');
  });

  test('may be written in words, with a unit, or with separated thousands', () => {
    expect(findingsOfLine('Looked after 12 patients', 'Looked after twelve patients')).toEqual([]);
    expect(findingsOfLine('Ordered stock for £4k a month', 'Ordered stock for £4,000 a month')).toEqual([]);
    expect(findingsOfLine('Halved the waiting list', 'Cut the waiting list by 50%')).toEqual([]);
  });

  test('must count what it counted: two numbers that changed places are found', () => {
    const before = 'Trained 3 students and looked after 12 patients';
    expect(findingsOfLine(before, 'Trained 12 students and looked after 3 patients').length).toBeGreaterThan(0);
  });

  test('may be what the person confirmed', () => {
    const after = 'Looked after 20 patients';
    expect(findingsOfLine('Looked after patients', after)).toEqual(['ledger.noNumber: 20']);
    expect(findingsOfLine('Looked after patients', after, [after])).toEqual([]);
  });
});
