import type { Analysis, AnalysisInput, Optimisation } from './analysis.ts';
import type { Change, Decisions, JudgedPart, Judgement, Ledger, Rewrite } from './ledger.ts';
import type { Doubt, Opinion } from './opinion.ts';

/** What a first score needs: it loads without the ledger. All of it is synchronous, the same input always gives the same output. */
export interface Scorer {
  readonly version: string;
  analyse(input: AnalysisInput): Analysis;
  /** Puts `confirmed` keywords (and only those) into the resume. */
  optimise(input: AnalysisInput, confirmed: readonly string[]): Optimisation;
}

/** The whole engine. */
export interface Engine extends Scorer {
  /** The claim ledger: what a rewrite changed, whether the original proves what it claims, and what it lost. */
  compare(rewrite: Rewrite): Ledger;
  /** Where the wording of a rewrite is in doubt: what a second reader may be asked, whose answers are `Rewrite.opinions`. */
  doubts(rewrite: Rewrite): Doubt[];
  /** The ledger of a proposed resume, with the text and the score that its safe changes give. */
  judge(
    input: AnalysisInput,
    proposedText: string,
    confirmed: readonly string[],
    opinions?: readonly Opinion[],
  ): Judgement;
  /** The same with the person's decisions. */
  review(input: AnalysisInput, proposedText: string, decisions: Decisions, opinions?: readonly Opinion[]): Judgement;
  /** The changes so far of a proposed resume that is still being written; in the whole they have the same ids and words. */
  reviewPart(input: AnalysisInput, partialText: string, decisions: Decisions): JudgedPart;
  /** The points that each change alone, safe or not, adds to the original's score, in their order. */
  scoreChanges(input: AnalysisInput, proposedText: string, changes: readonly Change[]): number[];
  /**
   * The original with the changes of these ids (all when undefined) of the rewrite's ledger, but never an unsafe one:
   * what the person confirms belongs in `rewrite.confirmed`.
   */
  applyChanges(rewrite: Rewrite, ledger: Ledger, accepted?: readonly number[]): string;
}
