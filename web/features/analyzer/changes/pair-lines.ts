import { diffArrays } from 'diff';

/** The numbers of two lines side by side; undefined where a text has no line. */
export interface LinePair {
  original: number | undefined;
  improved: number | undefined;
}

/** The most differing lines to search through. A thousand changed lines fit; beyond that, lines are paired in order. */
const mostDifferences = 2_000;

/** Every line of both texts in order, with as many as possible next to the line that `isSame` says is its counterpart. */
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
  // Where the lines without a counterpart begin, and where the next pair is.
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

/** Pairs lines in order from the first until both texts end. */
function inOrder(original: number, originalEnd: number, improved: number, improvedEnd: number): LinePair[] {
  return Array.from({ length: Math.max(originalEnd - original, improvedEnd - improved) }, (_, index) => ({
    original: original + index < originalEnd ? original + index : undefined,
    improved: improved + index < improvedEnd ? improved + index : undefined,
  }));
}
