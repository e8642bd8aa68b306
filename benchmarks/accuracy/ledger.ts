import { english } from '#contract/words/en.ts';
import { render } from '#contract/words/words.ts';
import { loadEngine } from '#engine';
import { devCases } from '../../engine/testing/data/ledger-dev.ts';
import { finalCases } from '../../engine/testing/data/ledger-final.ts';
import { fiveTradeCases } from '../../engine/testing/data/ledger-five.ts';
import { freshCases } from '../../engine/testing/data/ledger-fresh.ts';
import { germanCases } from '../../engine/testing/data/ledger-german.ts';
import { heldOutCases } from '../../engine/testing/data/ledger-held-out.ts';
import { lastCases } from '../../engine/testing/data/ledger-last.ts';
import { lineCases } from '../../engine/testing/data/ledger-lines.ts';
import { pairCases } from '../../engine/testing/data/ledger-pairs.ts';
import { rewordedTradeCases } from '../../engine/testing/data/ledger-reworded.ts';
import { rewordedCheckCases } from '../../engine/testing/data/ledger-reworded-check.ts';
import { rewordedLastCases } from '../../engine/testing/data/ledger-reworded-last.ts';
import { rewordedMoreCases } from '../../engine/testing/data/ledger-reworded-more.ts';
import { rewrittenCases } from '../../engine/testing/data/ledger-rewritten.ts';
import { subtleCases } from '../../engine/testing/data/ledger-subtle.ts';
import { wholeRewriteCases } from '../../engine/testing/data/ledger-whole.ts';
import type { LedgerCase } from '../../engine/testing/ledger-case.ts';

export const name = 'Claim ledger: lies caught, honest rephrasings questioned';

/** Some resumes tell what goes on today: the day on which their sets were written. */
const setsDay = '2026-11-01';

/** Sets of cases as the table's columns. */
const sets = {
  dev: devCases,
  'whole, dev': wholeRewriteCases,
  'lines, dev': lineCases,
  'held out': heldOutCases,
  fresh: freshCases,
  rewritten: rewrittenCases,
  german: germanCases,
  last: lastCases,
  final: finalCases,
  'five trades': fiveTradeCases,
  pairs: pairCases,
  reworded: rewordedTradeCases,
  'reworded, more': rewordedMoreCases,
  'reworded, last': rewordedLastCases,
  'reworded, check': rewordedCheckCases,
  subtle: subtleCases,
} as const;

/** Counts by what the rewrite did, then in all. Only the kinds that failed are told of the sets that are not developed on. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const engine = await loadEngine();
  const findingsIn = (originalText: string, improvedText: string) =>
    engine
      .compare({ originalText, improvedText, now: setsDay })
      .changes.flatMap(({ lost, claims }) => [...lost, ...claims.filter(({ verdict }) => verdict === 'unsupported')])
      .map(({ kind, text, reason }) => `${kind}: ${text}, ${render(reason, english)}`);
  const isFound = ({ original, improved, withoutLie }: LedgerCase) => {
    const without = new Set(withoutLie === undefined ? [] : findingsIn(original, withoutLie));
    return findingsIn(original, improved).some((finding) => !without.has(finding));
  };
  const judged = Object.entries(sets).map(([set, cases]) => ({
    set,
    cases: cases.map((each) => ({ ...each, isFound: isFound(each) })),
  }));
  const kindsOf = (lies: boolean) => [
    ...new Set(judged.flatMap(({ cases }) => cases.filter((each) => each.lies === lies).map(({ kind }) => kind))),
  ];
  const rows = [true, false].flatMap((lies) =>
    ['all', ...kindsOf(lies).sort()].map((kind) => {
      const row: Record<string, string | number> = {
        rewrites: `${lies ? 'lies caught' : 'honest questioned'}: ${kind}`,
      };
      for (const { set, cases } of judged) {
        const counted = cases.filter((each) => each.lies === lies && (kind === 'all' || each.kind === kind));
        if (counted.length > 0) row[set] = `${counted.filter((each) => each.isFound).length} of ${counted.length}`;
      }
      return row;
    }),
  );
  const notes = judged.flatMap(({ cases }) =>
    cases
      .filter((each) => each.half === 'dev' && each.isFound !== each.lies)
      .map(({ trade, kind, lies }) => `${lies ? 'Missed' : 'Questioned'} in dev: ${trade}, ${kind}.`),
  );
  return { rows, notes };
}
