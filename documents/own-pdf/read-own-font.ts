import type { PdfFont } from '../pdf/glyph.ts';
import type { OwnPdf } from './open-own-pdf.ts';
import { OwnPdfFault, type PdfValue } from './parse-value.ts';

const latin = new TextDecoder('latin1');

/** A font of the file: what its codes mean to machines, how wide they are, and that each has a picture. */
export interface OwnFont {
  font: PdfFont;
  /** @throws OwnPdfFault for a code without a meaning, a width or a picture */
  glyph(code: number): { unicode: string; width: number };
}

/** Reads a font as pdfkit embeds it: two-byte codes that are glyph numbers of a TrueType subset, with a map to Unicode. */
export function readOwnFont(pdf: OwnPdf, value: PdfValue | undefined): OwnFont {
  const { entries } = pdf.dictionary(value);
  const { entries: inner } = pdf.dictionary(pdf.list(entries.get('DescendantFonts'))[0]);
  const base = pdf.resolve(entries.get('BaseFont'));
  const name = typeof base === 'object' && base.kind === 'name' ? base.value : '';
  const meanings = readMeanings(latin.decode(pdf.stream(entries.get('ToUnicode'))));
  const widths = readWidths(pdf, inner.get('W'));
  const isDrawn = readPictures(pdf.stream(pdf.dictionary(inner.get('FontDescriptor')).entries.get('FontFile2')));
  return {
    font: {
      name,
      hasUnicode: true,
      isLost: false,
      isSymbols: false,
      isIcons: false,
      isBold: /bold/i.test(name),
      isVertical: false,
      em: 1,
    },
    glyph(code) {
      const [unicode, width] = [meanings.get(code), widths.get(code)];
      if (!unicode || width === undefined)
        throw new OwnPdfFault(`Glyph ${code} of ${name} has no meaning or no width.`);
      // Number 0 is the box that stands for whatever a font lacks.
      if (code === 0 || (unicode.trim() !== '' && !isDrawn(code)))
        throw new OwnPdfFault(`${unicode} has no picture in ${name}.`);
      return { unicode, width };
    },
  };
}

/** The map to Unicode: stretches of codes, each with the list of what they stand for. */
function readMeanings(map: string): Map<number, string> {
  const meanings = new Map<number, string>();
  for (const [, from = '', to = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    const values = Array.from(list.matchAll(/<([0-9a-f]*)>/gi), ([, digits = '']) => fromUtf16(digits));
    if (values.length !== Number.parseInt(to, 16) - first + 1) throw new OwnPdfFault('The map of a font is broken.');
    for (const [index, meaning] of values.entries()) meanings.set(first + index, meaning);
  }
  return meanings;
}

function fromUtf16(digits: string): string {
  const units = digits.match(/[0-9a-f]{4}/gi) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

/** "first [width width …]", once or more. */
function readWidths(pdf: OwnPdf, value: PdfValue | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  const items = pdf.list(value);
  for (let at = 0; at + 1 < items.length; at += 2) {
    const first = pdf.number(items[at]);
    for (const [index, width] of pdf.list(items[at + 1]).entries()) widths.set(first + index, pdf.number(width));
  }
  return widths;
}

/** Whether a glyph of a TrueType font has an outline: its place in the table of outlines has a length. */
function readPictures(bytes: Uint8Array): (glyph: number) => boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    tables.set(latin.decode(bytes.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const place = (name: string): number => {
    const at = tables.get(name);
    if (at === undefined) throw new OwnPdfFault(`The font has no table ${name}.`);
    return at;
  };
  const [head, loca, most] = [place('head'), place('loca'), view.getUint16(place('maxp') + 4)];
  const isLong = view.getInt16(head + 50) === 1;
  const offset = (glyph: number) => (isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2));
  return (glyph) => glyph < most && offset(glyph + 1) > offset(glyph);
}
