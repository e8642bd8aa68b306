import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import { noDecisions, type SavedDecisions } from '#contract/resume.ts';

/** Whether the current analysis is saved to the dashboard. `id` is the saved row's. */
export type Saving =
  | { status: 'unsaved' }
  | { status: 'saving'; id?: string | undefined }
  | { status: 'saved'; id: string }
  | { status: 'failed'; id?: string | undefined; reason: string }
  /** Somebody saved it elsewhere since it was opened here. */
  | { status: 'conflict'; id: string };

export interface CurrentAnalysis {
  /** Identifies this analysis, so that late answers to earlier ones do not affect it. */
  runId: string;
  request: AnalyzeRequest;
  result: AnalysisResult;
  /** What the person decided on the proposed changes and keywords. */
  decisions: SavedDecisions;
  saving: Saving;
  /** The saved row is older than what is shown. */
  isStale: boolean;
  /** The engine's own result is shown, and a language model is still at work on the resume. */
  isRewriting: boolean;
  /** Opened from its saved row, not just analysed. */
  isReopened: boolean;
  /** The text that was analysed first, which the rewriting is about. */
  analysedText: string;
  /** Of the shown text when the results opened. */
  startScore: number;
  /** The person changed the original: its row has an older one. */
  isOriginalEdited: boolean;
  /** Counts the row's changes, so that two tabs do not overwrite each other; undefined until it is saved. */
  revision: number | undefined;
}

/** Which of the two texts. */
export type Side = 'original' | 'optimized';

export type AnalyzerState =
  | { view: 'input' }
  | { view: 'opening'; id: string }
  /** There is no such analysis, or it could not be loaded. */
  | { view: 'notOpened'; id: string; isGone: boolean }
  | { view: 'analyzing'; runId: string; request: AnalyzeRequest }
  | { view: 'results'; analysis: CurrentAnalysis }
  | { view: 'failed'; request: AnalyzeRequest };

/** What another job title makes of both texts. */
export interface Retitled {
  original: Partial<AnalysisResult>;
  /** Undefined when there is no optimised text. */
  optimizedMatchScore: number | undefined;
}

export type AnalyzerEvent =
  | { type: 'started'; runId: string; request: AnalyzeRequest }
  | { type: 'matched'; runId: string; result: AnalysisResult }
  | { type: 'finished'; runId: string; result: AnalysisResult }
  | { type: 'failed'; runId: string }
  | { type: 'interrupted'; runId: string }
  | { type: 'saving'; runId: string }
  | { type: 'saved'; runId: string; id: string; revision: number | undefined }
  | { type: 'saveConflict'; runId: string; id: string }
  | { type: 'saveFailed'; runId: string; reason: string }
  | { type: 'optimized'; runId: string; result: AnalysisResult; confirmed: readonly string[] }
  | { type: 'reviewed'; runId: string; text: string; matchScore: number; decisions: SavedDecisions }
  | { type: 'edited'; runId: string; side: Side; text: string; now: Partial<AnalysisResult> & { matchScore: number } }
  | { type: 'retitled'; runId: string; jobTitle: string; now: Retitled }
  | { type: 'restored'; runId: string; resumeText: string; now: Partial<AnalysisResult> }
  | { type: 'setIrrelevant'; runId: string; keywords: readonly string[] }
  | { type: 'opening'; id: string }
  | { type: 'opened'; id: string; analysis: CurrentAnalysis }
  | { type: 'notOpened'; id: string; isGone: boolean }
  | { type: 'startNew' };

export const initialState: AnalyzerState = { view: 'input' };

/**
 * The analyzer's flow: input → analyzing → results or failed → input (product rule 4.1). `matched` shows the engine's result
 * before the model's. `interrupted` (no scan left, session ended, cancelled) goes back to the input. A saved analysis goes opening → results. An event of a run other than the
 * shown one changes nothing.
 */
export function reduceAnalyzer(state: AnalyzerState, event: AnalyzerEvent): AnalyzerState {
  if (event.type === 'startNew') return initialState;
  if (event.type === 'started') return { view: 'analyzing', runId: event.runId, request: event.request };
  if (event.type === 'opening') return { view: 'opening', id: event.id };
  if (event.type === 'opened' || event.type === 'notOpened') return endOpening(state, event);
  if (state.view === 'analyzing' && state.runId === event.runId) return endAnalysis(state, event);
  if (state.view === 'results' && state.analysis.runId === event.runId) {
    if (event.type === 'interrupted') return initialState;
    if (event.type === 'failed') return { view: 'failed', request: state.analysis.request };
    return { view: 'results', analysis: changeAnalysis(state.analysis, event) };
  }
  return state;
}

function endOpening(state: AnalyzerState, event: AnalyzerEvent & { type: 'opened' | 'notOpened' }): AnalyzerState {
  if (state.view !== 'opening' || state.id !== event.id) return state;
  if (event.type === 'opened') return { view: 'results', analysis: event.analysis };
  return { view: 'notOpened', id: event.id, isGone: event.isGone };
}

function endAnalysis(state: AnalyzerState & { view: 'analyzing' }, event: AnalyzerEvent): AnalyzerState {
  const { runId, request } = state;
  switch (event.type) {
    case 'matched':
      return { view: 'results', analysis: { ...newAnalysis(runId, request, event.result), isRewriting: true } };
    case 'finished':
      return { view: 'results', analysis: newAnalysis(runId, request, event.result) };
    case 'failed':
      return { view: 'failed', request };
    case 'interrupted':
      return initialState;
    default:
      return state;
  }
}

function changeAnalysis(analysis: CurrentAnalysis, event: AnalyzerEvent): CurrentAnalysis {
  const id = savedId(analysis);
  switch (event.type) {
    case 'finished':
      return finished(analysis, event.result);
    case 'saving':
      return { ...analysis, saving: { status: 'saving', id }, isStale: false };
    case 'saved':
      return { ...analysis, saving: { status: 'saved', id: event.id }, revision: event.revision };
    case 'saveConflict':
      return { ...analysis, saving: { status: 'conflict', id: event.id } };
    case 'edited':
      return applyEdit(analysis, event);
    case 'restored':
      return restored(analysis, event);
    case 'retitled':
      return retitled(analysis, event);
    case 'saveFailed':
      return { ...analysis, saving: { status: 'failed', id, reason: event.reason } };
    case 'optimized':
      return {
        ...analysis,
        result: event.result,
        decisions: { ...analysis.decisions, confirmed: [...event.confirmed] },
      };
    case 'setIrrelevant': {
      const decisions = { ...analysis.decisions, irrelevant: [...event.keywords] };
      return { ...analysis, decisions, isStale: true };
    }
    case 'reviewed':
      return reviewed(analysis, event);
    default:
      return analysis;
  }
}

/** What the edited text scores goes into its own columns (docs/decisions/020-the-workspace.md). */
export function applyEdit(analysis: CurrentAnalysis, event: AnalyzerEvent & { type: 'edited' }): CurrentAnalysis {
  const { request, result } = analysis;
  const { side, text, now } = event;
  if (side === 'original') {
    const current = { ...analysis, request: { ...request, resumeText: text }, result: { ...result, ...now } };
    return { ...current, isStale: true, isOriginalEdited: true };
  }
  const improved = { improvedResumeText: text, optimizedMatchScore: now.matchScore };
  return { ...analysis, result: { ...result, ...improved }, isStale: true };
}

/** The model is done. What the person wrote into the original in the meantime keeps its scores. */
function finished(analysis: CurrentAnalysis, result: AnalysisResult): CurrentAnalysis {
  const { matchScore, keywordMatches, missingKeywordsInContext, reading } = analysis.result;
  const edited = analysis.isOriginalEdited ? { matchScore, keywordMatches, missingKeywordsInContext, reading } : {};
  return { ...analysis, result: { ...result, ...edited }, isRewriting: false };
}

/** Both texts are those of a version. Keywords that were confirmed for a text that is gone are not in this one. */
function restored(analysis: CurrentAnalysis, event: AnalyzerEvent & { type: 'restored' }): CurrentAnalysis {
  const { request, result, decisions } = analysis;
  const confirmed = event.now.improvedResumeText === '' ? [] : decisions.confirmed;
  return {
    ...analysis,
    request: { ...request, resumeText: event.resumeText },
    result: { ...result, ...event.now },
    decisions: { ...decisions, confirmed },
    isStale: true,
    isOriginalEdited: true,
  };
}

/** The scores are of the new title: the row gets both, as after an edit. */
function retitled(analysis: CurrentAnalysis, event: AnalyzerEvent & { type: 'retitled' }): CurrentAnalysis {
  const { jobTitle, now } = event;
  const { optimizedMatchScore = analysis.result.optimizedMatchScore } = now;
  const result = { ...analysis.result, ...now.original, optimizedMatchScore };
  return {
    ...analysis,
    request: { ...analysis.request, jobTitle },
    result,
    // The person has gained nothing by it.
    startScore: analysis.startScore + shownScore(result) - shownScore(analysis.result),
    isStale: true,
    isOriginalEdited: true,
  };
}

/** When none of the rewriting is accepted there is no optimised text. */
function reviewed(analysis: CurrentAnalysis, event: AnalyzerEvent & { type: 'reviewed' }): CurrentAnalysis {
  const { result, request } = analysis;
  const isSame = event.text === request.resumeText;
  const [improvedResumeText, optimizedMatchScore] = isSame ? ['', 0] : [event.text, event.matchScore];
  const { confirmed, irrelevant } = analysis.decisions;
  const decisions = { ...event.decisions, confirmed, irrelevant };
  const isChanged =
    improvedResumeText !== result.improvedResumeText ||
    JSON.stringify(decisions) !== JSON.stringify(analysis.decisions);
  if (!isChanged) return analysis;
  return { ...analysis, decisions, result: { ...result, improvedResumeText, optimizedMatchScore }, isStale: true };
}

/** An analysis that has just been made. */
export function newAnalysis(runId: string, request: AnalyzeRequest, result: AnalysisResult): CurrentAnalysis {
  const saving = { status: 'unsaved' } as const;
  return {
    runId,
    request,
    result,
    decisions: noDecisions,
    saving,
    isStale: false,
    isRewriting: false,
    isReopened: false,
    analysedText: request.resumeText,
    startScore: shownScore(result),
    isOriginalEdited: false,
    revision: undefined,
  };
}

/** The score of the text that is shown: the optimised one if there is one. */
export function shownScore(result: AnalysisResult): number {
  return result.improvedResumeText === '' ? result.matchScore : result.optimizedMatchScore;
}

/** The saved row of an analysis, if there is one: saving again updates it. */
export function savedId({ saving }: CurrentAnalysis): string | undefined {
  return saving.status === 'unsaved' ? undefined : saving.id;
}
