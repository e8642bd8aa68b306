import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Covered for the office manager for five weeks';

test('who covered for somebody may not be told to have held the post', () => {
  expect(findingsOfLine(source, 'Managed the office for five weeks')).toContain('ledger.word: Managed');
});

test.each(['Stood in for the office manager for five weeks', 'Replaced the office manager for five weeks'])(
  '%j says the same',
  (line) => {
    expect(findingsOfLine(source, line).join()).not.toContain('ledger.word');
  },
);
