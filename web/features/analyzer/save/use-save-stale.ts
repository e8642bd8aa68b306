import { useEffect, useRef } from 'react';
import type { AnalyzerState, CurrentAnalysis } from '../lib/analyzer-state.ts';

/** Milliseconds without another decision before the row is written: a person goes through the changes one by one. */
const QUIET_MS = 600;

/**
 * Keeps the saved row in step with what is shown: after a pause, after a save already running, and when the person
 * leaves. What was never saved, or could not be, is left to the button that saves by hand.
 */
export function useSaveStale(state: AnalyzerState, save: (analysis: CurrentAnalysis) => Promise<void>): void {
  const stale = staleAnalysis(state);
  const runId = state.view === 'results' ? state.analysis.runId : undefined;
  const latest = useRef({ stale, runId, save });
  latest.current = { stale, runId, save };
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
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      saveNow();
    };
  }, []);
}

/** Allowed while a save is running: the next one waits for it. */
function staleAnalysis(state: AnalyzerState): CurrentAnalysis | undefined {
  if (state.view !== 'results' || !state.analysis.isStale) return undefined;
  const { status } = state.analysis.saving;
  return status === 'saved' || status === 'saving' ? state.analysis : undefined;
}
