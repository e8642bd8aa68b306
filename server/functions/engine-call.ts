import type { analyseBasic, Engine } from '#engine';

/** What of the engine is called in a worker thread. */
interface Methods extends Pick<Engine, 'analyse' | 'judge'> {
  /** Basic matching; here too, because nothing bounds what a text costs it. */
  analyseBasic: typeof analyseBasic;
}

export type EngineMethod = keyof Methods;

export interface EngineCall<M extends EngineMethod> {
  method: M;
  args: Parameters<Methods[M]>;
}

export type AnyEngineCall = { [M in EngineMethod]: EngineCall<M> }[EngineMethod];

export type EngineResult<M extends EngineMethod> = ReturnType<Methods[M]>;
