import type { Box, LineRole, LooseLine } from '../types.ts';
import { isIdeograph } from './characters.ts';
import type { Block } from './columns.ts';
import type { Habits } from './habits.ts';
import { isSameParagraph, type LeadingOf, leadingOf } from './paragraph.ts';
import { type Piece, toPiece } from './piece.ts';
import { reachOf, type Shape, shapeOf } from './row-pairs.ts';
import { isHyphenated, isUnfinished, wordsSay } from './words-say.ts';

const numbers = {
  /** Points that left edges of one paragraph may differ by. */
  indent: 2.5,
  /** Ems that are left free before a date at the margin. */
  beforeRail: 0.45,
  /** Share of the column from which on a row is full, though the next word had a little room: fonts are replaced, rows are ragged. */
  full: 0.8,
  /** The same for a row below a bullet's words, which would have a bullet of its own if it were another item. */
  halfFull: 0.5,
  /** A bullet's words hang to its right by at most so many ems. */
  hanging: 3.5,
} as const;

/** A block's rows as the lines their writer meant. */
export function joinLines(block: Block, group: number, habits: Habits): LooseLine[] {
  const pieces = block.rows.map(toPiece);
  const usual = leadingOf(block, habits);
  const shape = shapeOf(pieces, usual, block);
  const lines: LooseLine[] = [];
  let line: { text: string; first: Piece; last: Piece; boxes: Box[]; rows: number } | undefined;
  const flush = () => {
    if (line) lines.push({ text: line.text, role: roleOf(line, habits), group, boxes: line.boxes });
  };
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (line && goesOnBesideRail(line, piece, usual)) {
      const { rail } = line.last;
      const date = [rail?.text, piece.rail?.text].filter((part) => part !== undefined).join(' ');
      line.text = `${joinText(rail?.before ?? '', piece.rail?.before ?? piece.text, habits)} ${date}`;
      line.last = { ...piece, rail: undefined, isSplit: true };
      line.rows += 1;
      line.boxes.push(...piece.boxes);
      continue;
    }
    if (line && continues(line, piece, shape, usual)) {
      line.text = joinText(line.text, piece.text, habits);
      line.last = piece;
      line.rows += 1;
      line.boxes.push(...piece.boxes);
      continue;
    }
    flush();
    line = { text: piece.text, first: piece, last: piece, boxes: [...piece.boxes], rows: 1 };
  }
  flush();
  return lines;
}

/** "Engineer, a long name of a    2019 – 2020", "company": the date stands at the margin of a line of two rows. */
function goesOnBesideRail({ first, last }: { first: Piece; last: Piece }, next: Piece, usual: LeadingOf): boolean {
  const { rail } = last;
  if (!rail || next.hasBullet || last.isBold !== next.isBold) return false;
  // "2010 –" above "2016": the date itself goes on at the margin.
  if (next.isSplit && (!/[–—-]$/.test(rail.text) || !next.rail || Math.abs(next.rail.x0 - rail.x0) > next.size * 3))
    return false;
  if (!isSameParagraph(last, next, usual)) return false;
  if (Math.abs((first.hasBullet ? last.textX : last.x0) - next.x0) > numbers.indent) return false;
  const says = wordsSay(rail.before, next.text);
  if (says !== undefined) return says === 'one line';
  return rail.beforeEnd + next.firstWordWidth + numbers.beforeRail * next.size > rail.x0;
}

function continues(
  line: { text: string; first: Piece; last: Piece; rows: number },
  next: Piece,
  { edge, items }: Shape,
  usual: LeadingOf,
): boolean {
  const { first, last } = line;
  if (next.hasBullet || next.isSplit || !isSameParagraph(last, next, usual)) return false;
  if (last.isBold !== next.isBold && line.rows === 1 && first.isBold) return false;
  // A heading set as tightly as the text: a sentence is over, and what follows is bold.
  if (next.isBold && !last.isBold && /[.!?]$/.test(last.text)) return false;
  // The title of the next job, below an item that is no wider than its column.
  if (next.isBold && !last.isBold && first.hasBullet && next.x0 < last.textX - numbers.indent) return false;
  if (!indentAgrees(first, last, next, line.rows)) return false;
  if (last.isSplit && !first.hasBullet) return false;
  if (isUnfinished(line.text, next.text)) return true;
  const says = wordsSay(last.text, next.text);
  if (says === 'two lines') return false;
  const filled = (last.x1 - last.x0) / (edge - last.x0);
  if (filled > numbers.halfFull && hangs(first, last, next) && !/[.!?:;]$/.test(last.text)) return true;
  if (says === 'one word') return last.x1 + last.size > edge;
  if (reachOf(last, next) <= edge + 0.5) return says === 'one line' && filled >= numbers.full;
  return !items.has(last);
}

/** Below a bullet's words and without one of its own: another item would have a bullet. */
const hangs = (first: Piece, last: Piece, next: Piece): boolean =>
  first.hasBullet && next.x0 > first.x0 + numbers.indent && Math.abs(last.textX - next.x0) <= numbers.indent;

function indentAgrees(first: Piece, last: Piece, next: Piece, rows: number): boolean {
  if (rows > 1 && Math.abs(last.textX - next.x0) <= numbers.indent) return true;
  if (!first.hasBullet) return Math.abs(first.x0 - next.x0) <= numbers.indent;
  // Rows of a bullet hang below its words, or begin at the margin.
  return next.x0 >= first.x0 - numbers.indent && next.x0 - first.x0 <= numbers.hanging * next.size;
}

function joinText(before: string, after: string, { hyphenated }: Habits): string {
  if (isHyphenated(before, after)) {
    const head = before.slice(before.lastIndexOf(' ') + 1).replace(/^[^\p{L}\p{N}]{1,3}/u, '');
    const tail = /^[\p{L}\p{N}]+/u.exec(after.slice(0, 60))?.[0] ?? '';
    // A hyphen of an email or web address is its own.
    const isWritten = /[@/]|\w\.\w/.test(head + tail) || hyphenated.has((head + tail).toLowerCase().replace('‐', '-'));
    return isWritten ? before + after : before.slice(0, -1) + after;
  }
  if (/\S[-–/‐]$/u.test(before.slice(-2))) return before + after;
  if (wordsSay(before, after) === 'one word') return before + after;
  if (isIdeograph(before.at(-1) ?? '') && isIdeograph(after[0] ?? '')) return before + after;
  return `${before} ${after}`;
}

function roleOf({ text, first }: { text: string; first: Piece }, { bodySize }: Habits): LineRole {
  if (first.hasBullet) return 'bullet';
  const isLoud = first.size > bodySize * 1.08 || (first.isBold && first.size >= bodySize * 0.95);
  return isLoud && !first.isSplit && text.length <= 60 && !/[.,;]$/.test(text) ? 'heading' : 'line';
}
