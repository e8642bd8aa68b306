import { describe, expect, test } from 'vitest';
import { loadEngine } from './index.ts';
import { germanProbes } from './testing/german-probes.ts';
import { tradeProbes, unqualifiedResume } from './testing/trade-probes.ts';
import type { TradeProbe } from './testing/trades/trade-probe.ts';

const engine = await loadEngine();

const german = germanProbes.map((probe) => ({
  probe,
  unqualified: germanProbes.find(({ trade }) => trade === probe.farTrade)?.qualified ?? '',
}));
const english = tradeProbes.map((probe: TradeProbe) => ({ probe, unqualified: unqualifiedResume(probe) }));

describe.each([...english, ...german])('a posting for a $probe.trade', ({ probe, unqualified: farResume }) => {
  const score = (resumeText: string) => engine.analyse({ resumeText, jobDescription: probe.posting }).matchScore;
  const qualified = score(probe.qualified);
  const half = score(probe.half);
  const unqualified = score(farResume);
  const negated = score(probe.negated);

  test('gives the qualified resume at least 70', () => expect(qualified).toBeGreaterThanOrEqual(70));

  test('gives the resume of a distant trade at most 30', () => {
    expect(farResume).not.toBe('');
    expect(unqualified).toBeLessThanOrEqual(30);
  });

  test('counts no word that is denied or only wished for', () => expect(negated).toBeLessThanOrEqual(30));

  test('puts the half-qualified resume between them', () => {
    expect(half).toBeLessThan(qualified);
    expect(half).toBeGreaterThan(unqualified);
    expect(half).toBeGreaterThan(negated);
  });
});
