import type { Recommendation, Saying, SayingCode, SayingParams } from '#engine';

/** How one language says everything that the engine can say. */
export type Words = { readonly [Code in SayingCode]: (params: SayingParams[Code]) => string };

/** The words of some of the engine's sayings. */
export type WordsOf<Params extends Partial<SayingParams>> = {
  readonly [Code in keyof Params]: (params: Params[Code]) => string;
};

/** A saying in a language. */
export function render<Code extends SayingCode>(saying: Saying<Code>, words: Words): string {
  const { code, params }: { code: Code; params: SayingParams[Code] } = saying;
  return words[code](params);
}

/** What to do, and what it is worth where that is known. */
export function renderRecommendation({ says, worth }: Recommendation, words: Words): string {
  return worth === undefined ? render(says, words) : `${render(says, words)} ${render(worth, words)}`;
}
