import type { Block } from './columns.ts';

/** What the whole document says about its lines. */
export interface Habits {
  /** The most common size. */
  bodySize: number;
  /** Words written with a hyphen inside a row. */
  hyphenated: ReadonlySet<string>;
  /** The smallest usual distance of baselines for a size (rounded to half points), in points. */
  leadings: ReadonlyMap<number, number>;
}

export const sizeKey = (size: number): number => Math.round(size * 2) / 2;

/** How the document sets its lines: its usual size, its leading, the words it hyphenates itself. */
export function readHabits(blocks: readonly Block[]): Habits {
  const sizes = new Map<number, number>();
  const distances = new Map<number, number[]>();
  const hyphenated = new Set<string>();
  for (const { rows } of blocks) {
    for (const [index, row] of rows.entries()) {
      const text = row.fragments.map((fragment) => fragment.text).join(' ');
      const key = sizeKey(row.size);
      sizes.set(key, (sizes.get(key) ?? 0) + text.length);
      for (const [word] of text.matchAll(/[\p{L}\p{N}-]+/gu))
        if (word.includes('-')) hyphenated.add(word.toLowerCase());
      const above = rows[index - 1];
      if (!above || sizeKey(above.size) !== key) continue;
      const distance = row.baseline - above.baseline;
      const known = distances.get(key);
      if (!known) distances.set(key, [distance]);
      else known.push(distance);
    }
  }
  const leadings = new Map([...distances].map(([key, list]) => [key, usualLeading(list)]));
  const bodySize = [...sizes].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
  return { bodySize, hyphenated, leadings };
}

/** The smallest distance that occurs again and again. */
function usualLeading(distances: readonly number[]): number {
  const sorted = distances.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.1)] ?? 0;
}
