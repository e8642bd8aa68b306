import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Closed 85% of tickets on the first call';

test('a percentage of something else is asked about', () => {
  expect(findingsOfLine(source, 'Closed 85% of complaints on the first call')).toContain('ledger.movedNumber: 85');
});

test('one that keeps what it is of is not', () => {
  expect(findingsOfLine(source, 'On the first call, closed 85% of tickets')).toEqual([]);
});
