import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';

/** Whether the current analysis is saved to the dashboard. `id` is the saved row's. */
export type Saving =
  | { status: 'unsaved' }
  | { status: 'saving'; id?: string | undefined }
  | { status: 'saved'; id: string }
  | { status: 'failed'; id?: string | undefined; reason: string };

export interface CurrentAnalysis {
  /** Identifies this analysis, so that late answers to earlier ones do not affect it. */
  runId: string;
  request: AnalyzeRequest;
  result: AnalysisResult;
  /** Keywords that the person confirmed for 'Optimize Resume'. */
  confirmed: readonly string[];
  saving: Saving;
  /** The saved row is older than what is shown. */
  isStale: boolean;
}

export type AnalyzerState =
  | { view: 'input' }
  | { view: 'analyzing'; runId: string; request: AnalyzeRequest }
  | { view: 'results'; analysis: CurrentAnalysis }
  | { view: 'failed'; request: AnalyzeRequest };

export type AnalyzerEvent =
  | { type: 'started'; runId: string; request: AnalyzeRequest }
  | { type: 'finished'; runId: string; result: AnalysisResult }
  | { type: 'failed'; runId: string }
  | { type: 'interrupted'; runId: string }
  | { type: 'saving'; runId: string }
  | { type: 'saved'; runId: string; id: string }
  | { type: 'saveFailed'; runId: string; reason: string }
  | { type: 'optimized'; runId: string; result: AnalysisResult; confirmed: readonly string[] }
  | { type: 'reviewed'; runId: string; text: string; matchScore: number }
  | { type: 'startNew' };

export const initialState: AnalyzerState = { view: 'input' };

/**
 * The analyzer's flow: input → analyzing → results or failed → input (product rule 4.1). `interrupted` (no scan
 * left, session ended) goes back to the input. An event of a run other than the shown one changes nothing.
 */
export function reduceAnalyzer(state: AnalyzerState, event: AnalyzerEvent): AnalyzerState {
  if (event.type === 'startNew') return initialState;
  if (event.type === 'started') return { view: 'analyzing', runId: event.runId, request: event.request };
  if (state.view === 'analyzing' && state.runId === event.runId) return endAnalysis(state, event);
  if (state.view === 'results' && state.analysis.runId === event.runId) {
    return { view: 'results', analysis: changeAnalysis(state.analysis, event) };
  }
  return state;
}

function endAnalysis(state: AnalyzerState & { view: 'analyzing' }, event: AnalyzerEvent): AnalyzerState {
  const { runId, request } = state;
  switch (event.type) {
    case 'finished':
      return {
        view: 'results',
        analysis: {
          runId,
          request,
          result: event.result,
          confirmed: [],
          saving: { status: 'unsaved' },
          isStale: false,
        },
      };
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
    case 'saving':
      return { ...analysis, saving: { status: 'saving', id }, isStale: false };
    case 'saved':
      return { ...analysis, saving: { status: 'saved', id: event.id } };
    case 'saveFailed':
      return { ...analysis, saving: { status: 'failed', id, reason: event.reason } };
    case 'optimized':
      return { ...analysis, result: event.result, confirmed: event.confirmed };
    case 'reviewed':
      return reviewed(analysis, event.text, event.matchScore);
    default:
      return analysis;
  }
}

/** When none of the rewriting is accepted there is no optimised text. */
function reviewed(analysis: CurrentAnalysis, text: string, matchScore: number): CurrentAnalysis {
  const isSame = text === analysis.request.resumeText;
  const [improvedResumeText, optimizedMatchScore] = isSame ? ['', 0] : [text, matchScore];
  if (improvedResumeText === analysis.result.improvedResumeText) return analysis;
  return { ...analysis, result: { ...analysis.result, improvedResumeText, optimizedMatchScore }, isStale: true };
}

/** The saved row of an analysis, if there is one: saving again updates it. */
export function savedId({ saving }: CurrentAnalysis): string | undefined {
  return saving.status === 'unsaved' ? undefined : saving.id;
}
