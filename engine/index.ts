export { analyseBasic, optimiseBasic } from './basic.ts';
export { attributions } from './lexicon/attributions.ts';
export { loadEngine, loadEngineFor } from './load-engine.ts';
export type * from './sayings.ts';
export { formulaVersion } from './score/formula.ts';
export type * from './types.ts';
