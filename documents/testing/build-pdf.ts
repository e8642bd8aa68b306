import { zlibSync } from 'fflate';

/** A piece of text on a page: points from the lower left corner, as PDF counts. */
export interface TextAt {
  x: number;
  y: number;
  text: string;
  size?: number;
  isBold?: boolean;
  /** "1 1 1 rg", "3 Tr": what is set before it. */
  before?: string;
}

export interface PdfOptions {
  isPacked?: boolean;
  /** Objects added as they are; the first is number 8. */
  extra?: readonly string[];
  /** Added to the catalogue. */
  catalogue?: string;
  /** Drawn before the texts of every page. */
  drawing?: string;
}

const escapeText = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function contentOf(texts: readonly TextAt[], drawing: string): string {
  const shown = texts.map(
    ({ x, y, text, size = 10, isBold = false, before = '0 g 0 Tr 0 Tc' }) =>
      `BT ${before} /F${isBold ? 2 : 1} ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET`,
  );
  return `${drawing}\n${shown.join('\n')}`;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);

const latin = new TextDecoder('latin1');

/** A PDF of A4 pages in Helvetica, as a small program would write it. */
export function buildPdf(pages: readonly (readonly TextAt[])[], options: PdfOptions = {}): Uint8Array {
  const { isPacked = false, extra = [], catalogue = '', drawing = '' } = options;
  const first = 8 + extra.length;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    '<< /Producer (A test) >>',
    'null',
    'null',
    ...extra,
  ];
  for (const [index, texts] of pages.entries()) {
    const content = contentOf(texts, drawing);
    const data = isPacked ? latin.decode(zlibSync(latin1(content))) : content;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${data.length}${isPacked ? ' /Filter /FlateDecode' : ''} >>\nstream\n${data}\nendstream`,
    );
  }
  return assemblePdf(objects);
}

/** Numbers the objects from 1, and writes the table of their places. */
export function assemblePdf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // TextDecoder's Latin-1 is Windows-1252: packed bytes must come back as they were.
  return Uint8Array.from(file, toByte);
}

const windows = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [latin.decode(Uint8Array.of(byte)), byte]),
);

const toByte = (character: string): number => windows.get(character) ?? character.charCodeAt(0) & 0xff;

/** Lines below each other, 14 points apart. */
export function linesAt(x: number, top: number, texts: readonly string[]): TextAt[] {
  return texts.map((text, index) => ({ x, y: top - index * 14, text }));
}
