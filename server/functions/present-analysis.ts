import type { AnalysisResult } from '#contract/analysis.ts';
import { readingOf } from '#contract/reading.ts';
import { render, renderRecommendation, type Words } from '#contract/words/words.ts';
import type { Analysis, Change } from '#engine';

/** Nothing was rewritten: `optimizedMatchScore` 0 and an empty text make the client offer 'Optimize Resume'. */
export function presentAnalysis(analysis: Analysis, words: Words): AnalysisResult {
  return {
    matchScore: analysis.matchScore,
    optimizedMatchScore: 0,
    keywordMatches: analysis.keywordMatches,
    recommendations: analysis.recommendations.map((recommendation) => renderRecommendation(recommendation, words)),
    improvedResumeText: '',
    missingKeywordsInContext: analysis.missingKeywordsInContext.map(({ keyword, says }) => ({
      keyword,
      suggestedContext: render(says, words),
    })),
    version: analysis.version,
    reading: readingOf(analysis),
  };
}

/** The claim ledger with its reasons and questions as sentences. */
export function presentChanges(changes: readonly Change[], words: Words): object[] {
  return changes.map(({ claims, lost, ...change }) => ({
    ...change,
    claims: claims.map(({ reason, question, ...claim }) => ({
      ...claim,
      reason: render(reason, words),
      question: question && render(question, words),
    })),
    lost: lost.map(({ reason, ...fact }) => ({ ...fact, reason: render(reason, words) })),
  }));
}
