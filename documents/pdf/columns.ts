import { bottomOf, type Fragment, groupRows, type Row, topOf } from './fragment.ts';

const numbers = {
  /** Fragments on each side. */
  least: 3,
  /** Lines of height. */
  lines: 4,
  /** Where most of its lines stand between those beside it, so that nobody takes them for parts of one row. */
  linesBetween: 2,
  /** Points that a column's items may hang over its edge. */
  overhang: 1.5,
  /** Distance of baselines of one paragraph, in ems. */
  leading: 1.6,
  /** Distance of a heading's baseline from its text's, in ems: designs have 1.3 to 2. */
  headingAbove: 2.4,
  /** Share of a side's fragments that are dates or labels, for a rail. */
  rail: 0.7,
  /** Where all share their rows: places stand below the dates. */
  someDates: 0.3,
  /** Characters of a label. */
  label: 32,
  /** Share of the page's width that lines end before the margin, at most. */
  ragged: 0.1,
  /** Points between columns: designs have 15 to 40. */
  gutter: 30,
  /** Columns in columns in columns: what is deeper is a drawing. */
  depth: 8,
} as const;

/** What reads from top to bottom without a jump: rows, each read across. */
export interface Block {
  rows: Row[];
  /** How far to the right its lines go as far as the page shows, and how far they may. */
  room: number;
  margin: number;
  /** Dates or labels stand beside its text. */
  rails: Rail[];
}

export type Rail = 'left-dates' | 'right-dates' | 'left-labels' | 'right-labels';

export interface Order {
  blocks: Block[];
  hasColumns: boolean;
}

interface Cut {
  x: number;
  from: number;
  to: number;
  score: number;
}

const date =
  /(?:\b(?:19|20)\d\d\b|(?:19|20)\d\d年|\b\d{1,2}[./]\d{2,4}\b|\bpresent\b|\bheute\b|\bcurrent\b|\bactual(?:idad)?\b|\bnow\b|à ce jour|\bheden\b)/iu;

/** The blocks of a page, so many points wide, in the order in which a person reads them. */
export function orderBlocks(fragments: readonly Fragment[], width: number): Order {
  const order: Order = { blocks: [], hasColumns: false };
  const longest = Math.max(...fragments.map(({ x1 }) => x1));
  const margin = Math.min(...fragments.map(({ x0 }) => x0));
  // Margins are about the same on both sides; a page with short lines only does not show where they would end.
  const most = Math.max(longest, width - margin);
  read(fragments, { room: Math.max(longest, most - numbers.ragged * width), margin: most }, 0, order);
  return order;
}

function read(fragments: readonly Fragment[], ends: Pick<Block, 'room' | 'margin'>, depth: number, order: Order): void {
  if (fragments.length === 0) return;
  const rows = groupRows(fragments);
  const { cut, rails } = depth < numbers.depth ? bestCut(rows) : { cut: undefined, rails: [] };
  if (!cut) {
    order.blocks.push({ rows, ...ends, rails });
    return;
  }
  order.hasColumns = true;
  const inside = rows.slice(cut.from, cut.to).flatMap((row) => row.fragments);
  const left = inside.filter((fragment) => !isRight(fragment, cut.x));
  const right = inside.filter((fragment) => isRight(fragment, cut.x));
  const above = rows.slice(0, cut.from).flatMap((row) => row.fragments);
  const below = rows.slice(cut.to).flatMap((row) => row.fragments);
  const room = leftRoom(left, cut.x);
  read(above, ends, depth + 1, order);
  read(left, { room, margin: room }, depth + 1, order);
  read(right, ends, depth + 1, order);
  read(below, ends, depth + 1, order);
}

/** A left column ends where its longest line does, or a gutter before the next one. */
function leftRoom(fragments: readonly Fragment[], x: number): number {
  const longest = Math.max(...fragments.map(({ x1 }) => x1));
  return Math.max(longest, x - numbers.gutter);
}

const isRight = (fragment: Fragment, x: number): boolean => fragment.x0 >= x - numbers.overhang;
const crosses = (fragment: Fragment, x: number): boolean => !isRight(fragment, x) && fragment.x1 > x;

/** The edge that parts most text, where no row crosses it; the rails met on the way. */
function bestCut(rows: readonly Row[]): { cut: Cut | undefined; rails: Rail[] } {
  const edges = edgesOf(rows);
  let best: Cut | undefined;
  const rails: Rail[] = [];
  for (const x of edges) {
    for (const stretch of stretches(rows, x)) {
      const cut = judge(rows, x, afterParagraph(rows, x, stretch.from), beforeHeading(rows, x, stretch.to));
      if (!cut || (best && cut.score <= best.score)) continue;
      const rail = railOf(rows.slice(cut.from, cut.to), x);
      if (rail) rails.push(rail);
      else best = cut;
    }
  }
  return { cut: best, rails };
}

/** Left edges of fragments, those of one column once. */
function edgesOf(rows: readonly Row[]): number[] {
  const all = rows.flatMap((row) => row.fragments.map((fragment) => fragment.x0)).sort((one, other) => one - other);
  const edges: number[] = [];
  for (const x of all) if (edges.length === 0 || x - (edges.at(-1) ?? 0) > numbers.overhang) edges.push(x);
  // The first is the page's own margin.
  return edges.slice(1, 200);
}

function stretches(rows: readonly Row[], x: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const row = rows[index];
    if (row && !row.fragments.some((fragment) => crosses(fragment, x))) continue;
    if (index > from) found.push({ from, to: index });
    from = index + 1;
  }
  return found;
}

/** The last row of a paragraph above the columns is short enough to cross nothing: it stays with its paragraph. */
function afterParagraph(rows: readonly Row[], x: number, from: number): number {
  const [above, row] = [rows[from - 1], rows[from]];
  if (!above || !row || row.fragments.length > 1) return from;
  const [first] = row.fragments;
  const [start] = above.fragments;
  if (!first || !start || isRight(first, x) || Math.abs(first.x0 - start.x0) > numbers.overhang) return from;
  const isNear = row.baseline - above.baseline < numbers.leading * row.size && Math.abs(first.size - start.size) < 0.3;
  return isNear && first.isBold === start.isBold ? from + 1 : from;
}

/** A heading below the columns belongs to what it heads, which crosses them; it is short enough to cross nothing itself. */
function beforeHeading(rows: readonly Row[], x: number, to: number): number {
  const [row, below] = [rows[to - 1], rows[to]];
  if (!row || !below || row.fragments.length > 1) return to;
  const [heading] = row.fragments;
  const [start] = below.fragments;
  if (!heading || !start || isRight(heading, x) || Math.abs(heading.x0 - start.x0) > numbers.overhang) return to;
  const isLoud = (heading.isBold && !start.isBold) || heading.size > start.size + 0.3;
  return isLoud && below.baseline - row.baseline < numbers.headingAbove * row.size ? to - 1 : to;
}

function judge(rows: readonly Row[], x: number, from: number, to: number): Cut | undefined {
  let left = 0;
  let right = 0;
  let leftText = 0;
  let rightText = 0;
  let first = -1;
  let last = -1;
  let between = 0;
  for (let index = from; index < to; index += 1) {
    const fragments = rows[index]?.fragments ?? [];
    if (fragments.every((fragment) => isRight(fragment, x))) between += fragments.length;
    for (const fragment of fragments) {
      if (isRight(fragment, x)) {
        right += 1;
        rightText += fragment.text.length;
        if (first < 0) first = index;
        last = index;
      } else {
        left += 1;
        leftText += fragment.text.length;
      }
    }
  }
  const top = rows[first];
  const bottom = rows[last];
  if (left < numbers.least || right < numbers.least || !top || !bottom) return undefined;
  const height = bottomOf(bottom) - topOf(top);
  const isBetween = between * 2 > right && hasRowsBeside(rows.slice(first, last + 1), x);
  const lines = isBetween ? numbers.linesBetween : numbers.lines;
  if (height <= lines * Math.min(top.size, bottom.size)) return undefined;
  return { x, from, to, score: Math.min(leftText, rightText) };
}

/** Whether text stands to the left of an edge all the way down. */
function hasRowsBeside(rows: readonly Row[], x: number): boolean {
  const left = rows.filter(({ fragments }) => fragments.some((fragment) => !isRight(fragment, x))).length;
  return left * 3 > rows.length;
}

/** Whether one side holds only what belongs to the other side's rows: dates, or labels of one style. */
function railOf(rows: readonly Row[], x: number): Rail | undefined {
  const left: Fragment[] = [];
  const right: Fragment[] = [];
  /** On the left, in a row with something on the right. */
  const beside: Fragment[] = [];
  let leftShared = 0;
  let rightShared = 0;
  for (const { fragments } of rows) {
    const onRight = fragments.filter((fragment) => isRight(fragment, x));
    const onLeft = fragments.filter((fragment) => !isRight(fragment, x));
    right.push(...onRight);
    left.push(...onLeft);
    if (onLeft.length === 0 || onRight.length === 0) continue;
    leftShared += onLeft.length;
    rightShared += onRight.length;
    beside.push(...onLeft);
  }
  const isDated = beside.length >= 2 && beside.filter(isDate).length >= numbers.rail * beside.length;
  return (
    railAmong(right, rightShared, 'right') ??
    railAmong(left, leftShared, 'left') ??
    (isDated ? 'left-dates' : undefined)
  );
}

const isDate = ({ text }: Fragment): boolean => text.length <= numbers.label && date.test(text);

function railAmong(side: readonly Fragment[], sharing: number, where: 'left' | 'right'): Rail | undefined {
  if (sharing / side.length < numbers.rail) return undefined;
  const isShort = side.every(({ text }) => text.length <= numbers.label);
  const dates = side.filter(isDate).length;
  if (dates / side.length >= numbers.rail) return `${where}-dates`;
  if (!isShort || sharing < side.length) return undefined;
  if (dates / side.length >= numbers.someDates) return `${where}-dates`;
  return isOneStyle(side) ? `${where}-labels` : undefined;
}

/** A column of its own has headings: larger, or in another face. */
function isOneStyle(side: readonly Fragment[]): boolean {
  const styles = new Set(side.map(({ size, isBold }) => `${Math.round(size * 2)} ${isBold}`));
  return styles.size === 1;
}
