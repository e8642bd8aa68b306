import type { Dispatch } from 'react';
import type { AnalysisResult } from '#contract/analysis.ts';
import type { AuthTab } from '#web/lib/auth-state.ts';
import { toast } from '#web/ui/toast.ts';
import { type AnalyzerEvent, type AnalyzerState, reduceAnalyzer } from './lib/analyzer-state.ts';
import { limitedMessage } from './lib/limited.ts';
import type { RunOutcome } from './run/run-analysis.ts';
import type { useSave } from './save/use-save.ts';
import { texts } from './texts.ts';

interface Effects {
  dispatch: Dispatch<AnalyzerEvent>;
  save: ReturnType<typeof useSave>;
  setScanLimit(limit: number | null): void;
  openAuthDialog(tab: AuthTab): void;
  state(): AnalyzerState;
}

/** Shows how a run ended and saves a full result (product rule 4.2). */
export async function settleRun(effects: Effects, runId: string, outcome: RunOutcome): Promise<void> {
  const { dispatch, setScanLimit, openAuthDialog } = effects;
  if (outcome.scanUsed) toast(texts.scanUsed);
  if (outcome.kind === 'result') return finish(effects, runId, outcome.result);
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

async function finish({ dispatch, save, state }: Effects, runId: string, result: AnalysisResult): Promise<void> {
  const event = { type: 'finished', runId, result } as const;
  const next = reduceAnalyzer(state(), event);
  dispatch(event);
  if (limitedMessage(result) !== undefined) {
    toast({ ...texts.limited, variant: 'destructive' });
    return;
  }
  // What the person changed while the model was at work is saved with it.
  if (next.view === 'results') await save(next.analysis, { done: texts.savedToast });
}
