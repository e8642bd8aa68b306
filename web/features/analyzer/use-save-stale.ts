import { useEffect, useRef } from 'react';
import type { AnalyzerState, CurrentAnalysis } from './analyzer-state.ts';

/** Milliseconds without another decision before the row is written: a person goes through the changes one by one. */
const QUIET_MS = 600;

/**
 * Keeps the saved row with what is shown: after a pause, after a save that was running meanwhile, and when the person
 * leaves. What was never saved, or could not be, stays with the button that saves by hand.
 */
export function useSaveStale(state: AnalyzerState, save: (analysis: CurrentAnalysis) => Promise<void>): void {
  const stale =
    state.view === 'results' && state.analysis.isStale && state.analysis.saving.status === 'saved'
      ? state.analysis
      : undefined;
  const latest = useRef({ stale, save });
  latest.current = { stale, save };
  useEffect(() => {
    if (!stale) return;
    const timer = setTimeout(() => void latest.current.save(stale), QUIET_MS);
    return () => clearTimeout(timer);
  }, [stale]);
  useEffect(
    () => () => {
      const { stale: unsaved, save: saveNow } = latest.current;
      if (unsaved) void saveNow(unsaved);
    },
    [],
  );
}
