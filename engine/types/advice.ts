import type { AdviceParams, FindingParams, Saying, ScoreParams } from '../sayings.ts';
import type { Evidence } from './match.ts';
import type { Requirement } from './requirement.ts';

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

/** Something required that the resume does not show. */
export interface Decisive extends Requirement {
  /** The posting takes an equivalent as well, and the resume shows none. */
  orEquivalent?: true;
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

/** "You write: … Does that show patient assessment?": the likeliest line for a must-have that nothing proves. */
export interface LineQuestion {
  /** `Requirement.surface`. */
  requirement: string;
  /** The question with the line; its span is the line's in the resume. */
  says: Saying<'ask.line'>;
  /** Points the match score would gain by a yes. */
  gain: number;
}
