import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { inWords } from '../lib/engine-words.ts';
import type { OfferedKeyword } from './use-choices.ts';

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
    ...explanation.proposals.map(({ keyword, reason }) => ({ keyword, hint: inWords(reason), isQuestion: false })),
    ...explanation.questions.map(({ keyword, question }) => ({
      keyword,
      hint: inWords(question),
      isQuestion: true,
    })),
  ];
}
