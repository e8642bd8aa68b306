import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('a statement that nothing in the resume resembles', () => {
  test('is questioned, next to what is known by the judge of wording', () => {
    expect(
      findingsOfLine('Wrote the notes of the ward', 'Repaired broken ventilators and dialysis pumps').join(),
    ).toContain('ledger.nothingAbout');
    const added = 'Wrote the notes of the ward and repaired broken ventilators';
    expect(findingsOfLine('Wrote the notes of the ward', added).join()).toContain('ledger.moreThan: repaired broken');
  });

  test('is not triggered by the words that every resume uses', () => {
    const after = 'Accurately and efficiently wrote the daily notes of the ward to a high standard';
    expect(findingsOfLine('Wrote the notes of the ward', after).join()).not.toContain('ledger.nothingAbout');
  });

  test('may be what the person confirmed', () => {
    const after = 'Wrote the notes of the ward and repaired broken ventilators';
    expect(findingsOfLine('Wrote the notes of the ward', after, [after])).toEqual([]);
  });
});
