/** What a document is, by its content. */
export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'text' | 'markdown' | 'html' | 'json-resume';

/** What a program that reads the file stumbles over. */
export type WarningCode =
  | 'broken-unicode'
  | 'hidden-text'
  | 'columns'
  | 'text-box'
  | 'header-footer'
  | 'table'
  | 'scan-with-text'
  | 'doubled-text'
  | 'spaced-letters'
  | 'private-characters'
  | 'icon-font'
  | 'text-in-image'
  | 'tracked-changes'
  | 'comments'
  | 'no-heading-styles'
  | 'odd-bullets'
  | 'ligatures'
  | 'cjk-radicals'
  | 'rotated-text'
  | 'restricted'
  | 'right-to-left'
  | 'damaged'
  | 'pages-left-out'
  | 'guessed-encoding';

/** `loss`: words may be missing or garbled; `order`: a simple reader mixes words up; `note`: costs nothing. */
export type Severity = 'loss' | 'order' | 'note';

/** A place on a page, in points from its upper left corner. */
export interface Box {
  page: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Warning {
  code: WarningCode;
  severity: Severity;
  /** Numbers of the lines it is about, from 0. */
  lines: number[];
  boxes: Box[];
  /** What was left out of the text, as far as it is known: hidden words, a running line. */
  lost?: string;
}

/** What the document says that a line is; a row is one of a table. */
export type LineRole = 'name' | 'contact' | 'heading' | 'bullet' | 'row' | 'line';

/** A line as its writer meant it: rows that a page's width broke are joined. */
export interface DocumentLine {
  text: string;
  /** Offsets in the document's text. */
  start: number;
  end: number;
  role: LineRole;
  /** Number of its reading block, from 0. */
  group: number;
  /** PDF: where it stands, one box per row. */
  boxes: Box[];
}

export interface PageSize {
  width: number;
  height: number;
}

/** A document as a person reads it. */
export interface DocumentText {
  kind: DocumentKind;
  /** PDF only. */
  pages: PageSize[];
  lines: DocumentLine[];
  warnings: Warning[];
  /** The lines, joined with line breaks. */
  text: string;
  /** The text as a simple reader takes it: in the order in which the file holds it. */
  streamText: string;
}

/** A line before its offsets are known. */
export type LooseLine = Omit<DocumentLine, 'start' | 'end'>;

/** What a reader of one format finds. */
export interface Reading {
  pages?: PageSize[];
  lines: LooseLine[];
  warnings: Warning[];
  streamText?: string;
}
