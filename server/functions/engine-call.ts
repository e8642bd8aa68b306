import type { analyseBasic, Doubt, Engine, Rewrite } from '#engine';
import type { createDoubtsPrompt } from '../ai/doubts-prompt.ts';
import type { createPrompt } from '../ai/prompt.ts';

/** Everything that reads a person's texts and therefore runs in a worker thread. */
interface Methods extends Pick<Engine, 'analyse' | 'judge'> {
  /** Basic matching; here too, because its cost for a text has no bound. */
  analyseBasic: typeof analyseBasic;
  /** Hidden text and orders are looked for in both texts. */
  createPrompt: typeof createPrompt;
  /** Where the wording of a rewrite is in doubt, and the prompt that asks about it. */
  listDoubts(rewrite: Rewrite): { doubts: Doubt[]; prompt: ReturnType<typeof createDoubtsPrompt> };
}

export type EngineMethod = keyof Methods;

export interface EngineCall<M extends EngineMethod> {
  method: M;
  args: Parameters<Methods[M]>;
}

export type AnyEngineCall = { [M in EngineMethod]: EngineCall<M> }[EngineMethod];

export type EngineResult<M extends EngineMethod> = ReturnType<Methods[M]>;
