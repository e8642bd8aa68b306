import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Umstellung des Lagers in 14 Wochen abgeschlossen und dokumentiert';

test('a German number with another unit is asked about together with its unit', () => {
  expect(findingsOfLine(source, 'Umstellung des Lagers in 14 Monaten abgeschlossen und dokumentiert')).toEqual([
    'ledger.otherNumber: 14 Monaten',
  ]);
});

test('one with its own unit is not', () => {
  expect(findingsOfLine(source, 'In 14 Wochen Umstellung des Lagers abgeschlossen und dokumentiert')).toEqual([]);
});
