import type { AdviceParams, FindingParams, LedgerParams, Saying, ScoreParams } from './sayings.ts';

/** Plain data that goes into the engine and comes out of it. Nothing here depends on where it runs or on its readers' language. */

export interface AnalysisInput {
  resumeText: string;
  jobDescription: string;
  /** The posting's title if the person gave one; else the engine reads it from the posting. */
  jobTitle?: string | undefined;
  /**
   * The day of the analysis, "2026-11-22", which is what the resume's "present" means. Without it that is the end of the latest
   * year that the resume names, so that the same input always gets the same answer.
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

/** A licence, permit or place that is decisive but not part of the score. */
export interface KnockOut {
  requirement: Requirement;
  met: boolean;
  reason: Saying<keyof ScoreParams>;
}

export interface Recommendation {
  says: Saying<keyof AdviceParams>;
  /** How much it matters; undefined if it was not weighed. */
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

/** Where a missing keyword could go. */
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
  /** Points the match score would gain; often 0, because the score knows other names of a thing; other systems may not. */
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
  /** The sum of the requirements' probabilities: how many the posting is expected to ask for. */
  certainty: number;
  /**
   * Why little was found to match, when there are fewer than eight requirements: the posting is `short` (under 80 words), in a
   * `language` that is not covered, is mostly about the `company`, its offer and the law, or names little in `general`
   * words only. The page then says: we found little to match in this posting.
   */
  little?: 'short' | 'language' | 'company' | 'general';
  /** How reliable the score is: the number alone, `about` the number with a band, or so `little` that only the findings count. */
  says: 'number' | 'about' | 'little';
  /** The two ends of the band. */
  band?: { from: number; to: number };
}

export interface Analysis {
  /** Version of the formula, so that a saved score says which formula made it. */
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
  /** What `optimise` can add: keywords to agree to, and keywords to ask about; both most points first. */
  proposals: KeywordProposal[];
  questions: KeywordQuestion[];
  /** The posting's language (BCP 47), and whether the engine covers it; if not, the page says so next to the score. */
  language: { code: string; covered: boolean };
  reading: PostingReading;
}

export interface Optimisation {
  /** The resume with what the person confirmed in its skills section, in its own style. */
  text: string;
  /** Keywords that were added. */
  added: string[];
  /** The engine's score of `text`, by the same formula. */
  matchScore: number;
}

/** A question about a claim; for a tool it is the same question as for the posting's tools. */
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
  /** The person's name and contact details. */
  | 'contact';

export type Verdict = 'supported' | 'rephrased' | 'unsupported';

/** Something the improved resume says in a changed line. */
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

/** Something in the original that the improved text no longer says. */
export interface LostFact {
  kind: ClaimKind;
  text: string;
  /** Place in the original text. */
  span: Span;
  reason: Saying<keyof LedgerParams>;
}

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
  /** The same with the person's decisions. */
  review(input: AnalysisInput, proposedText: string, decisions: Decisions): Judgement;
  /** The points that each change alone, safe or not, adds to the original's score, in their order. */
  scoreChanges(input: AnalysisInput, proposedText: string, changes: readonly Change[]): number[];
  /**
   * The original with the changes of these ids (all when undefined) of the rewrite's ledger, but never an unsafe one:
   * what the person confirms belongs in `rewrite.confirmed`.
   */
  applyChanges(rewrite: Rewrite, ledger: Ledger, accepted?: readonly number[]): string;
}
