import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Prepared sauces under the sous chef';

test('a role of somebody else that becomes the person’s is asked about', () => {
  expect(findingsOfLine(source, 'Prepared sauces as sous chef')).toEqual(['ledger.moreThan: chef']);
});

test('one that stays somebody else’s is not', () => {
  expect(findingsOfLine(source, 'Prepared sauces for the sous chef')).toEqual([]);
});
