import type { Dispatch } from 'react';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import type { AnalyzerEvent, CurrentAnalysis } from './lib/analyzer-state.ts';

/** Names the job anew. A title is part of what is matched, so both texts are scored again: here, without a scan. */
export async function retitle(
  { runId, request, result }: CurrentAnalysis,
  dispatch: Dispatch<AnalyzerEvent>,
  jobTitle: string,
): Promise<void> {
  const [{ presentEdited }, { scoreAlike }] = await Promise.all([
    import('./edit/present-edited.ts'),
    import('./lib/local-analysis.ts'),
  ]);
  const named = { request: { ...request, jobTitle }, result };
  const scored = (resumeText: string) =>
    analyseInBrowser({ ...named.request, jobTitle: jobTitle || undefined, resumeText });
  const original = presentEdited(named, request.resumeText, await scored(request.resumeText));
  const { improvedResumeText: improved } = result;
  const optimizedMatchScore =
    improved === '' ? undefined : scoreAlike(named, improved, (await scored(improved)).matchScore);
  dispatch({ type: 'retitled', runId, jobTitle, now: { original, optimizedMatchScore } });
}
