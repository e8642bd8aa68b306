import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

const before = {
  line: 'Wrote the notes of the handover',
  other: 'Cook, Oak Kitchen, York, 2015 - 2018\n- Planned seasonal menus for weddings\n- Peeled vegetables',
};

describe('a part of a sentence', () => {
  test('is not taken from another job', () => {
    const found = findingsOf(before, {
      line: 'Wrote the notes of the handover and planned seasonal menus for weddings',
    });
    expect(found.join()).toMatch(/ledger\.other(?:Job|Employer)/);
  });

  test('may use a word that another job has too', () => {
    expect(findingsOf(before, { line: 'Wrote the notes of the handover in the kitchen office' }).join()).not.toMatch(
      /ledger\.otherJob/,
    );
  });

  test('may come from any job in a summary', () => {
    const found = findingsOf(
      { ...before, summary: 'Nurse.' },
      { summary: 'Nurse who planned seasonal menus for weddings.' },
    );
    expect(found.join()).not.toMatch(/ledger\.otherJob/);
  });
});
