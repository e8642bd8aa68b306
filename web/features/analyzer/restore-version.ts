import type { Dispatch } from 'react';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import type { AnalyzerEvent, CurrentAnalysis } from './lib/analyzer-state.ts';
import type { Version } from './versions/load-versions.ts';

/** Shows the texts of a version again, scored by today's engine. What is replaced becomes a version when this is saved. */
export async function restoreVersion(
  { runId, request, result }: CurrentAnalysis,
  dispatch: Dispatch<AnalyzerEvent>,
  { resume_text: resumeText, optimized_resume: optimized }: Version,
): Promise<void> {
  const [{ presentEdited }, { scoreAlike }] = await Promise.all([
    import('./edit/present-edited.ts'),
    import('./lib/local-analysis.ts'),
  ]);
  const scored = (text: string) =>
    analyseInBrowser({ ...request, jobTitle: request.jobTitle ?? undefined, resumeText: text });
  const analysis = { request, result };
  const original = presentEdited(analysis, resumeText, await scored(resumeText));
  const optimizedMatchScore =
    optimized === null ? 0 : scoreAlike(analysis, optimized, (await scored(optimized)).matchScore);
  const now = { ...original, improvedResumeText: optimized ?? '', optimizedMatchScore };
  dispatch({ type: 'restored', runId, resumeText, now });
}
