import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import type { AnalysisEvent } from '#contract/analysis-event.ts';
import type { SavedDecisions } from '#contract/resume.ts';
import type { Judgement } from '#engine';
import { useAuth } from '#web/lib/auth.ts';
import { scanLimitKey } from '#web/lib/scan-limit.ts';
import { toast } from '#web/ui/toast.ts';
import {
  type AnalyzerEvent,
  type AnalyzerState,
  type CurrentAnalysis,
  initialState,
  newAnalysis,
  reduceAnalyzer,
} from './lib/analyzer-state.ts';
import { limitedMessage } from './lib/limited.ts';
import { optimizeResult } from './optimize/optimize-result.ts';
import type { KeyCheck } from './run/key-status.ts';
import { type RunOutcome, runAnalysis } from './run/run-analysis.ts';
import { useOpenSaved } from './save/use-open-saved.ts';
import { useSave } from './save/use-save.ts';
import { useSaveStale } from './save/use-save-stale.ts';
import { texts } from './texts.ts';

export interface Analyzer {
  state: AnalyzerState;
  /** The limit to show in the dialog when today's scans are used up; null when it is unknown. */
  scanLimit: number | null | undefined;
  closeScanLimit(): void;
  /** Analyses the texts and saves a full result, one at a time. `key` is checked first; an invalid one means local matching. */
  analyze(request: AnalyzeRequest, key: () => Promise<KeyCheck | undefined>): Promise<void>;
  /** The newest event of the running analysis, when it is streamed. */
  progress: AnalysisEvent | undefined;
  /** Cancels the running analysis and returns to the input. Its scan is given back unless the model has begun to answer. */
  cancel(): void;
  startNew(): void;
  save(analysis: CurrentAnalysis): Promise<void>;
  /** Shows and saves the resume as the review of the rewriting left it. */
  review(analysis: CurrentAnalysis, judgement: Pick<Judgement, 'text' | 'matchScore'>, decisions: SavedDecisions): void;
  /** Sets which keywords do not matter for this posting. */
  setIrrelevant(analysis: CurrentAnalysis, keywords: readonly string[]): void;
  /** Shows a saved analysis of the person. */
  open(id: string): Promise<void>;
  /** Puts exactly the confirmed keywords into the resume and saves it. Rejects when the engine fails. */
  optimize(analysis: CurrentAnalysis, confirmed: readonly string[]): Promise<void>;
}

/** Runs since the page was loaded, to give each a unique id. */
let runs = 0;

/** The analyzer's flow with its effects: requests, toasts, dialogs, saving. */
export function useAnalyzer(): Analyzer {
  const { openAuthDialog } = useAuth();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(reduceAnalyzer, initialState);
  const [scanLimit, setScanLimit] = useState<number | null>();
  const [progress, setProgress] = useState<AnalysisEvent>();
  const save = useSave(dispatch);
  const openSaved = useOpenSaved();
  useSaveStale(state, (analysis) => save(analysis));
  const running = useRef<AbortController>(undefined);
  // Leaving the page ends the analysis.
  useEffect(() => () => running.current?.abort(), []);

  function finish(runId: string, request: AnalyzeRequest, result: AnalysisResult): Promise<void> | undefined {
    dispatch({ type: 'finished', runId, result });
    if (limitedMessage(result) === undefined) return save(newAnalysis(runId, request, result), texts.savedToast);
    toast({ ...texts.limited, variant: 'destructive' });
  }

  function settle(runId: string, request: AnalyzeRequest, outcome: RunOutcome): Promise<void> | undefined {
    if (outcome.scanUsed) toast(texts.scanUsed);
    if (outcome.kind === 'result') return finish(runId, request, outcome.result);
    if (outcome.kind === 'failed') {
      dispatch({ type: 'failed', runId });
      toast({ ...texts.failedToast, variant: 'destructive' });
      return;
    }
    dispatch({ type: 'interrupted', runId });
    if (outcome.kind === 'scanLimit') setScanLimit(outcome.scanLimit);
    if (outcome.kind === 'signedOut') {
      toast({ ...texts.sessionEnded, variant: 'destructive' });
      openAuthDialog('login');
    }
  }

  return {
    state,
    scanLimit,
    closeScanLimit: () => setScanLimit(undefined),
    progress,
    cancel: () => running.current?.abort(),
    startNew: () => dispatch({ type: 'startNew' }),
    save: (analysis) => save(analysis, texts.savedToast),
    analyze: async (request, key) => {
      if (running.current) return;
      runs += 1;
      const runId = `run-${runs}`;
      const controller = new AbortController();
      running.current = controller;
      dispatch({ type: 'started', runId, request });
      setProgress(undefined);
      const outcome = await runAnalysis(await key(), request, controller.signal, setProgress);
      running.current = undefined;
      // When nothing was counted, asking would only replace the failure to report with a second one.
      const refetchType = countsScan(outcome) ? 'active' : 'none';
      void queryClient.invalidateQueries({ queryKey: scanLimitKey, refetchType });
      await settle(runId, request, outcome);
    },
    review: ({ runId }, { text, matchScore }, decisions) =>
      dispatch({ type: 'reviewed', runId, text, matchScore, decisions }),
    setIrrelevant: ({ runId }, keywords) => dispatch({ type: 'setIrrelevant', runId, keywords }),
    open: async (id) => {
      running.current?.abort();
      dispatch({ type: 'opening', id });
      dispatch(await openSaved(id));
    },
    optimize: (analysis, confirmed) => optimize(analysis, confirmed, dispatch, save),
  };
}

/** Whether the number of scans left has changed, or differs from what was shown. */
function countsScan(outcome: RunOutcome): boolean {
  if (outcome.scanUsed) return true;
  if (outcome.kind === 'result') return limitedMessage(outcome.result) === undefined;
  return outcome.kind === 'scanLimit';
}

async function optimize(
  analysis: CurrentAnalysis,
  confirmed: readonly string[],
  dispatch: Dispatch<AnalyzerEvent>,
  save: ReturnType<typeof useSave>,
): Promise<void> {
  const result = await optimizeResult(analysis, confirmed);
  dispatch({ type: 'optimized', runId: analysis.runId, result, confirmed });
  const decisions = { ...analysis.decisions, confirmed: [...confirmed] };
  await save({ ...analysis, result, decisions }, confirmed.length > 0 ? texts.optimizedToast : texts.savedToast);
}
