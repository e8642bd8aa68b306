import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import { analyseBasic } from '#engine';
import { inWords, recommendationInWords } from './engine-words.ts';

/** The score of an optimised text: the engine's `matchScore`, or a basic one when the result is basic matching. */
export function scoreAlike(
  { request, result }: { request: AnalyzeRequest; result: AnalysisResult },
  resumeText: string,
  matchScore: number,
): number {
  if (result.engine !== 'basic') return matchScore;
  return analyseBasic({ ...request, jobTitle: request.jobTitle ?? undefined, resumeText }).matchScore;
}

/** Basic matching (product rule 9.2), here in the browser, with the reason as the first recommendation. */
export function analyseLocally(request: AnalyzeRequest, message: string): AnalysisResult {
  const basic = analyseBasic({ ...request, jobTitle: request.jobTitle ?? undefined });
  return {
    matchScore: basic.matchScore,
    optimizedMatchScore: 0,
    keywordMatches: basic.keywordMatches,
    recommendations: [message, ...basic.recommendations.map(recommendationInWords)],
    improvedResumeText: '',
    missingKeywordsInContext: basic.missingKeywordsInContext.map(({ keyword, says }) => ({
      keyword,
      suggestedContext: inWords(says),
    })),
    engine: 'basic',
  };
}
