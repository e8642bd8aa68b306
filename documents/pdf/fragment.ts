import { isBullet } from './characters.ts';

/** A stretch of text on one baseline without a wide gap. */
export interface Fragment {
  text: string;
  page: number;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  isBold: boolean;
  fontName: string;
  /** Where its words begin: behind a bullet, where it has one. */
  wordsStart: number;
  /** To know whether it would have fitted into the row above. */
  firstWordWidth: number;
  /** Its letters are set apart, and joined here. */
  isSpaced: boolean;
  /** Number of its first glyph in drawing order. */
  sequence: number;
}

/** Fragments on one baseline, from left to right. */
export interface Row {
  fragments: Fragment[];
  baseline: number;
  size: number;
}

export const topOf = ({ baseline, size }: { baseline: number; size: number }): number => baseline - size * 0.8;
export const bottomOf = ({ baseline, size }: { baseline: number; size: number }): number => baseline + size * 0.2;

/** How far baselines of one row may differ, in ems. */
const sameBaseline = 0.2;

/** Puts what stands on one baseline together, from top to bottom. */
export function groupRows(fragments: readonly Fragment[]): Row[] {
  const rows: Row[] = [];
  for (const fragment of [...fragments].sort((one, other) => one.baseline - other.baseline || one.x0 - other.x0)) {
    const row = rows.at(-1);
    if (row && fragment.baseline - row.baseline <= sameBaseline * Math.min(row.size, fragment.size)) {
      row.fragments.push(fragment);
      row.size = Math.max(row.size, fragment.size);
    } else rows.push({ fragments: [fragment], baseline: fragment.baseline, size: fragment.size });
  }
  const joined = joinBullets(rows);
  for (const row of joined) row.fragments.sort((one, other) => one.x0 - other.x0);
  return joined;
}

/** How far a bullet of other type may stand above or below its text, in ems. */
const bulletShift = 0.6;

/** A bullet in larger type has a baseline of its own. */
function joinBullets(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  let waiting: Row | undefined;
  for (const row of rows) {
    const [only] = row.fragments;
    const isLone = row.fragments.length === 1 && only !== undefined && isBullet(only.text);
    const above = joined.at(-1);
    if (isLone && above && belongs(only, above)) above.fragments.push(only);
    else if (isLone && !waiting) waiting = row;
    else {
      if (waiting?.fragments[0] && belongs(waiting.fragments[0], row)) row.fragments.push(waiting.fragments[0]);
      else if (waiting) joined.push(waiting);
      waiting = undefined;
      joined.push(row);
    }
  }
  if (waiting) joined.push(waiting);
  return joined;
}

function belongs(bullet: Fragment, { fragments, baseline, size }: Row): boolean {
  if (Math.abs(bullet.baseline - baseline) > bulletShift * size) return false;
  return (
    fragments.some(({ x0 }) => x0 > bullet.x0) && !fragments.some(({ text, x0 }) => x0 <= bullet.x0 && isBullet(text))
  );
}
