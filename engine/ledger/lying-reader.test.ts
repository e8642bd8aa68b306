import { expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import { ledgerSets, setsDay } from '../testing/ledger-sets.ts';
import type { Claim } from '../types/claim.ts';
import { readRewrite } from './compare-resumes.ts';
import { claimsOfLine } from './line-claims.ts';
import { rules } from './rules.ts';

const model = createModel();

/** The findings of each changed line, without opinions and with those of a reader who withdraws everything and quotes everything. */
function* judgedBothWays(originalText: string, improvedText: string): Generator<[honest: Claim[], lying: Claim[]]> {
  const { original, improved, aligned, caseOf } = readRewrite({ originalText, improvedText, now: setsDay }, model);
  const quotes = original.lines.flatMap(({ content }) => [
    content,
    content.replace(/^\P{L}+/u, ''),
    ...content.split(/[,;:.()]\s*/u),
  ]);
  for (const line of improved.lines) {
    if (aligned.has(line.index)) continue;
    const given = caseOf(line);
    const findings = claimsOfLine(given, false, rules).filter(({ verdict }) => verdict === 'unsupported');
    if (findings.length === 0) continue;
    const opinions = findings.flatMap(({ text: words }) =>
      [...quotes, line.content, words].map((quote) => ({
        line: line.content,
        words,
        verdict: 'withdraw' as const,
        quote,
      })),
    );
    yield [
      findings,
      claimsOfLine({ ...given, opinions }, false, rules).filter(({ verdict }) => verdict === 'unsupported'),
    ];
  }
}

test.each(ledgerSets)(
  'of the set "$name" no lie gets past the rules by a reader who lies',
  ({ cases }) => {
    const lies = cases.filter((each) => each.lies);
    let findings = 0;
    for (const { original, improved, trade, kind } of lies) {
      for (const [honest, lying] of judgedBothWays(original, improved)) {
        findings += honest.length;
        expect(lying, `${trade}, ${kind}`).toEqual(honest);
      }
    }
    expect(findings).toBeGreaterThan(0);
  },
  60_000,
);
