import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import { analyseBasic } from '#engine';
import { texts } from '../texts.ts';
import { inWords, recommendationInWords } from './engine-words.ts';

/** How the note begins in an answer of the server. */
const unavailable = 'AI analysis unavailable';

/** The recommendation for an answer that is no analysis (product rule 8.4). */
export const invalidFormatMessage = texts.notes.invalidFormat;

/** The recommendation that says why the analysis is basic matching. */
export function unavailableMessage(reason: string): string {
  return texts.notes.unavailable(reason);
}

/** Whether a recommendation is the note of a limited analysis. */
export function isUnavailableNote(recommendation: string): boolean {
  return recommendation.startsWith(unavailable) || recommendation.startsWith(texts.notes.start);
}

/** Why a result is limited, as the alert shows it; undefined when it is a full one. */
export function limitedMessage(result: AnalysisResult): string | undefined {
  return result.recommendations.find(isUnavailableNote);
}

/** The score of an optimised text: `matchScore` is the engine's, but beside basic matching's score stands another of its own. */
export function scoreAlike(
  { request, result }: { request: AnalyzeRequest; result: AnalysisResult },
  resumeText: string,
  matchScore: number,
): number {
  if (result.engine !== 'basic') return matchScore;
  return analyseBasic({ ...request, jobTitle: request.jobTitle ?? undefined, resumeText }).matchScore;
}

/** Basic matching (product rule 9.2), here in the browser, with the reason as first recommendation. */
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
