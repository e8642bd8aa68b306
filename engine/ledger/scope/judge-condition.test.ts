import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Ran the reception desk when the receptionist was on leave';

test('a line that leaves out when it was so is asked about', () => {
  expect(findingsOfLine(source, 'Ran the reception desk')).toContain('ledger.word: Ran the reception desk');
});

test('one that says it in other words is not', () => {
  expect(findingsOfLine(source, 'Ran the reception desk during the receptionist’s leave')).toEqual([]);
});
