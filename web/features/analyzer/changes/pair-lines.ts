import { diffArrays } from 'diff';

/** Numbers of lines that stand beside each other; undefined where a text has nothing to put there. */
export interface LinePair {
  original: number | undefined;
  improved: number | undefined;
}

/** Lines that may differ in all. Texts of a thousand changed lines fit; beyond that they are paired in order. */
const mostDifferences = 2_000;

/** Every line of both texts in its order, and as many as can be beside the line that `isSame` calls its own. */
export function pairLines(
  originalLines: number,
  improvedLines: number,
  isSame: (original: number, improved: number) => boolean,
): LinePair[] {
  const parts = diffArrays(numbersTo(originalLines), numbersTo(improvedLines), {
    comparator: isSame,
    maxEditLength: mostDifferences,
  });
  if (parts === undefined) return inOrder(0, originalLines, 0, improvedLines);
  const pairs: LinePair[] = [];
  // Where the lines begin that have no counterpart yet, and where the next ones stand.
  let from = { original: 0, improved: 0 };
  let next = from;
  for (const { added, removed, count } of parts) {
    if (removed) next = { ...next, original: next.original + count };
    else if (added) next = { ...next, improved: next.improved + count };
    else {
      pairs.push(...inOrder(from.original, next.original, from.improved, next.improved));
      from = { original: next.original + count, improved: next.improved + count };
      pairs.push(...inOrder(next.original, from.original, next.improved, from.improved));
      next = from;
    }
  }
  return [...pairs, ...inOrder(from.original, originalLines, from.improved, improvedLines)];
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** One beside the other from the first on, until both have ended. */
function inOrder(original: number, originalEnd: number, improved: number, improvedEnd: number): LinePair[] {
  return Array.from({ length: Math.max(originalEnd - original, improvedEnd - improved) }, (_, index) => ({
    original: original + index < originalEnd ? original + index : undefined,
    improved: improved + index < improvedEnd ? improved + index : undefined,
  }));
}
