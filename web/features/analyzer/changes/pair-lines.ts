/** Numbers of lines that stand beside each other; undefined where a text has nothing to put there. */
export interface LinePair {
  original: number | undefined;
  improved: number | undefined;
}

/** Cells of the table that finds the longest common run of lines. Texts of a thousand changed lines fit; beyond that they are paired in order. */
const mostCells = 2_000_000;

/** Every line of both texts in its order, and as many as can be beside the line that `isSame` calls its own. */
export function pairLines(
  originalLines: number,
  improvedLines: number,
  isSame: (original: number, improved: number) => boolean,
): LinePair[] {
  let start = 0;
  while (start < Math.min(originalLines, improvedLines) && isSame(start, start)) start += 1;
  let end = 0;
  const most = Math.min(originalLines, improvedLines) - start;
  while (end < most && isSame(originalLines - 1 - end, improvedLines - 1 - end)) end += 1;
  const anchors = longestCommon(originalLines - start - end, improvedLines - start - end, (original, improved) =>
    isSame(original + start, improved + start),
  ).map(([original, improved]) => [original + start, improved + start] as const);
  const pairs = inOrder(0, start, 0, start);
  let from = [start, start] as const;
  for (const [original, improved] of anchors) {
    pairs.push(...inOrder(from[0], original, from[1], improved), { original, improved });
    from = [original + 1, improved + 1];
  }
  return [
    ...pairs,
    ...inOrder(from[0], originalLines - end, from[1], improvedLines - end),
    ...inOrder(originalLines - end, originalLines, improvedLines - end, improvedLines),
  ];
}

/** One beside the other from the first on, until both have ended. */
function inOrder(original: number, originalEnd: number, improved: number, improvedEnd: number): LinePair[] {
  return Array.from({ length: Math.max(originalEnd - original, improvedEnd - improved) }, (_, index) => ({
    original: original + index < originalEnd ? original + index : undefined,
    improved: improved + index < improvedEnd ? improved + index : undefined,
  }));
}

/** The longest common subsequence, as pairs of places. */
function longestCommon(
  rows: number,
  columns: number,
  isSame: (row: number, column: number) => boolean,
): [number, number][] {
  if (rows * columns > mostCells) return [];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    if (isSame(row, column)) pairs.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
