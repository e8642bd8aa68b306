import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Proposed a new rota to the ward manager';

test('a proposal told as done is asked about', () => {
  expect(findingsOfLine(source, 'Introduced a new rota on the ward')).toContain('ledger.word: Introduced');
});

test('a proposal in another word is not', () => {
  expect(findingsOfLine(source, 'Suggested a new rota to the ward manager')).toEqual([]);
});
