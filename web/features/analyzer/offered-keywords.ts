import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis } from '#engine';

/** A keyword that a person can confirm, and what to think of before they do. */
export interface OfferedKeyword {
  keyword: string;
  /** The line that proves it, or the question that only they can answer; empty without an explanation. */
  hint: string;
  /** Nothing in the resume proves it: a tick is an answer about the person, which is remembered. */
  isQuestion: boolean;
}

/**
 * The keywords that a person can confirm for their skills section: those that their resume proves in other words first,
 * then those that only they know of. Without an explanation: the missing keywords as they are.
 */
export function offeredKeywords(result: AnalysisResult, explanation: Analysis | undefined): OfferedKeyword[] {
  if (!explanation) {
    return result.keywordMatches
      .filter((match) => !match.found)
      .map(({ keyword }) => ({ keyword, hint: '', isQuestion: true }));
  }
  return [
    ...explanation.proposals.map(({ keyword, reason }) => ({ keyword, hint: reason, isQuestion: false })),
    ...explanation.questions.map(({ keyword, text }) => ({ keyword, hint: text, isQuestion: true })),
  ];
}
