import type { Container, EditableParagraph, EditablePart, Piece, TableRow } from './editable-part.ts';
import { bareLine } from './line-words.ts';

/** Characters of one paragraph. */
export interface Segment {
  paragraph: EditableParagraph;
  text: string;
  start: number;
}

/** The breaks before and after one line of several in a paragraph. */
export interface Breaks {
  before: Piece | undefined;
  after: Piece | undefined;
}

/** Finds the breaks around a line by the places of its characters. */
export function breaksAround({ paragraph, start, text }: Segment): Breaks {
  let at = 0;
  let before: Piece | undefined;
  for (const piece of paragraph.pieces) {
    const isBreak = piece.text === '\n' && piece.tag === undefined;
    if (isBreak && at < start) before = piece;
    if (isBreak && at >= start + text.length) return { before, after: piece };
    at += piece.text.length;
  }
  return { before, after: undefined };
}

/** Where a line stands: in one paragraph, or over the cells of a row. */
export interface LinePlace {
  segments: readonly Segment[];
  /** What is read between two cells. */
  separator: string;
}

/** The places of a line, in order; `bare` is without bullet and with single spaces. */
export function findLines(part: EditablePart, bare: string): LinePlace[] {
  const single = part.paragraphs.flatMap((paragraph) =>
    segmentsOf(paragraph).flatMap((segment) =>
      bareLine(segment.text) === bare ? [{ segments: [segment], separator: '' }] : [],
    ),
  );
  if (single.length > 0) return single;
  return part.rows.flatMap((row) => {
    const place = joinedCells(row);
    return place && bareLine(textOf(place)) === bare ? [place] : [];
  });
}

export const textOf = ({ segments, separator }: LinePlace): string => segments.map(({ text }) => text).join(separator);

/** The lines of a paragraph: it is divided by its breaks. */
export function segmentsOf(paragraph: EditableParagraph): Segment[] {
  const text = paragraph.pieces.map((piece) => piece.text).join('');
  const segments: Segment[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') segments.push({ paragraph, text: line, start });
    start += line.length + 1;
  }
  return segments;
}

/** The cells that are read as one line: of one short paragraph each, or a label and the first paragraph beside it. */
function joinedCells(row: TableRow): LinePlace | undefined {
  const full = row.cells.map(contentOf).filter((content) => content.length > 0);
  if (full.length < 2) return undefined;
  const firsts = full.map(([first]) => first);
  const isRow = full.every((content) => content.length === 1);
  const segments = firsts.flatMap((first) => (first ? [first] : []));
  return isRow || full.length === 2 ? { segments, separator: full.length > 2 ? '\t' : ' ' } : undefined;
}

const contentOf = ({ children }: Container): Segment[] =>
  children.flatMap((child) => (child === 'block' ? [] : segmentsOf(child)));
