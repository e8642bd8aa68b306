import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import type { AnalyzeRequest } from '#contract/analysis.ts';
import type { AnalysisEvent } from '#contract/analysis-event.ts';
import { useAuth } from '#web/lib/auth.ts';
import { scanLimitKey } from '#web/lib/scan-limit.ts';
import { type AnalyzerState, initialState, reduceAnalyzer } from './lib/analyzer-state.ts';
import { limitedMessage } from './lib/limited.ts';
import type { KeyCheck } from './run/key-status.ts';
import { type RunOutcome, runAnalysis } from './run/run-analysis.ts';
import { useRunning } from './run/use-running.ts';
import { useOpenSaved } from './save/use-open-saved.ts';
import { useSave } from './save/use-save.ts';
import { useSaveStale } from './save/use-save-stale.ts';
import { settleRun } from './settle-run.ts';
import { showTried } from './show-tried.ts';
import { type AnalysisActions, useAnalysisActions } from './use-analysis-actions.ts';

export interface Analyzer extends AnalysisActions {
  state: AnalyzerState;
  /** The limit to show in the dialog when today's scans are used up; null when it is unknown. */
  scanLimit: number | null | undefined;
  closeScanLimit(): void;
  /** Analyses the texts and saves a full result, one at a time. `key` is checked first; an invalid one means local matching. */
  analyze(request: AnalyzeRequest, key: () => Promise<KeyCheck | undefined>): Promise<void>;
  /** Shows and saves what a visitor tried, computed here: it takes no scan. `id` is the row's to be. */
  showTried(id: string, request: AnalyzeRequest): Promise<void>;
  /** The newest event of the running analysis, when it is streamed. */
  progress: AnalysisEvent | undefined;
  /** What its language model has written of the resume so far. */
  written: string;
  /** Cancels the running analysis and returns to the input. Its scan is given back unless the model has begun to answer. */
  cancel(): void;
  startNew(): void;
  /** Shows a saved analysis of the person. */
  open(id: string): Promise<void>;
}

/** The analyzer's flow with its effects: requests, toasts, dialogs, saving. */
export function useAnalyzer(): Analyzer {
  const { openAuthDialog } = useAuth();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(reduceAnalyzer, initialState);
  const [scanLimit, setScanLimit] = useState<number | null>();
  const [progress, setProgress] = useState<AnalysisEvent>();
  const [written, setWritten] = useState('');
  const save = useSave(dispatch);
  const openSaved = useOpenSaved();
  const actions = useAnalysisActions(state, dispatch, save);
  useSaveStale(state, (analysis) => save(analysis));
  const running = useRunning(dispatch);

  const latest = useRef(state);
  latest.current = state;
  const settleEffects = { dispatch, save, setScanLimit, openAuthDialog, state: () => latest.current };

  async function openById(id: string): Promise<void> {
    running.cancel();
    dispatch({ type: 'opening', id });
    dispatch(await openSaved(id));
  }

  return {
    state,
    scanLimit,
    closeScanLimit: () => setScanLimit(undefined),
    progress,
    written,
    cancel: running.cancel,
    startNew: () => {
      running.cancel();
      dispatch({ type: 'startNew' });
    },
    ...actions,
    analyze: async (request, key) => {
      if (running.isBusy()) return;
      const { runId, signal } = running.begin(request);
      setProgress(undefined);
      setWritten('');
      const outcome = await runAnalysis(await key(), request, signal, (event) => {
        setProgress(event);
        if (event.event === 'partial') setWritten(event.data.text);
        if (event.event === 'matched') dispatch({ type: 'matched', runId, result: event.data });
      });
      running.end();
      // When nothing was counted, asking would only replace the failure to report with a second one.
      const refetchType = countsScan(outcome) ? 'active' : 'none';
      void queryClient.invalidateQueries({ queryKey: scanLimitKey, refetchType });
      await settleRun(settleEffects, runId, outcome);
    },
    showTried: (id, request) => showTried({ dispatch, running, save, open: openById }, id, request),
    open: openById,
  };
}

/** Whether the number of scans left has changed, or differs from what was shown. */
function countsScan(outcome: RunOutcome): boolean {
  if (outcome.scanUsed) return true;
  if (outcome.kind === 'result') return limitedMessage(outcome.result) === undefined;
  return outcome.kind === 'scanLimit';
}
