import { applyPatch, structuredPatch } from 'diff';

/** Differences beyond these are a new text; what a decision changes is a few lines. Bounds the comparison's time. */
const mostDifferences = 2000;

/**
 * The person's text with what changed from one made text to the next: what they wrote elsewhere stays. Undefined where
 * they wrote in the same place.
 */
export function carryOver(before: string, after: string, mine: string): string | undefined {
  if (mine === before || mine === after) return after;
  if (before === after) return mine;
  const options = { context: 1, maxEditLength: mostDifferences };
  const patch = structuredPatch('', '', before, after, '', '', options);
  const carried = patch && applyPatch(mine, patch, { fuzzFactor: 1 });
  return carried || undefined;
}
