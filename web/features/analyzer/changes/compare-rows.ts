import type { Ledger, WordDifference } from '#engine';
import { pairLines } from './pair-lines.ts';

/** Two lines side by side with their marked words; undefined where one text has no line. */
export interface CompareRow {
  original: WordDifference[] | undefined;
  optimized: WordDifference[] | undefined;
  isSame: boolean;
}

/** Both texts in rows. A line is next to its counterpart in the other text, according to the ledger. */
export function rowsOf(original: string, optimized: string, ledger: Ledger): CompareRow[] {
  const left = linesOf(markedText(original, ledger, 'original'));
  const right = linesOf(markedText(optimized, ledger, 'improved'));
  const leftTexts = left.map(textOf);
  const rightTexts = right.map(textOf);
  const successors = successorsOf(original, optimized, ledger);
  const isSame = (row: number, column: number) => leftTexts[row] === rightTexts[column];
  const pairs = pairLines(
    left.length,
    right.length,
    (row, column) => isSame(row, column) || successors.get(row) === column,
  );
  return pairs.map(({ original: row, improved: column }) => ({
    original: row === undefined ? undefined : left[row],
    optimized: column === undefined ? undefined : right[column],
    isSame: row !== undefined && column !== undefined && isSame(row, column),
  }));
}

/** Only the rows that differ, with the one before and after each; undefined stands for those that are left out. */
export function differingRows(rows: readonly CompareRow[]): (CompareRow | undefined)[] {
  const isNear = (at: number) => [at - 1, at, at + 1].some((index) => rows[index]?.isSame === false);
  const shown = rows.map((row, at) => (isNear(at) ? row : undefined));
  return shown.filter((row, at) => row !== undefined || shown[at - 1] !== undefined || at === 0);
}

/** One text in full: the changed parts, and the unchanged words between them. */
export function markedText(text: string, { changes }: Ledger, side: 'original' | 'improved'): WordDifference[] {
  const other = side === 'original' ? 'added' : 'removed';
  const parts = changes
    .flatMap((change) => change.parts)
    .filter((part) => part[side].end > part[side].start)
    .sort((a, b) => a[side].start - b[side].start);
  const marked: WordDifference[] = [];
  let from = 0;
  for (const part of parts) {
    marked.push({ kind: 'same', text: text.slice(from, part[side].start) });
    marked.push(...part.words.filter(({ kind }) => kind !== other));
    from = part[side].end;
  }
  return [...marked, { kind: 'same', text: text.slice(from) }];
}

/** The line of the optimised text where a changed line of the original begins. */
function successorsOf(original: string, optimized: string, { changes }: Ledger): Map<number, number> {
  const lineOfOriginal = lineAt(original);
  const lineOfOptimized = lineAt(optimized);
  const parts = changes.filter(({ kind }) => kind === 'replaced').flatMap((change) => change.parts);
  return new Map(
    parts
      .filter((part) => part.original.end > part.original.start && part.improved.end > part.improved.start)
      .map((part) => [lineOfOriginal(part.original.start), lineOfOptimized(part.improved.start)]),
  );
}

/** Returns the line number of an offset; offsets may come in any order. */
function lineAt(text: string): (place: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (place) => {
    const line = ends.findIndex((end) => end >= place);
    return line < 0 ? ends.length : line;
  };
}

function linesOf(words: readonly WordDifference[]): WordDifference[][] {
  const lines: WordDifference[][] = [[]];
  for (const { kind, text } of words) {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (index > 0) lines.push([]);
      if (line !== '') lines.at(-1)?.push({ kind, text: line });
    }
  }
  return lines;
}

function textOf(words: readonly WordDifference[]): string {
  return words.map(({ text }) => text).join('');
}
