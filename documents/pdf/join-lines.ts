import type { Box, LineRole, LooseLine } from '../types.ts';
import { isBullet, isIdeograph } from './characters.ts';
import type { Block } from './columns.ts';
import { bottomOf, type Fragment, type Row, topOf } from './fragment.ts';
import { type Habits, readHabits, sizeKey } from './habits.ts';

const numbers = {
  /** Distance of baselines of one paragraph, in ems; what is further apart is another one. */
  leading: 1.9,
  /** How much the distance may differ from the paragraph's own. */
  sameLeading: 0.16,
  /** Sizes of one paragraph differ by less, in points. */
  sameSize: 0.6,
  /** Points that left edges of one paragraph may differ by. */
  indent: 2.5,
  /** Rows of a size from which on a block shows its own leading. */
  ownLeading: 4,
  /** Ems that are left free before a date at the margin. */
  beforeRail: 0.45,
  /** A bullet's words hang to its right by at most so many ems. */
  hanging: 3.5,
} as const;

/** A row of a block, as a line in the making. */
interface Piece {
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

/** A block's rows as the lines their writer meant. */
export function joinLines(block: Block, group: number, habits: Habits): LooseLine[] {
  const pieces = block.rows.map(toPiece);
  const usual = leadingOf(block, habits);
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
    if (line && continues(line, piece, block, usual)) {
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

function toPiece(row: Row): Piece {
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
    textX: hasBullet && first && !isAlone ? first.x0 + bulletWidth(first) : (main?.x0 ?? 0),
    x0: first?.x0 ?? 0,
    x1: last?.x1 ?? 0,
    baseline: row.baseline,
    size: main?.size ?? row.size,
    isBold: main?.isBold ?? false,
    hasBullet,
    isSplit: row.fragments.length > (isAlone ? 2 : 1),
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

function railOf({ fragments }: Row, isAlone: boolean): Piece['rail'] {
  const [before, last] = fragments.slice(-2);
  if (fragments.length !== (isAlone ? 3 : 2) || !before || !last) return undefined;
  return { text: last.text, x0: last.x0, before: textOf(fragments.slice(0, -1)), beforeEnd: before.x1 };
}

/** The room of "• " before its words; only its order of size matters. */
const bulletWidth = ({ size }: Fragment): number => size * 0.6;

function boxesOf({ fragments }: Row): Box[] {
  const [first] = fragments;
  if (!first) return [];
  const x0 = Math.min(...fragments.map((fragment) => fragment.x0));
  const x1 = Math.max(...fragments.map((fragment) => fragment.x1));
  return [
    { page: first.page, x0, x1, y0: Math.min(...fragments.map(topOf)), y1: Math.max(...fragments.map(bottomOf)) },
  ];
}

type LeadingOf = (size: number) => number | undefined;

/** A block's own leading where it has enough rows to tell, else the document's. */
function leadingOf(block: Block, habits: Habits): LeadingOf {
  const own = readHabits([block]).leadings;
  const counts = new Map<number, number>();
  for (const { size } of block.rows) counts.set(sizeKey(size), (counts.get(sizeKey(size)) ?? 0) + 1);
  return (size) => {
    const key = sizeKey(size);
    const isOwn = (counts.get(key) ?? 0) > numbers.ownLeading;
    return (isOwn ? own.get(key) : undefined) ?? habits.leadings.get(key);
  };
}

function isSameParagraph(last: Piece, next: Piece, usual: LeadingOf): boolean {
  if (Math.abs(last.size - next.size) > numbers.sameSize) return false;
  const leading = next.baseline - last.baseline;
  if (leading <= 0 || leading > numbers.leading * next.size) return false;
  return leading <= (usual(next.size) ?? leading) + numbers.sameLeading * next.size;
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
  return rail.beforeEnd + next.firstWordWidth + numbers.beforeRail * next.size > rail.x0;
}

function continues(
  line: { text: string; first: Piece; last: Piece; rows: number },
  next: Piece,
  block: Block,
  usual: LeadingOf,
): boolean {
  const { first, last } = line;
  if (next.hasBullet || next.isSplit || !isSameParagraph(last, next, usual)) return false;
  if (last.isBold !== next.isBold && line.rows === 1 && first.isBold) return false;
  // A heading set as tightly as the text: a sentence is over, and what follows is bold.
  if (next.isBold && !last.isBold && /[.!?]$/.test(last.text)) return false;
  if (!indentAgrees(first, last, next, line.rows)) return false;
  if (last.isSplit && !first.hasBullet) return false;
  return !wouldHaveFitted(last, next, block) || isHyphenated(line.text, next.text);
}

function indentAgrees(first: Piece, last: Piece, next: Piece, rows: number): boolean {
  if (rows > 1 && Math.abs(last.textX - next.x0) <= numbers.indent) return true;
  if (!first.hasBullet) return Math.abs(first.x0 - next.x0) <= numbers.indent;
  // Rows of a bullet hang below its words, or begin at the margin.
  return next.x0 >= first.x0 - numbers.indent && next.x0 - first.x0 <= numbers.hanging * next.size;
}

/** Whether the next row's first word had room at the end of this one: then the break was meant. */
function wouldHaveFitted(last: Piece, next: Piece, { room }: Block): boolean {
  const ideographs = isIdeograph(next.text[0] ?? '');
  const needed = ideographs ? next.size * 1.2 : next.firstWordWidth + next.size * 0.22;
  return last.x1 + needed <= room + 0.5;
}

const isHyphenated = (before: string, after: string): boolean =>
  /\p{Ll}[-‐]$/u.test(before.slice(-4)) && /^\p{Ll}/u.test(after);

function joinText(before: string, after: string, { hyphenated }: Habits): string {
  if (isHyphenated(before, after)) {
    const head = before.slice(before.lastIndexOf(' ') + 1).replace(/^[^\p{L}\p{N}]{1,3}/u, '');
    const tail = /^[\p{L}\p{N}]+/u.exec(after.slice(0, 60))?.[0] ?? '';
    const isWritten = hyphenated.has((head + tail).toLowerCase().replace('‐', '-'));
    return isWritten ? before + after : before.slice(0, -1) + after;
  }
  if (/\S[-–/‐]$/u.test(before.slice(-2))) return before + after;
  if (isIdeograph(before.at(-1) ?? '') && isIdeograph(after[0] ?? '')) return before + after;
  return `${before} ${after}`;
}

function roleOf({ text, first }: { text: string; first: Piece }, { bodySize }: Habits): LineRole {
  if (first.hasBullet) return 'bullet';
  const isLoud = first.size > bodySize * 1.08 || (first.isBold && first.size >= bodySize * 0.95);
  return isLoud && !first.isSplit && text.length <= 60 && !/[.,;]$/.test(text) ? 'heading' : 'line';
}
