import type { Analysis, AnalysisInput, Optimisation } from '#engine';

/** What the page asks of the worker. */
export type EngineTask =
  | { kind: 'analyse'; input: AnalysisInput }
  | { kind: 'optimise'; input: AnalysisInput; confirmed: readonly string[] };

export interface EngineRequest {
  id: number;
  task: EngineTask;
}

export type EngineAnswer =
  | { id: number; kind: 'analysed'; value: Analysis }
  | { id: number; kind: 'optimised'; value: Optimisation }
  | { id: number; kind: 'failed'; message: string };
