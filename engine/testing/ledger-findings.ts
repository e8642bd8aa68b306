import type { Ledger, Rewrite } from '../types/ledger.ts';
import type { LedgerCase } from './ledger-case.ts';
import { ledgerSets, setsDay } from './ledger-sets.ts';

type Compare = (rewrite: Rewrite) => Ledger;

/** Tells of a case what the ledger finds in it; the twin of a lie is compared once for all the lies that share it. */
export interface FindingReader {
  /** The ids of all findings of the rewrite. */
  idsOf(each: LedgerCase): readonly string[];
  /** Whether a lie is caught, or an honest rewrite questioned: by a finding that the same rewrite without the lie has not. */
  isFound(each: LedgerCase): boolean;
}

/** Reads findings with `compare`. */
export function findingReader(compare: Compare): FindingReader {
  const known = new Map<string, readonly string[]>();
  const idsIn = (originalText: string, improvedText: string): readonly string[] => {
    const key = JSON.stringify([originalText, improvedText]);
    const ids = known.get(key) ?? findingIds(compare({ originalText, improvedText, now: setsDay }));
    known.set(key, ids);
    return ids;
  };
  return {
    idsOf: ({ original, improved }) => idsIn(original, improved),
    isFound({ original, improved, withoutLie }) {
      const without = new Set(withoutLie === undefined ? [] : idsIn(original, withoutLie));
      return idsIn(original, improved).some((id) => !without.has(id));
    },
  };
}

/** A name for each unsupported claim and each lost fact: its kind, its reason and the words, wherever they stand. */
function findingIds({ changes }: Ledger): string[] {
  return changes
    .flatMap(({ claims, lost }) => [...claims.filter(({ verdict }) => verdict === 'unsupported'), ...lost])
    .map(({ kind, reason, text }) => `${kind} ${reason.code} ${JSON.stringify(text)}`);
}

/** Every finding of every case of every set, a line each, sorted; a case without any has a line of its own. */
export function listFindings({ idsOf }: Pick<FindingReader, 'idsOf'>): string[] {
  return ledgerSets
    .flatMap(({ name, cases }) => numbered(name, cases))
    .flatMap(([name, each]) => {
      const ids = idsOf(each);
      return ids.length === 0 ? [`${name}: nothing`] : ids.map((id) => `${name}: ${id}`);
    })
    .sort();
}

/** The cases of a set by names of their own: several lies of one kind in one resume are counted. */
function numbered(set: string, cases: readonly LedgerCase[]): [string, LedgerCase][] {
  const counts = new Map<string, number>();
  return cases.map((each) => {
    const name = `${set} | ${each.trade} | ${each.lies ? 'lie' : 'honest'} | ${each.kind}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${String(count).padStart(2, '0')}`, each];
  });
}
