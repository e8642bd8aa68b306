/// <reference path="./libraries.d.ts" />
import { create } from 'fontkit';

/** The files of a template's two weights. */
export interface FontFiles {
  regular: Uint8Array;
  bold: Uint8Array;
}

/** A font as far as its text is measured. */
export interface MeasuredFont {
  /** Width of a word at one point; the same word is measured once. */
  widthOf(word: string): number;
  has(character: string): boolean;
}

export interface PdfFonts {
  regular: MeasuredFont;
  bold: MeasuredFont;
}

export const openFonts = ({ regular, bold }: FontFiles): PdfFonts => ({
  regular: openFont(regular),
  bold: openFont(bold),
});

function openFont(bytes: Uint8Array): MeasuredFont {
  const font = create(bytes);
  const widths = new Map<string, number>();
  return {
    widthOf(word) {
      const known = widths.get(word);
      if (known !== undefined) return known;
      const width = font.layout(word).advanceWidth / font.unitsPerEm;
      widths.set(word, width);
      return width;
    },
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}
