import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

const source = 'Returns dropped 20% after the supplier changed the packaging';

test('what a figure did through others is asked about as an achievement', () => {
  expect(findingsOfLine(source, 'Reduced returns 20% after a change of packaging')).toContain(
    'ledger.moreThan: Reduced',
  );
});

test('whoever only saw it is not asked', () => {
  expect(findingsOfLine(source, 'Saw returns drop 20% after the supplier changed the packaging')).toEqual([]);
});
