import type { LooseLine } from '../types.ts';

/** Characters of a paragraph and where they stand in the XML. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** Tabs, breaks, fields, links: what an edit must not touch. */
  isFixed: boolean;
  run: Run;
  /** The start tag of its element; undefined for what is no text element. */
  tag: { start: number; end: number; keepsSpace: boolean } | undefined;
}

/** A run, as far as it has text: its properties are never changed. */
export interface Run {
  /** Its `rPr` element as written; empty without one. */
  properties: string;
}

/** What paragraphs stand in: the body, a cell. */
export interface Container {
  /** Its paragraphs, and its tables and content controls, in order. */
  children: (EditableParagraph | 'block')[];
  row: TableRow | undefined;
}

export interface TableRow {
  cells: Container[];
}

export interface EditableParagraph {
  start: number;
  end: number;
  /** Its start tag. */
  tagEnd: number;
  isEmptyTag: boolean;
  /** Its `pPr` element. */
  properties: { start: number; end: number } | undefined;
  pieces: Piece[];
  container: Container;
  isHeading: boolean;
  isItem: boolean;
  /** Nothing in it may change: it stands in a text box, or in a field that goes on. */
  isLocked: boolean;
  /** It ends a section of pages, has tracked changes, or begins or ends something that reaches beyond it. */
  isHeld: boolean;
}

/** A part of a Word file with the places of its text. */
export interface EditablePart {
  xml: string;
  /** As read: the lines of the body, then those of text boxes. */
  lines: LooseLine[];
  paragraphs: EditableParagraph[];
  rows: TableRow[];
}
