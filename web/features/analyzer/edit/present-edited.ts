import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import { readingOf } from '#contract/reading.ts';
import type { Analysis } from '#engine';
import { inWords } from '#web/lib/engine-words.ts';
import { scoreAlike } from '../lib/local-analysis.ts';

/** What an edited text changes in the result. Basic matching stays basic matching: then only its score is made anew. */
export function presentEdited(
  analysis: { request: AnalyzeRequest; result: AnalysisResult },
  text: string,
  found: Analysis,
): Partial<AnalysisResult> & { matchScore: number } {
  const matchScore = scoreAlike(analysis, text, found.matchScore);
  if (analysis.result.engine === 'basic') return { matchScore };
  return {
    matchScore,
    keywordMatches: found.keywordMatches,
    missingKeywordsInContext: found.missingKeywordsInContext.map(({ keyword, says }) => ({
      keyword,
      suggestedContext: inWords(says),
    })),
    version: found.version,
    reading: readingOf(found),
  };
}
