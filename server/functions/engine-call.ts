import type { Engine } from '#engine';

/** What of the engine is called in a worker thread. */
export type EngineMethod = 'analyse' | 'judge';

export interface EngineCall<M extends EngineMethod> {
  method: M;
  args: Parameters<Engine[M]>;
}

export type AnyEngineCall = { [M in EngineMethod]: EngineCall<M> }[EngineMethod];

export type EngineResult<M extends EngineMethod> = ReturnType<Engine[M]>;
