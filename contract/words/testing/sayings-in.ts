import type { Saying } from '#engine';

/** Every saying in an answer of the engine, at any depth. */
export function sayingsIn(answer: unknown): Saying[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const inner = Object.values(answer).flatMap(sayingsIn);
  return isSaying(answer) ? [answer, ...inner] : inner;
}

function isSaying(value: object): value is Saying {
  return 'code' in value && 'params' in value && 'spans' in value;
}
