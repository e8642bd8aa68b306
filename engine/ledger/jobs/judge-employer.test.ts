import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Prepared schedules for 3 of the 7 towers of Sunvihar Developers';

test('who worked on somebody’s project was not employed there', () => {
  const line = 'Prepared schedules for 3 of the 7 towers while employed by Sunvihar Developers';
  expect(findingsOfLine(source, line).join()).toContain('ledger.moreThan: while employed by');
});

test('the project may be told in other words', () => {
  const line = 'For Sunvihar Developers, prepared schedules of 3 of the 7 towers';
  expect(findingsOfLine(source, line).join()).not.toContain('ledger.moreThan');
});
