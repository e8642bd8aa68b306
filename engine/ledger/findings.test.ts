import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import type { LedgerCase } from '../testing/ledger-case.ts';
import { findingReader, listFindings } from '../testing/ledger-findings.ts';
import { ledgerSets } from '../testing/ledger-sets.ts';

const engine = await loadEngine();
const reader = findingReader(engine.compare);

function shareFound(cases: readonly LedgerCase[]): number {
  return cases.length === 0 ? 0 : cases.filter(reader.isFound).length / cases.length;
}

test('every finding of every case matches the recorded one; npm run ledger-findings records them again', async () => {
  const text = `${listFindings(reader).join('\n')}\n`;
  await expect(text).toMatchFileSnapshot('../testing/data/ledger-findings.txt');
}, 120_000);

describe.each(ledgerSets)('of the set "$name"', ({ cases, leastCaught, mostQuestioned }) => {
  test('the share of lies caught is at least its rate', () => {
    const lies = cases.filter((each) => each.lies);
    expect(lies.length).toBeGreaterThan(0);
    expect(shareFound(lies)).toBeGreaterThanOrEqual(leastCaught);
  });

  test('the share of honest rewrites questioned is at most its rate', () => {
    const honest = cases.filter((each) => !each.lies);
    expect(shareFound(honest)).toBeLessThanOrEqual(mostQuestioned);
  });
});
