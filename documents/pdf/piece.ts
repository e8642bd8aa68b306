import type { Box } from '../types.ts';
import { isBullet } from './characters.ts';
import { bottomOf, type Fragment, type Row, topOf } from './fragment.ts';

/** A row of a block, as a line in the making. */
export interface Piece {
  text: string;
  /** Where its words begin, after a bullet. */
  textX: number;
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  isBold: boolean;
  hasBullet: boolean;
  /** Parts stand apart in it: a date at the margin. */
  isSplit: boolean;
  /** The last of two parts, and where it begins and what stands before it ends. */
  rail: { text: string; x0: number; before: string; beforeEnd: number } | undefined;
  firstWordWidth: number;
  boxes: Box[];
}

export function toPiece(row: Row): Piece {
  const [first] = row.fragments;
  const last = row.fragments.at(-1);
  const hasBullet = first !== undefined && isBullet([...first.text][0] ?? '');
  const isAlone = first !== undefined && isBullet(first.text);
  const words = isAlone ? row.fragments[1] : first;
  const main = words ?? first;
  return {
    text: row.fragments
      .map(({ text }) => text)
      .join(' ')
      .replace(/^[●▪‣◦∙■□▶►➢➤❖✓✔◆◇○⁃·§]\s*(?=\S)/u, '• '),
    textX: main?.wordsStart ?? 0,
    x0: first?.x0 ?? 0,
    x1: last?.x1 ?? 0,
    baseline: row.baseline,
    size: main?.size ?? row.size,
    isBold: main?.isBold ?? false,
    hasBullet,
    isSplit: row.fragments.length > (isAlone ? 2 : 1) && !isStretched(row),
    rail: railOf(row, isAlone),
    firstWordWidth: main?.firstWordWidth ?? 0,
    boxes: boxesOf(row),
  };
}

const textOf = (fragments: readonly Fragment[]): string =>
  fragments
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[●▪‣◦∙■□▶►➢➤❖✓✔◆◇○⁃·§]\s*(?=\S)/u, '• ');

/** "Planning,        Purchasing,": a justified row of few words. */
const isStretched = ({ fragments }: Row): boolean =>
  fragments.slice(0, -1).every(({ text }) => text.endsWith(',')) && !/\d/.test(fragments.at(-1)?.text ?? '');

function railOf(row: Row, isAlone: boolean): Piece['rail'] {
  const { fragments } = row;
  const [before, last] = fragments.slice(-2);
  if (isStretched(row) || fragments.length !== (isAlone ? 3 : 2) || !before || !last) return undefined;
  return { text: last.text, x0: last.x0, before: textOf(fragments.slice(0, -1)), beforeEnd: before.x1 };
}

function boxesOf({ fragments }: Row): Box[] {
  const [first] = fragments;
  if (!first) return [];
  const x0 = Math.min(...fragments.map((fragment) => fragment.x0));
  const x1 = Math.max(...fragments.map((fragment) => fragment.x1));
  return [
    { page: first.page, x0, x1, y0: Math.min(...fragments.map(topOf)), y1: Math.max(...fragments.map(bottomOf)) },
  ];
}
