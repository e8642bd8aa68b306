import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Kept the rota for six nurses';

test('a verb that claims more than its source is asked about', () => {
  expect(findingsOfLine(source, 'Designed the rota for six nurses')).toEqual(['ledger.moreThan: Designed']);
});

test('one that says the same is not', () => {
  expect(findingsOfLine(source, 'Maintained the rota for six nurses')).toEqual([]);
});
