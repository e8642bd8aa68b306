import type {
  Analysis,
  AnalysisInput,
  Change,
  Decisions,
  JudgedPart,
  Judgement,
  Ledger,
  Opinion,
  Optimisation,
  Rewrite,
} from '#engine';

/** What the page asks of the worker. */
export type EngineTask =
  | { kind: 'analyse'; input: AnalysisInput }
  | { kind: 'optimise'; input: AnalysisInput; confirmed: readonly string[] }
  | { kind: 'compare'; rewrite: Rewrite }
  | {
      kind: 'review';
      input: AnalysisInput;
      proposedText: string;
      decisions: Decisions;
      opinions: readonly Opinion[];
    }
  | { kind: 'reviewPart'; input: AnalysisInput; partialText: string; decisions: Decisions }
  | { kind: 'scoreChanges'; input: AnalysisInput; proposedText: string; changes: readonly Change[] };

export interface EngineRequest {
  id: number;
  task: EngineTask;
}

export type EngineAnswer =
  | { id: number; kind: 'analyse'; value: Analysis }
  | { id: number; kind: 'optimise'; value: Optimisation }
  | { id: number; kind: 'compare'; value: Ledger }
  | { id: number; kind: 'review'; value: Judgement }
  | { id: number; kind: 'reviewPart'; value: JudgedPart }
  | { id: number; kind: 'scoreChanges'; value: number[] }
  | { id: number; kind: 'failed'; message: string };
