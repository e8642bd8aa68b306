/** A font of the document, as far as reading needs it. */
export interface PdfFont {
  name: string;
  /** Its codes have a meaning for machines; without it every letter is a guess. */
  hasUnicode: boolean;
  /** pdf.js could not load it, and hands its texts over empty: fonts outside the file that need Adobe's character maps. */
  isLost: boolean;
  /** Bullets and icons: its letters are no letters. */
  isSymbols: boolean;
  isIcons: boolean;
  isBold: boolean;
  isVertical: boolean;
  /** How high its type is for a size of 1; fonts of drawings (Type 3) have their own unit. */
  em: number;
}

/** One glyph on its page; coordinates in points from the upper left corner. */
export interface Glyph {
  /** What it stands for, as the file says. */
  unicode: string;
  x0: number;
  x1: number;
  /** Its line's y. */
  baseline: number;
  /** The font's size as it appears on the page. */
  size: number;
  /** Degrees, 0 for upright text. */
  angle: number;
  /** #rrggbb; undefined for patterns. */
  colour: string | undefined;
  alpha: number;
  /** Text rendering mode; 3 and 7 draw nothing. */
  mode: number;
  font: PdfFont;
  /** Number of the drawing operation, for what lies beneath what. */
  at: number;
}

/** A filled area; `colour` undefined for patterns and shadings. */
export interface Fill {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  colour: string | undefined;
  alpha: number;
  at: number;
}

export interface Picture {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  at: number;
}

/** What a page draws. */
export interface PageContent {
  width: number;
  height: number;
  /** In drawing order. */
  glyphs: Glyph[];
  fills: Fill[];
  pictures: Picture[];
}
