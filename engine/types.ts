import type { AdviceParams, FindingParams, LedgerParams, Saying, ScoreParams } from './sayings.ts';

/** Plain data that goes into the engine and comes out of it. Nothing here knows where it runs, nor any language of its readers. */

export interface AnalysisInput {
  resumeText: string;
  jobDescription: string;
  /** The posting's title when the person gave one; else the engine reads it from the posting. */
  jobTitle?: string | undefined;
  /**
   * The day of the analysis, "2026-11-22": until then goes on what the resume calls present. Without it that is the end of the latest
   * year that the resume names, so that the same input always has the same answer.
   */
  now?: string | undefined;
}

export type RequirementKind =
  | 'skill'
  | 'tool'
  | 'knowledge'
  | 'licence'
  | 'degree'
  | 'years'
  | 'language'
  | 'title'
  | 'soft';

export type Importance = 'must' | 'preferred' | 'nice';

/** Offsets in UTF-16 code units into the text as given: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** One thing the posting asks for. Alternatives ("Python or Java") are one requirement. */
export interface Requirement {
  /** As the posting writes it (the first mention). */
  surface: string;
  /** Canonical form, the same for every alias. */
  canonical: string;
  alternatives: string[];
  kind: RequirementKind;
  importance: Importance;
  /** Mentions in the posting. */
  spans: Span[];
}

export type MatchStrength = 'exact' | 'alias' | 'inflected' | 'meaning' | 'near' | 'related' | 'partial' | 'none';
export type Placement = 'shown' | 'listed' | 'passing' | 'none';

/** A line of the resume that proves a requirement, with the words that prove it. */
export interface Evidence {
  line: string;
  span: Span;
  placement: Placement;
  strength: MatchStrength;
}

export interface RequirementMatch {
  requirement: Requirement;
  found: boolean;
  /** 0 to 1: how much of the requirement's weight is earned. */
  credit: number;
  evidence: Evidence[];
}

/** One line of the sum the page shows: `earned` of `possible` points. The lines' `earned` add up to the score. */
export interface ScoreLine {
  label: Saying<keyof ScoreParams>;
  earned: number;
  possible: number;
  reason: Saying<keyof ScoreParams>;
}

export type Finding = Saying<keyof FindingParams>;

/** 0 to 100 with the findings that lowered it. */
export interface Quality {
  score: number;
  findings: Finding[];
}

/** A licence, permit or place that decides beside the score, not in it. */
export interface KnockOut {
  requirement: Requirement;
  met: boolean;
  reason: Saying<keyof ScoreParams>;
}

export interface Recommendation {
  says: Saying<keyof AdviceParams>;
  /** How much it matters; undefined where nobody weighed it. */
  worth?: Saying<'advice.worth'>;
  /** Points the match score would gain. */
  gain: number;
  requirement?: string;
  line?: string;
}

export interface KeywordMatch {
  keyword: string;
  found: boolean;
  /** The resume's lines that show it. */
  locations: string[];
}

/** Where a missing keyword could stand. */
export interface KeywordPlacement {
  keyword: string;
  says: Saying<keyof AdviceParams>;
}

/** A keyword of the posting that the resume proves in other words: only its name is missing. */
export interface KeywordProposal {
  keyword: string;
  /** The lines that prove it. */
  evidence: Evidence[];
  /** What the line says and why naming it helps. */
  reason: Saying<keyof AdviceParams>;
  /** Points the match score would gain; often 0, for the score knows other names of a thing, and other systems may not. */
  gain: number;
}

/** A keyword of the posting that nothing in the resume proves: only the person knows whether it is true. */
export interface KeywordQuestion {
  keyword: string;
  /** "Have you used Terraform? Where?" */
  question: Saying<keyof AdviceParams>;
  /** Points the match score would gain by naming it. */
  gain: number;
  /** The resume's sentence that comes closest, where one does. */
  line?: string;
}

/** How much of a posting could be read. */
export interface PostingReading {
  words: number;
  requirements: number;
  /** The sum of the requirements' probabilities: how many of them are surely asked for. */
  certainty: number;
  /**
   * Why little was found to match, when there are fewer than eight requirements: the posting is `short` (under 80 words), in a
   * `language` that is not covered, speaks mostly of the `company`, its offer and the law, or names little in `general`
   * words only. The page then says: we found little to match in this posting.
   */
  little?: 'short' | 'language' | 'company' | 'general';
  /** What the score is worth: the number by itself, `about` the number with a band, or so `little` that only what was found counts. */
  says: 'number' | 'about' | 'little';
  /** Between which numbers it is about. */
  band?: { from: number; to: number };
}

export interface Analysis {
  /** Version of the formula, so that a saved score says what made it. */
  version: string;
  /** 0 to 100, whole. */
  matchScore: number;
  arithmetic: ScoreLine[];
  requirements: RequirementMatch[];
  knockOuts: KnockOut[];
  /** Licences, degrees and languages that the posting requires and the resume does not show: the first thing to say. */
  decisive: Requirement[];
  parseHealth: Quality;
  writingQuality: Quality;
  recommendations: Recommendation[];
  keywordMatches: KeywordMatch[];
  missingKeywordsInContext: KeywordPlacement[];
  /** What `optimise` can put in: keywords to agree to, and keywords to be asked about; both most points first. */
  proposals: KeywordProposal[];
  questions: KeywordQuestion[];
  /** BCP 47 of the posting, and whether the engine covers it; when not, the page says so beside the score. */
  language: { code: string; covered: boolean };
  reading: PostingReading;
}

export interface Optimisation {
  /** The resume with what the person confirmed in its skills section, in its own style. */
  text: string;
  /** Keywords that were put in. */
  added: string[];
  /** The engine's score of `text`, by the same formula. */
  matchScore: number;
}

/** A question about a claim; about a tool it is the one that is asked of the posting's. */
export type LedgerQuestion = Extract<keyof LedgerParams, `ask.${string}`> | 'ask.tool';

export type ClaimKind =
  | 'number'
  | 'date'
  | 'employer'
  | 'title'
  | 'degree'
  | 'licence'
  | 'skill'
  /** How much of it the person did: helped, did, led. */
  | 'scope'
  /** How far it went: company-wide, global. */
  | 'reach'
  /** How good it was or is: award-winning, expert, fluent, sole. */
  | 'standing'
  /** What came of it, or a whole statement. */
  | 'outcome'
  /** The person's name, and how they are reached. */
  | 'contact';

export type Verdict = 'supported' | 'rephrased' | 'unsupported';

/** Something that the improved resume says in a changed line. */
export interface Claim {
  kind: ClaimKind;
  text: string;
  /** Place in the improved text. */
  span: Span;
  verdict: Verdict;
  /** Place in the original text that proves it; undefined when unsupported, or proven by what the person confirmed. */
  evidence: Span | undefined;
  /** Why the verdict is what it is. */
  reason: Saying<keyof LedgerParams>;
  /** What to ask the person; undefined unless unsupported. */
  question: Saying<LedgerQuestion> | undefined;
}

/** Something true of the original that the improved text no longer says. */
export interface LostFact {
  kind: ClaimKind;
  text: string;
  /** Place in the original text. */
  span: Span;
  reason: Saying<keyof LedgerParams>;
}

/** A stretch of the word-level difference; all but the added ones, joined, are the original, all but the removed ones the improved. */
export interface WordDifference {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Lines that changed together: a line replaced, added or removed, or several that were moved or joined. */
export interface Change {
  /** Names the change in its ledger, and in every ledger of the same two texts, whatever the person confirmed. */
  id: number;
  kind: 'replaced' | 'added' | 'removed' | 'moved';
  /** What of the original is replaced by what of the improved text; either may be empty. */
  parts: { original: Span; improved: Span; words: WordDifference[] }[];
  claims: Claim[];
  lost: LostFact[];
  /** Whether it may be taken over without asking: nothing unsupported in it, nothing lost by it. */
  isSafe: boolean;
}

/** The claim ledger: what a rewrite changed, what it claims, and what it lost. */
export interface Ledger {
  changes: Change[];
}

/** A rewrite with what of it is taken over. */
export interface Judgement extends Ledger {
  /** The original with the accepted changes, of which all are safe. */
  text: string;
  /** The engine's score of `text`, by the same formula. */
  matchScore: number;
  /** The ids of the changes that `text` holds. A safe one is not among them when it is unsafe together with the others. */
  taken: number[];
}

/** What a person decided on a proposed rewrite, by the ids of its changes. Safe changes count as accepted. */
export interface Decisions {
  /** What they said is true, as `Rewrite.confirmed`. */
  confirmed: readonly string[];
  /** Keywords they said are true of them: they go into the skills section. */
  keywords: readonly string[];
  rejected: ReadonlySet<number>;
  /** Their own words instead of the proposed ones; '' takes the original's words away. */
  edits: ReadonlyMap<number, string>;
}

export interface Rewrite {
  originalText: string;
  improvedText: string;
  /** What the person said beside the resume: keywords, or whole sentences. */
  confirmed?: readonly string[] | undefined;
  /** As `AnalysisInput.now`; without it the latest year that either text names. */
  now?: string | undefined;
}

/** The loaded engine: all of it synchronous, the same input always gives the same output. */
export interface Engine {
  readonly version: string;
  analyse(input: AnalysisInput): Analysis;
  /** Puts `confirmed` keywords (and only those) into the resume. */
  optimise(input: AnalysisInput, confirmed: readonly string[]): Optimisation;
  /** The claim ledger: what a rewrite changed, whether the original proves what it claims, and what it lost. */
  compare(rewrite: Rewrite): Ledger;
  /** The ledger of a proposed resume, with the text and the score that its safe changes give. */
  judge(input: AnalysisInput, proposedText: string, confirmed: readonly string[]): Judgement;
  /** The same with what the person decided. */
  review(input: AnalysisInput, proposedText: string, decisions: Decisions): Judgement;
  /** The points that each change alone, safe or not, adds to the original's score, in their order. */
  scoreChanges(input: AnalysisInput, proposedText: string, changes: readonly Change[]): number[];
  /**
   * The original with the changes of these ids (all when undefined) of the rewrite's ledger, but never an unsafe one:
   * what the person confirms belongs into `rewrite.confirmed`.
   */
  applyChanges(rewrite: Rewrite, ledger: Ledger, accepted?: readonly number[]): string;
}
