import type { Dispatch } from 'react';
import type { AnalyzeRequest } from '#contract/analysis.ts';
import { logError } from '#web/lib/log-error.ts';
import { type AnalyzerEvent, newAnalysis } from './lib/analyzer-state.ts';
import type { Running } from './run/use-running.ts';
import type { useSave } from './save/use-save.ts';
import { texts } from './texts.ts';

interface Effects {
  dispatch: Dispatch<AnalyzerEvent>;
  running: Running;
  save: ReturnType<typeof useSave>;
  open(id: string): Promise<void>;
}

/**
 * Shows what a visitor tried as their first analysis, and saves it under the given id. It is the browser's own computation, so it takes
 * no scan. Another tab that was there first has saved it already: then that is shown.
 */
export async function showTried(
  { dispatch, running, save, open }: Effects,
  id: string,
  request: AnalyzeRequest,
): Promise<void> {
  if (running.isBusy()) return;
  const { runId, signal } = running.begin(request);
  const result = await analyse(request);
  running.end();
  if (signal.aborted) return dispatch({ type: 'interrupted', runId });
  if (!result) return dispatch({ type: 'failed', runId });
  dispatch({ type: 'finished', runId, result });
  const once = { newId: id, onSavedBefore: () => void open(id) };
  await save(newAnalysis(runId, request, result), { done: texts.savedToast, ...once });
}

async function analyse(request: AnalyzeRequest) {
  try {
    const { analyseHere } = await import('./lib/local-analysis.ts');
    return await analyseHere(request);
  } catch (error) {
    logError('What was tried could not be analysed', error);
    return undefined;
  }
}
