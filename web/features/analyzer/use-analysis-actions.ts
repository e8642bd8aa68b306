import { type Dispatch, useRef } from 'react';
import { applyReview, type OnReview } from './apply-review.ts';
import type { AnalyzerEvent, AnalyzerState, CurrentAnalysis } from './lib/analyzer-state.ts';
import { optimizeResult } from './optimize/optimize-result.ts';
import { restoreVersion } from './restore-version.ts';
import { retitle } from './retitle.ts';
import type { useSave } from './save/use-save.ts';
import { texts } from './texts.ts';
import { type Editing, useEdit } from './use-edit.ts';
import type { Version } from './versions/load-versions.ts';

/** What can be done with the analysis that is shown. */
export interface AnalysisActions extends Editing {
  save(analysis: CurrentAnalysis): Promise<void>;
  /** Saves what is shown over what was saved elsewhere since. */
  keepMine(analysis: CurrentAnalysis): Promise<void>;
  /** Shows and saves the resume as the review of the rewriting left it. */
  review(analysis: CurrentAnalysis, ...reviewed: Parameters<OnReview>): void;
  /** Sets which keywords do not matter for this posting. */
  setIrrelevant(analysis: CurrentAnalysis, keywords: readonly string[]): void;
  /** Names the job anew. Rejects when the engine fails. */
  retitle(analysis: CurrentAnalysis, jobTitle: string): Promise<void>;
  /** Shows the texts of a version again. Rejects when the engine fails. */
  restore(analysis: CurrentAnalysis, version: Version): Promise<void>;
  /** Puts exactly the confirmed keywords into the resume and saves it. Rejects when the engine fails. */
  optimize(analysis: CurrentAnalysis, confirmed: readonly string[]): Promise<void>;
}

export function useAnalysisActions(
  state: AnalyzerState,
  dispatch: Dispatch<AnalyzerEvent>,
  save: ReturnType<typeof useSave>,
): AnalysisActions {
  const { edit, settle: settleEdits } = useEdit(dispatch);
  const latest = useRef(state);
  latest.current = state;
  // An action may have waited, for an answer to be saved for instance, while what was typed arrived: then what it was given is old.
  const settle = (given: CurrentAnalysis): Promise<CurrentAnalysis> => {
    const now = latest.current;
    const isShown = now.view === 'results' && now.analysis.runId === given.runId;
    return settleEdits(isShown ? now.analysis : given);
  };
  return {
    save: (analysis) => save(analysis, { done: texts.savedToast }),
    keepMine: (analysis) => save(analysis, { force: true }),
    review: (analysis, ...reviewed) =>
      void settle(analysis).then((current) => applyReview(current, dispatch, reviewed)),
    edit,
    settle,
    setIrrelevant: ({ runId }, keywords) => dispatch({ type: 'setIrrelevant', runId, keywords }),
    retitle: async (analysis, jobTitle) => retitle(await settle(analysis), dispatch, jobTitle),
    restore: async (analysis, version) => restoreVersion(await settle(analysis), dispatch, version),
    optimize: async (given, confirmed) => {
      const analysis = await settle(given);
      const result = await optimizeResult(analysis, confirmed);
      dispatch({ type: 'optimized', runId: analysis.runId, result, confirmed });
      const decisions = { ...analysis.decisions, confirmed: [...confirmed] };
      const done = confirmed.length > 0 ? texts.optimizedToast : texts.savedToast;
      await save({ ...analysis, result, decisions }, { done });
    },
  };
}
