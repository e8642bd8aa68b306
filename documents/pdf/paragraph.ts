import type { Block } from './columns.ts';
import { type Habits, readHabits, sizeKey } from './habits.ts';
import type { Piece } from './piece.ts';

const numbers = {
  /** Distance of baselines of one paragraph, in ems; what is further apart is another one. */
  leading: 1.9,
  /** How much the distance may differ from the paragraph's own. */
  sameLeading: 0.1,
  /** Sizes of one paragraph differ by less, in points. */
  sameSize: 0.6,
  /** Rows of a size from which on a block shows its own leading. */
  ownLeading: 4,
} as const;

export type LeadingOf = (size: number) => number | undefined;

/** A block's own leading where it has enough rows to tell, else the document's. */
export function leadingOf(block: Block, habits: Habits): LeadingOf {
  const own = readHabits([block]).leadings;
  const counts = new Map<number, number>();
  for (const { size } of block.rows) counts.set(sizeKey(size), (counts.get(sizeKey(size)) ?? 0) + 1);
  return (size) => {
    const key = sizeKey(size);
    const isOwn = (counts.get(key) ?? 0) > numbers.ownLeading;
    return (isOwn ? own.get(key) : undefined) ?? habits.leadings.get(key);
  };
}

export function isSameParagraph(last: Piece, next: Piece, usual: LeadingOf): boolean {
  if (Math.abs(last.size - next.size) > numbers.sameSize) return false;
  const leading = next.baseline - last.baseline;
  if (leading <= 0 || leading > numbers.leading * next.size) return false;
  return leading <= (usual(next.size) ?? leading) + numbers.sameLeading * next.size;
}
