import { type Dispatch, useEffect, useRef } from 'react';
import type { AnalyzeRequest } from '#contract/analysis.ts';
import type { AnalyzerEvent } from '../lib/analyzer-state.ts';

/** Runs since the page was loaded, to give each a unique id. */
let runs = 0;

export interface Running {
  isBusy(): boolean;
  /** Starts a run; its signal is aborted when it is cancelled and when the page is left. */
  begin(request: AnalyzeRequest): { runId: string; signal: AbortSignal };
  end(): void;
  cancel(): void;
}

/** The analysis that is being made, one at a time. */
export function useRunning(dispatch: Dispatch<AnalyzerEvent>): Running {
  const running = useRef<AbortController>(undefined);
  // Leaving the page ends the analysis.
  useEffect(() => () => running.current?.abort(), []);
  return {
    isBusy: () => running.current !== undefined,
    begin: (request) => {
      runs += 1;
      const runId = `run-${runs}`;
      const controller = new AbortController();
      running.current = controller;
      dispatch({ type: 'started', runId, request });
      return { runId, signal: controller.signal };
    },
    end: () => {
      running.current = undefined;
    },
    cancel: () => running.current?.abort(),
  };
}
