import { loadEngine } from '#engine';
import { findingReader } from '../../engine/testing/ledger-findings.ts';
import { ledgerSets } from '../../engine/testing/ledger-sets.ts';

export const name = 'Claim ledger: lies caught, honest rephrasings questioned';

/** Counts by what the rewrite did, then in total. Of the sets not used for development, only the kinds that failed are listed. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const engine = await loadEngine();
  const { isFound } = findingReader(engine.compare);
  const judged = ledgerSets.map(({ name: set, cases }) => ({
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
