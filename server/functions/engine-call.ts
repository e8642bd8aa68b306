import type { analyseBasic, Engine } from '#engine';
import type { createPrompt } from '../ai/prompt.ts';

/** What reads a person's texts, and is called in a worker thread therefore. */
interface Methods extends Pick<Engine, 'analyse' | 'judge'> {
  /** Basic matching; here too, because nothing bounds what a text costs it. */
  analyseBasic: typeof analyseBasic;
  /** Hidden text and orders are looked for in both texts. */
  createPrompt: typeof createPrompt;
}

export type EngineMethod = keyof Methods;

export interface EngineCall<M extends EngineMethod> {
  method: M;
  args: Parameters<Methods[M]>;
}

export type AnyEngineCall = { [M in EngineMethod]: EngineCall<M> }[EngineMethod];

export type EngineResult<M extends EngineMethod> = ReturnType<Methods[M]>;
