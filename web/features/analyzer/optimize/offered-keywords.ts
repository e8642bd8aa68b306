import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { inWords } from '#web/lib/engine-words.ts';
import type { OfferedKeyword } from './use-choices.ts';

/**
 * The keywords a person can confirm for their skills section: those their resume shows in other words first,
 * then those only they can know about. Without an explanation: the plain missing keywords.
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
