import { describe, expect, test } from 'vitest';
import { loadEngine } from './index.ts';
import { tradeProbes, unqualifiedResume } from './testing/trade-probes.ts';

const engine = await loadEngine();

describe.each(tradeProbes)('a posting for a $trade', (probe) => {
  const score = (resumeText: string) => engine.analyse({ resumeText, jobDescription: probe.posting }).matchScore;
  const qualified = score(probe.qualified);
  const half = score(probe.half);
  const unqualified = score(unqualifiedResume(probe));
  const negated = score(probe.negated);

  test('gives the qualified resume at least 70', () => expect(qualified).toBeGreaterThanOrEqual(70));

  test('gives the resume of a far trade at most 30', () => expect(unqualified).toBeLessThanOrEqual(30));

  test('believes no word that is denied or only wished for', () => expect(negated).toBeLessThanOrEqual(30));

  test('puts the half-qualified resume between them', () => {
    expect(half).toBeLessThan(qualified);
    expect(half).toBeGreaterThan(unqualified);
    expect(half).toBeGreaterThan(negated);
  });
});
