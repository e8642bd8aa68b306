import type { AnalysisResult } from '#contract/analysis.ts';
import { analyseInBrowser, optimiseInBrowser } from '#web/lib/analyse-in-browser.ts';
import type { CurrentAnalysis } from '../lib/analyzer-state.ts';

type Shown = Pick<CurrentAnalysis, 'request' | 'result' | 'decisions'>;

/**
 * The result with exactly the confirmed keywords in the resume and its new score; what the person wrote by hand stays. With
 * none confirmed and nothing written, the result without optimised text.
 */
export async function optimizeResult(shown: Shown, confirmed: readonly string[]): Promise<AnalysisResult> {
  const { request, result, decisions } = shown;
  const input = { ...request, jobTitle: request.jobTitle ?? undefined };
  const { scoreAlike } = await import('../lib/local-analysis.ts');
  const made = await make(input, confirmed);
  const mine = result.improvedResumeText;
  const text = mine === '' ? made.text : await keepWritten(input, mine, made.text, decisions.confirmed, confirmed);
  if (text === request.resumeText) return { ...result, improvedResumeText: '', optimizedMatchScore: 0 };
  const isMade = text === made.text && made.matchScore !== undefined;
  const matchScore = isMade ? made.matchScore : (await analyseInBrowser({ ...input, resumeText: text })).matchScore;
  return {
    ...result,
    improvedResumeText: text,
    optimizedMatchScore: scoreAlike({ request, result }, text, matchScore ?? 0),
  };
}

type Input = Parameters<typeof optimiseInBrowser>[0];

async function make(input: Input, confirmed: readonly string[]): Promise<{ text: string; matchScore?: number }> {
  return confirmed.length === 0 ? { text: input.resumeText } : optimiseInBrowser(input, confirmed);
}

/** Where the skills section itself was rewritten by hand, the new keywords are put into that. */
async function keepWritten(
  input: Input,
  mine: string,
  made: string,
  before: readonly string[],
  confirmed: readonly string[],
): Promise<string> {
  const { carryOver } = await import('../lib/carry-over.ts');
  const former = await make(input, before);
  const carried = carryOver(former.text, made, mine);
  if (carried !== undefined) return carried;
  const added = confirmed.filter((keyword) => !before.includes(keyword));
  return added.length === 0 ? mine : (await optimiseInBrowser({ ...input, resumeText: mine }, added)).text;
}
