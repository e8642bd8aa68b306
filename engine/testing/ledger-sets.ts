import { devCases } from './data/ledger-dev.ts';
import { finalCases } from './data/ledger-final.ts';
import { fiveTradeCases } from './data/ledger-five.ts';
import { freshCases } from './data/ledger-fresh.ts';
import { germanCases } from './data/ledger-german.ts';
import { heldOutCases } from './data/ledger-held-out.ts';
import { lastCases } from './data/ledger-last.ts';
import { lineCases } from './data/ledger-lines.ts';
import { pairCases } from './data/ledger-pairs.ts';
import { rewordedTradeCases } from './data/ledger-reworded.ts';
import { rewordedCheckCases } from './data/ledger-reworded-check.ts';
import { rewordedLastCases } from './data/ledger-reworded-last.ts';
import { rewordedMoreCases } from './data/ledger-reworded-more.ts';
import { rewrittenCases } from './data/ledger-rewritten.ts';
import { subtleCases } from './data/ledger-subtle.ts';
import { testedCases } from './data/ledger-tested.ts';
import { wholeRewriteCases } from './data/ledger-whole.ts';
import type { LedgerCase } from './ledger-case.ts';

/** Some resumes say what goes on today: the day on which their sets were written. */
export const setsDay = '2026-11-01';

/** A set of rewrites that the ledger is counted on, and what it must hold. */
export interface LedgerSet {
  /** Its column of the benchmark's table. */
  name: string;
  cases: readonly LedgerCase[];
  /** The least share of its lies that is caught, and the largest share of its honest rewrites that is questioned. */
  leastCaught: number;
  mostQuestioned: number;
}

/**
 * Every set with its rates: what the ledger reaches today, rounded in its favour by less than one case. The rules learned
 * from these sets, so the rates stop a loss and promise nothing of other texts; engine/measured/ledger.md has the first figures.
 */
export const ledgerSets: readonly LedgerSet[] = [
  { name: 'dev', cases: devCases, leastCaught: 1, mostQuestioned: 0 },
  { name: 'whole, dev', cases: wholeRewriteCases, leastCaught: 1, mostQuestioned: 0 },
  { name: 'lines, dev', cases: lineCases, leastCaught: 0.99, mostQuestioned: 0.025 },
  { name: 'held out', cases: heldOutCases, leastCaught: 1, mostQuestioned: 0.03 },
  { name: 'fresh', cases: freshCases, leastCaught: 1, mostQuestioned: 0.02 },
  { name: 'rewritten', cases: rewrittenCases, leastCaught: 1, mostQuestioned: 0.02 },
  { name: 'german', cases: germanCases, leastCaught: 1, mostQuestioned: 0 },
  { name: 'last', cases: lastCases, leastCaught: 1, mostQuestioned: 0 },
  { name: 'final', cases: finalCases, leastCaught: 1, mostQuestioned: 0 },
  { name: 'five trades', cases: fiveTradeCases, leastCaught: 1, mostQuestioned: 0.05 },
  { name: 'pairs', cases: pairCases, leastCaught: 0.95, mostQuestioned: 0 },
  { name: 'reworded', cases: rewordedTradeCases, leastCaught: 1, mostQuestioned: 0.17 },
  { name: 'reworded, more', cases: rewordedMoreCases, leastCaught: 1, mostQuestioned: 0.25 },
  { name: 'reworded, last', cases: rewordedLastCases, leastCaught: 1, mostQuestioned: 0.17 },
  { name: 'reworded, check', cases: rewordedCheckCases, leastCaught: 1, mostQuestioned: 0.34 },
  // What the ledger's tests are about.
  { name: 'tested', cases: testedCases, leastCaught: 1, mostQuestioned: 0 },
  // Only lies: the honest twins of these are counted with the reworded sets.
  { name: 'subtle', cases: subtleCases, leastCaught: 0.7, mostQuestioned: 0 },
];
