import type { Letter } from './spell-letters.ts';

const numbers = {
  /** Pieces that begin at one place, for a column's edge. */
  least: 4,
  /** Ems between columns that nearly touch: less is no gap at all. */
  gap: 0.1,
  /** What is drawn so many letters later is of another part of the page: spaces and marks come between words, too. */
  later: 8,
} as const;

/** Columns whose gap is no wider than that between words: what was drawn at another time, and begins where a column does, is its. */
export function splitAtEdges(pieces: readonly Letter[][]): Letter[][] {
  const starts = new Map<number, number>();
  for (const piece of pieces) {
    piece.sort((one, other) => one.glyph.x0 - other.glyph.x0 || one.sequence - other.sequence);
    const x = placeOf(piece.find(({ text }) => text.trim() !== ''));
    if (x !== undefined) starts.set(x, (starts.get(x) ?? 0) + 1);
  }
  const isEdge = (x: number | undefined) => x !== undefined && (starts.get(x) ?? 0) >= numbers.least;
  return pieces.flatMap((piece) => {
    const parts: Letter[][] = [[]];
    let before: Letter | undefined;
    for (const letter of piece) {
      if (before && isEdge(placeOf(letter)) && isApart(before, letter)) parts.push([]);
      parts.at(-1)?.push(letter);
      if (letter.text.trim() !== '') before = letter;
    }
    return parts;
  });
}

/** To half a point. */
const placeOf = (letter: Letter | undefined): number | undefined =>
  letter === undefined || letter.text.trim() === '' ? undefined : Math.round(letter.glyph.x0 * 2);

function isApart(before: Letter, letter: Letter): boolean {
  const gap = (letter.glyph.x0 - before.glyph.x1) / Math.max(before.glyph.size, letter.glyph.size, 1);
  return gap > numbers.gap && Math.abs(letter.sequence - before.sequence) > numbers.later;
}
