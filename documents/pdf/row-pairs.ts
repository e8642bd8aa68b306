import { isIdeograph } from './characters.ts';
import type { Block } from './columns.ts';
import type { LeadingOf } from './paragraph.ts';
import { isSameParagraph } from './paragraph.ts';
import type { Piece } from './piece.ts';
import { wordsSay } from './words-say.ts';

const numbers = {
  /** Points that left edges of one paragraph may differ by. */
  indent: 2.5,
  /** Type of a block's own text is at most so many times as large as the middle one. */
  body: 1.1,
  /** Ems: sidebars have 12 to 20, halves of a page 25. */
  narrow: 21,
  /** Ems of a space. */
  space: 0.22,
  /** Ems of an ideograph, and the mark that may not begin a row. */
  ideograph: 1.2,
} as const;

/** Two rows, one below the other, that may be of one line: only their widths and words can tell. */
interface Pair {
  last: Piece;
  next: Piece;
  /** How far the first row would go with the next one's first word. */
  reach: number;
  says: ReturnType<typeof wordsSay>;
}

/** What the rows of a block tell about its lines. */
export interface Shape {
  /** How far to the right its lines go. */
  edge: number;
  /** First rows of pairs that are items of a list, one a row. */
  items: ReadonlySet<Piece>;
}

/** How far a row would go with the first word of the next one. */
export function reachOf(last: Piece, next: Piece): number {
  const word = isIdeograph(next.text[0] ?? '')
    ? next.size * numbers.ideograph
    : next.firstWordWidth + next.size * numbers.space;
  return last.x1 + word;
}

export function shapeOf(
  pieces: readonly Piece[],
  usual: LeadingOf,
  { room, margin }: Pick<Block, 'room' | 'margin'>,
): Shape {
  const runs = runsOf(pieces, usual);
  const body = bodyOf(pieces);
  const edge = edgeOf(body, runs.flat(), room);
  // Where no line goes on, none shows that the lines end before the margin.
  const isOpen = runs.every((run) => run.every(({ says }) => says !== 'one line'));
  return { edge, items: itemsOf(runs, isOpen ? margin : edge, new Set(body)) };
}

/** Stretches of rows of one kind. */
function runsOf(pieces: readonly Piece[], usual: LeadingOf): Pair[][] {
  const runs: Pair[][] = [[]];
  let last: Piece | undefined;
  for (const next of pieces) {
    if (next.text === '') continue;
    if (last && isOneKind(last, next, usual)) {
      runs.at(-1)?.push({ last, next, reach: reachOf(last, next), says: wordsSay(last.text, next.text) });
    } else runs.push([]);
    last = next;
  }
  return runs.filter((run) => run.length > 0);
}

function isOneKind(last: Piece, next: Piece, usual: LeadingOf): boolean {
  if (next.hasBullet || next.isSplit || last.isSplit || last.isBold !== next.isBold) return false;
  const isAligned = [last.x0, last.textX].some((x) => Math.abs(x - next.x0) <= numbers.indent);
  return isAligned && isSameParagraph(last, next, usual);
}

/** Without what is set larger: names and headings. */
function bodyOf(pieces: readonly Piece[]): Piece[] {
  const sizes = pieces.map(({ size }) => size).sort((one, other) => one - other);
  const largest = numbers.body * (sizes[sizes.length >> 1] ?? 0);
  return pieces.filter(({ size }) => size <= largest);
}

/**
 * Lines that surely go on were broken because the next word had no room: the column ends before it. What stands alone, such as a centred
 * line or one with a date, may be wider.
 */
function edgeOf(pieces: readonly Piece[], pairs: readonly Pair[], room: number): number {
  const broken = pairs.filter(({ says, last }) => says === 'one line' && /\s/.test(last.text));
  const shown = broken.length > 0 ? pairs.flatMap(({ last, next }) => [last, next]) : pieces;
  const longest = Math.max(...shown.map(({ x1 }) => x1));
  return Math.max(longest, Math.min(room, ...broken.map(({ reach }) => reach - 1)));
}

/** In a list, a row that begins with a capital letter begins an item. A narrow column is one where it is no running text. */
function itemsOf(runs: readonly Pair[][], edge: number, body: ReadonlySet<Piece>): Set<Piece> {
  const all = countOf(runs.flat(), edge);
  const items = new Set<Piece>();
  for (const run of runs) {
    const own = countOf(run, edge);
    const [first] = run;
    const isNarrow = first !== undefined && edge - first.last.x0 < numbers.narrow * first.last.size;
    if (!isList(own) && !(isNarrow && isList(all) && own.goOn <= own.end + 1)) continue;
    for (const { last, says } of run) if (says === undefined && body.has(last)) items.add(last);
  }
  return items;
}

interface Count {
  /** Pairs of two lines: the next word had room. */
  end: number;
  /** Pairs of one line, by their words. */
  goOn: number;
  open: number;
}

function countOf(pairs: readonly Pair[], edge: number): Count {
  const goOn = pairs.filter(({ says }) => says === 'one line').length;
  const end = pairs.filter((pair) => pair.says !== 'one line' && isEnd(pair, edge)).length;
  return { end, goOn, open: pairs.length - goOn - end };
}

const isList = ({ end, goOn, open }: Count): boolean => end > goOn && end >= open;

const isEnd = (pair: Pair, edge: number): boolean =>
  pair.says === 'two lines' || pair.reach <= edge || endsInBracket(pair);

/** "Norwegian (native)" above "English (fluent)". */
const endsInBracket = ({ last, next }: Pair): boolean => last.text.endsWith(')') && /^\p{Lu}/u.test(next.text);
