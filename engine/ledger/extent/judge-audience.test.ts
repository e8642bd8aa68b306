import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Wrote weekly guidance for staff on data protection';

test('other people than those of the source are asked about', () => {
  expect(findingsOfLine(source, 'Wrote weekly guidance for clients on data protection')).toEqual([
    'ledger.moreThan: clients',
  ]);
});

test('the same people by another word are not', () => {
  expect(findingsOfLine(source, 'Wrote weekly guidance for colleagues on data protection')).toEqual([]);
});
