import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Late deliveries in 2024: 1.8% of loads, against a target of 2%';

test('a share that became a change is asked about', () => {
  expect(findingsOfLine(source, 'Brought late deliveries down by 1.8% in 2024, against a target of 2%')).toContain(
    'ledger.movedNumber: 1.8',
  );
});

test('a change that is told as a change is not', () => {
  const change = 'Waste fell by 12% after we weighed the bins';
  expect(findingsOfLine(change, 'After we weighed the bins, waste was down by 12%').join()).not.toContain(': 12');
});

test('a target that became a result is asked about', () => {
  expect(findingsOfLine(source, 'Late deliveries in 2024: 1.8% of loads, against 2% the year before')).toContain(
    'ledger.movedNumber: 2',
  );
});

test('a target in other words is not', () => {
  expect(findingsOfLine(source, '1.8% of loads late in 2024 (goal: 2%)').join()).not.toContain(': 2');
});
