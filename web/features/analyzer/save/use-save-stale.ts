import { useEffect, useRef } from 'react';
import { type AnalyzerState, type CurrentAnalysis, savedId } from '../lib/analyzer-state.ts';

/** Milliseconds without another decision before the row is written: a person goes through the changes one by one. */
const QUIET_MS = 600;

/**
 * Keeps the saved row in step with what is shown: after a pause, after a save already running, and when the person
 * leaves. What could not be saved is tried once more when the connection is back; otherwise, and for what was never saved,
 * there is the button that saves by hand.
 */
export function useSaveStale(state: AnalyzerState, save: (analysis: CurrentAnalysis) => Promise<void>): void {
  const stale = staleAnalysis(state);
  const runId = state.view === 'results' ? state.analysis.runId : undefined;
  const failed = failedAnalysis(state);
  const latest = useRef({ stale, failed, runId, save });
  latest.current = { stale, failed, runId, save };
  useEffect(() => {
    if (!stale) return;
    const timer = setTimeout(() => void latest.current.save(stale), QUIET_MS);
    return () => {
      clearTimeout(timer);
      if (latest.current.runId !== stale.runId) void latest.current.save(stale);
    };
  }, [stale]);
  useEffect(() => {
    const saveNow = () => {
      const { stale: unsaved, save: saveIt } = latest.current;
      if (unsaved) void saveIt(unsaved);
    };
    // Going to another tab or program is a pause, and may be the last there is.
    const onHidden = () => document.visibilityState === 'hidden' && saveNow();
    const onOnline = () => {
      const { failed: unsaved, save: saveIt } = latest.current;
      if (unsaved) void saveIt(unsaved);
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
      saveNow();
    };
  }, []);
}

/** Its row is older than what is shown, because it could not be saved. */
function failedAnalysis(state: AnalyzerState): CurrentAnalysis | undefined {
  if (state.view !== 'results' || state.analysis.saving.status !== 'failed') return undefined;
  return savedId(state.analysis) === undefined ? undefined : state.analysis;
}

/** Allowed while a save is running: the next one waits for it. */
function staleAnalysis(state: AnalyzerState): CurrentAnalysis | undefined {
  if (state.view !== 'results' || !state.analysis.isStale) return undefined;
  const { status } = state.analysis.saving;
  return status === 'saved' || status === 'saving' ? state.analysis : undefined;
}
