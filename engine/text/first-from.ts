import type { Token } from './tokenise.ts';

/** The index of the first word that starts at or after `offset`, by bisection. */
export function firstFrom(tokens: readonly Pick<Token, 'start'>[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
