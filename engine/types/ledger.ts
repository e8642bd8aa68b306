import type { Claim, LostFact } from './claim.ts';
import type { Opinion } from './opinion.ts';
import type { Span } from './span.ts';

/** A part of the word-level difference. All parts but the added ones form the original, all but the removed ones the improved. */
export interface WordDifference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Lines that changed together: a line replaced, added or removed, or several that were moved or joined. */
export interface Change {
  /** Names the change in its ledger, and in every ledger of the same two texts, whatever the person confirmed. */
  id: number;
  kind: 'replaced' | 'added' | 'removed' | 'moved';
  /** The part of the original and the part of the improved text that replaces it; either may be empty. */
  parts: { original: Span; improved: Span; words: WordDifference[] }[];
  claims: Claim[];
  lost: LostFact[];
  /** Whether it may be taken over without asking: it has nothing unsupported and loses nothing. */
  isSafe: boolean;
}

/** The claim ledger: what a rewrite changed, what it claims, and what it lost. */
export interface Ledger {
  changes: Change[];
}

/** A rewrite and the part of it that is taken over. */
export interface Judgement extends Ledger {
  /** The original with the accepted changes, all of them safe. */
  text: string;
  /** The engine's score of `text`, by the same formula. */
  matchScore: number;
  /** The ids of the changes in `text`. A safe one is missing if it is unsafe together with the others. */
  taken: number[];
}

/** What is known of a rewrite while it is still being written. */
export type JudgedPart = Pick<Judgement, 'changes' | 'taken'>;

/** What a person decided on a proposed rewrite, by the ids of its changes. Safe changes count as accepted. */
export interface Decisions {
  /** What they said is true, as `Rewrite.confirmed`. */
  confirmed: readonly string[];
  /** Keywords they said are true of them: they go into the skills section. */
  keywords: readonly string[];
  rejected: ReadonlySet<number>;
  /** Their own words instead of the proposed ones; '' removes the original's words. */
  edits: ReadonlyMap<number, string>;
}

export interface Rewrite {
  originalText: string;
  improvedText: string;
  /** What the person said in addition to the resume: keywords, or whole sentences. */
  confirmed?: readonly string[] | undefined;
  /** As `AnalysisInput.now`; without it the latest year that either text names. */
  now?: string | undefined;
  /** What a second reader said about doubts of this rewrite; heeded within the ledger's bounds. */
  opinions?: readonly Opinion[] | undefined;
}
