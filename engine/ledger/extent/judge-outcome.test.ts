import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('what came of the work', () => {
  test.each([
    ['Wrote the duty plan', 'Improved morale by writing the duty plan'],
    ['Sold shoes', 'Sold shoes, resulting in happier customers'],
    ['Sold shoes', 'Sold shoes, which brought in tourists'],
    ['Verkauf von Schuhen', 'Steigerte den Verkauf von Schuhen'],
  ])('needs a line that says so: "%s" is not "%s"', (before, after) => {
    expect(findingsOfLine(before, after).join()).toContain('ledger.noOutcome');
  });

  test.each([
    ['Call-backs down by a third since March', 'Call-backs reduced by a third since March'],
    ['Told the engineer about faults of the scale', 'Raised faults of the scale with the engineer'],
  ])('is none where the line says as much: "%s" is "%s"', (before, after) => {
    expect(findingsOfLine(before, after).join()).not.toContain('ledger.noOutcome');
  });

  test('may be put in another word of the same direction', () => {
    expect(findingsOfLine('Raised sales of shoes', 'Increased sales of shoes')).toEqual([]);
    // Who reduced them, the judge of wording may ask.
    expect(findingsOfLine('Waiting times fell', 'Reduced waiting times').join()).not.toContain('ledger.noOutcome');
  });

  test('does not reverse its direction', () => {
    expect(findingsOfLine('Raised prices of shoes', 'Reduced prices of shoes').join()).toContain('ledger.noOutcome');
  });

  test('may follow from numbers that went that way', () => {
    // Who reduced them is another question.
    const findings = findingsOfLine('Falls went from 14 to 9 a month', 'Reduced falls from 14 to 9 a month');
    expect(findings.join()).not.toContain('ledger.noOutcome');
  });
});
