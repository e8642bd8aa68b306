import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import { readingOf } from '#contract/reading.ts';
import { type Analysis, analyseBasic } from '#engine';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import { inWords, recommendationInWords } from '#web/lib/engine-words.ts';

/** The score of an optimised text: the engine's `matchScore`, or a basic one when the result is basic matching. */
export function scoreAlike(
  { request, result }: { request: AnalyzeRequest; result: AnalysisResult },
  resumeText: string,
  matchScore: number,
): number {
  if (result.engine !== 'basic') return matchScore;
  return analyseBasic({ ...request, jobTitle: request.jobTitle ?? undefined, resumeText }).matchScore;
}

/**
 * The analysis when the model could not be used: the engine's, with the reason as the first recommendation
 * (docs/decisions/022-when-the-model-fails.md). `matched` is what the server had already answered; otherwise the engine runs here.
 */
export async function analyseWithoutModel(
  request: AnalyzeRequest,
  message: string,
  matched?: AnalysisResult,
): Promise<AnalysisResult> {
  if (matched) return { ...matched, recommendations: [message, ...matched.recommendations] };
  const input = { ...request, jobTitle: request.jobTitle ?? undefined };
  // The engine may not be downloaded yet when the connection is gone; basic matching came with the results view.
  const analysis = await analyseInBrowser(input).catch(() => undefined);
  if (!analysis || analysis.version.startsWith('basic')) return analyseLocally(request, message);
  return presentHere(request, analysis, [message]);
}

/** The engine's analysis of a request, computed in this browser; undefined where the engine cannot run. */
export async function analyseHere(request: AnalyzeRequest): Promise<AnalysisResult | undefined> {
  const analysis = await analyseInBrowser({ ...request, jobTitle: request.jobTitle ?? undefined });
  return analysis.version.startsWith('basic') ? undefined : presentHere(request, analysis, []);
}

function presentHere(request: AnalyzeRequest, analysis: Analysis, notes: readonly string[]): AnalysisResult {
  return {
    matchScore: analysis.matchScore,
    optimizedMatchScore: 0,
    keywordMatches: analysis.keywordMatches,
    recommendations: [...notes, ...analysis.recommendations.map(recommendationInWords)],
    improvedResumeText: '',
    missingKeywordsInContext: analysis.missingKeywordsInContext.map(({ keyword, says }) => ({
      keyword,
      suggestedContext: inWords(says),
    })),
    now: request.now,
    version: analysis.version,
    reading: readingOf(analysis),
  };
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
