import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Ran fortnightly steering meetings for 5 sponsors';

test('a number that counts another thing of its line is asked about', () => {
  expect(findingsOfLine(source, 'Ran 5 steering meetings a fortnight for sponsors')).toContain('ledger.movedNumber: 5');
});

test('a number that goes with its noun is not', () => {
  expect(findingsOfLine(source, 'For 5 sponsors, ran steering meetings every fortnight').join()).not.toContain(': 5');
});

test('a number that went from the parts to the whole is asked about, and not where the parts are left unsaid', () => {
  const parts = 'Checked 18 reports of the branch each week';
  expect(findingsOfLine(parts, 'Checked reports of 18 branches each week')).toContain('ledger.movedNumber: 18');
  expect(findingsOfLine(parts, 'Checked 18 branch reports each week').join()).not.toContain(': 18');
});
