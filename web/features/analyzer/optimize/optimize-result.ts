import type { AnalysisResult } from '#contract/analysis.ts';
import { optimiseInBrowser } from '#web/lib/analyse-in-browser.ts';
import type { CurrentAnalysis } from '../lib/analyzer-state.ts';

/**
 * The result with exactly the confirmed keywords in the resume and its new score; with none confirmed, the result
 * without optimised text.
 */
export async function optimizeResult(
  { request, result }: Pick<CurrentAnalysis, 'request' | 'result'>,
  confirmed: readonly string[],
): Promise<AnalysisResult> {
  if (confirmed.length === 0) return { ...result, improvedResumeText: '', optimizedMatchScore: 0 };
  const input = { ...request, jobTitle: request.jobTitle ?? undefined };
  const { scoreAlike } = await import('../lib/local-analysis.ts');
  const { text, matchScore } = await optimiseInBrowser(input, confirmed);
  return {
    ...result,
    improvedResumeText: text,
    optimizedMatchScore: scoreAlike({ request, result }, text, matchScore),
  };
}
