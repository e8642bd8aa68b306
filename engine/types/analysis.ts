import type { Saying, ScoreParams } from '../sayings.ts';
import type {
  Decisive,
  KeywordPlacement,
  KeywordProposal,
  KeywordQuestion,
  KnockOut,
  LineQuestion,
  Quality,
  Recommendation,
} from './advice.ts';
import type { KeywordMatch, RequirementMatch } from './match.ts';
import type { PostingReading } from './requirement.ts';

export interface AnalysisInput {
  resumeText: string;
  jobDescription: string;
  /** What a document says of the resume's lines, from `writeRoles`; it holds for those whose words are still the same. */
  resumeRoles?: string | undefined;
  /** The posting's title if the person gave one; else the engine reads it from the posting. */
  jobTitle?: string | undefined;
  /**
   * The day of the analysis, "2026-11-22", which is what the resume's "present" means. Without it that is the end of the latest
   * year that the resume names, so that the same input always gets the same answer.
   */
  now?: string | undefined;
  /** What the person answered to `Analysis.lineQuestions`; the score as read does not depend on it. */
  confirmed?: readonly ConfirmedLine[] | undefined;
}

/** A line of the resume that shows a requirement, as the person says who wrote it. */
export interface ConfirmedLine {
  /** As the posting writes it: `Requirement.surface`. */
  requirement: string;
  /** As the resume writes it. */
  line: string;
}

/** What the person confirmed, and the score with it. It counts like what is said in other words. */
export interface Confirmation {
  matchScore: number;
  /** The line of the sum that follows the score as read. */
  line: ScoreLine;
  /** The confirmed lines that count: their requirement is asked for and not shown otherwise, and the resume still has them. */
  lines: ConfirmedLine[];
}

/** One line of the sum the page shows: `earned` of `possible` points. The lines' `earned` add up to the score. */
export interface ScoreLine {
  label: Saying<keyof ScoreParams>;
  earned: number;
  possible: number;
  reason: Saying<keyof ScoreParams>;
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
  decisive: Decisive[];
  parseHealth: Quality;
  writingQuality: Quality;
  recommendations: Recommendation[];
  keywordMatches: KeywordMatch[];
  missingKeywordsInContext: KeywordPlacement[];
  /** What `optimise` can add: keywords to agree to, and keywords to ask about; both most points first. */
  proposals: KeywordProposal[];
  questions: KeywordQuestion[];
  /** What only the person knows: whether a line shows a must-have; most points first. */
  lineQuestions: LineQuestion[];
  /** Undefined unless something confirmed counts. `matchScore` and `arithmetic` are always the score as read. */
  confirmation?: Confirmation;
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
