import { expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { testedCases } from '../testing/data/ledger-tested.ts';
import { setsDay } from '../testing/ledger-sets.ts';

const engine = await loadEngine();

test.each(testedCases)('$trade ($kind)', ({ original, improved, lies }) => {
  const { changes } = engine.compare({ originalText: original, improvedText: improved, now: setsDay });
  expect(changes.every((change) => change.isSafe)).toBe(!lies);
});
