import { zlibSync } from 'fflate';
import { assemblePdf } from '#documents/testing/build-pdf.ts';
import { asMac, asTex, asWindows, NumberedFont, standardFont, texFont } from './fonts.ts';
import { type Row, textWidth, widthOf } from './lay-out.ts';

/** Writes rows as one program does: its fonts, its operators, its order. */
export type Producer = (columns: readonly Row[][]) => Uint8Array;

interface Parts {
  producer: string;
  content: string;
  /** Regular and bold; more objects from number 8 on. */
  fonts: readonly [string, string];
  extra?: readonly string[];
  xObjects?: string;
  filter?: string;
}

function toPdf({ producer, content, fonts, extra = [], xObjects = '', filter = '' }: Parts): Uint8Array {
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 6 0 R /F2 7 0 R >> ${xObjects} >> >>`,
    `<< /Length ${content.length} ${filter} >>\nstream\n${content}\nendstream`,
    `<< /Producer (${producer}) >>`,
    ...fonts,
    ...extra,
  ]);
}

const fontOf = ({ isBold }: Row) => (isBold ? 'F2' : 'F1');
const n = (value: number): string => value.toFixed(3);

/** Room that a justified row gives to each of its spaces. */
const spread = ({ text, size, justified }: Row): number =>
  justified === undefined ? 0 : (justified - textWidth(text, size)) / Math.max(1, text.split(' ').length - 1);

/** TeX: kerned pieces, gaps instead of spaces, ligatures by code, no map to characters. */
export const latex: Producer = (columns) => {
  const shown = columns.flat().map((row) => {
    const gap = Math.round(-(278 + (1000 * spread(row)) / row.size));
    const words = row.text
      .split(' ')
      .map((word) => (asTex(word).match(/(?:\\\d{3}|\\.|[^\\]){1,4}/g) ?? []).map((piece) => `(${piece})`).join('-12'));
    return `BT /${fontOf(row)} ${row.size} Tf 1 0 0 1 ${n(row.x)} ${n(row.y)} Tm [${words.join(`${gap}`)}]TJ ET`;
  });
  return toPdf({ producer: 'pdfTeX-1.40', content: shown.join('\n'), fonts: [texFont('CMR10'), texFont('CMBX10')] });
};

function ascii85(bytes: Uint8Array): string {
  let out = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const chunk = [0, 1, 2, 3].map((index) => bytes[at + index] ?? 0);
    let value = chunk.reduce((sum, byte) => sum * 256 + byte, 0);
    let group = '';
    for (let index = 0; index < 5; index += 1) {
      group = String.fromCharCode(33 + (value % 85)) + group;
      value = Math.floor(value / 85);
    }
    const left = Math.min(4, bytes.length - at);
    out += left < 4 ? group.slice(0, left + 1) : group === '!!!!!' ? 'z' : group;
  }
  return `${out}~>`;
}

/** ReportLab: a paragraph a text object, packed twice. */
export const reportlab: Producer = (columns) => {
  const shown = columns
    .flat()
    .map(
      (row) =>
        `q 1 0 0 1 ${n(row.x)} ${n(row.y)} cm q 0 0 0 rg BT 1 0 0 1 0 2 Tm ${n(spread(row))} Tw 12 TL /${fontOf(row)} ${row.size} Tf (${asWindows(row.text)}) Tj T* ET Q Q`,
    );
  const packed = zlibSync(Uint8Array.from(shown.join('\n'), (character) => character.charCodeAt(0) & 0xff));
  return toPdf({
    producer: 'ReportLab PDF Library',
    content: ascii85(packed),
    filter: '/Filter [ /ASCII85Decode /FlateDecode ]',
    fonts: [standardFont('Helvetica', 'WinAnsiEncoding'), standardFont('Helvetica-Bold', 'WinAnsiEncoding')],
  });
};

/** A content in two numbered fonts, and the file around it. */
function numbered(
  producer: string,
  names: readonly [string, string],
  write: (fonts: [NumberedFont, NumberedFont]) => string,
) {
  const fonts: [NumberedFont, NumberedFont] = [new NumberedFont(), new NumberedFont()];
  const content = write(fonts);
  const [regular, ...own] = fonts[0].objects(8, names[0]);
  const [bold, ...others] = fonts[1].objects(8 + own.length, names[1]);
  // The fonts themselves are numbers 6 and 7: what they point to follows.
  const move = (text: string | undefined, by: number) =>
    (text ?? '').replace(/(\d+) 0 R/g, (_, number: string) => `${Number(number) + by} 0 R`);
  return toPdf({
    producer,
    content,
    fonts: [move(regular, -1), move(bold, -1)],
    extra: [...own.map((text) => move(text, -1)), ...others.map((text) => move(text, -1))],
  });
}

/** Google Docs: Skia's upside-down page, a text object a word, glyphs by number. */
export const googleDocs: Producer = (columns) =>
  numbered('Skia/PDF m124 Google Docs Renderer', ['AAAAAA+Arial', 'BAAAAA+Arial-Bold'], (fonts) => {
    const shown = columns.flat().flatMap((row) => {
      let x = row.x;
      return row.text.split(/(?<= )/).map((word) => {
        const at = x;
        x += textWidth(word, row.size) + (word.endsWith(' ') ? spread(row) : 0);
        const hex = fonts[row.isBold ? 1 : 0].encode([...word]);
        return `BT /${fontOf(row)} ${n(row.size / 0.75)} Tf 1 0 0 -1 ${n(at / 0.75)} ${n((842 - row.y) / 0.75)} Tm <${hex}> Tj ET`;
      });
    });
    return `.75 0 0 -.75 0 842 cm\n${shown.join('\n')}`;
  });

/** InDesign: frames of a page in the order in which they were made, here the last first; rows stretched by word spacing. */
export const indesign: Producer = (columns) => {
  const frames = columns.toReversed().map((rows, index) => {
    const shown = rows.map(
      (row) =>
        `/T1_0 gs ${n(spread(row) / row.size)} Tw /${fontOf(row)} 1 Tf ${row.size} 0 0 ${row.size} ${n(row.x)} ${n(row.y)} Tm (${asWindows(row.text)})Tj`,
    );
    return `/Article <</MCID ${index} >>BDC \nBT\n${shown.join('\n')}\nET\nEMC`;
  });
  return toPdf({
    producer: 'Adobe PDF Library 17.0',
    content: frames.join('\n').replaceAll('/T1_0 gs ', ''),
    fonts: [standardFont('Helvetica', 'WinAnsiEncoding'), standardFont('Helvetica-Bold', 'WinAnsiEncoding')],
  });
};

/** Pages and Preview of macOS: a state and a matrix a run, Mac Roman, kerned inside the string. */
export const quartz: Producer = (columns) => {
  const shown = columns.flat().map((row) => {
    const pieces = row.text.split(/(?<= )/).map((word) => `(${asMac(word)}) ${n((-1000 * spread(row)) / row.size)}`);
    return `q 1 0 0 1 ${n(row.x)} ${n(row.y)} cm BT 0.0001 Tc ${row.size} 0 0 ${row.size} 0 0 Tm /${fontOf(row)} 1 Tf [ ${pieces.join(' ')} ] TJ ET Q`;
  });
  return toPdf({
    producer: 'macOS Version 15.0 Quartz PDFContext',
    content: shown.join('\n'),
    fonts: [standardFont('Helvetica', 'MacRomanEncoding'), standardFont('Helvetica-Bold', 'MacRomanEncoding')],
  });
};

/** Qt, as wkhtmltopdf uses it: every glyph is placed alone, on a page scaled to a quarter. */
export const qt: Producer = (columns) =>
  numbered('Qt 5.15', ['QAAAAA+DejaVuSans', 'QBAAAA+DejaVuSans-Bold'], (fonts) => {
    const shown = columns.flat().map((row) => {
      const glyphs = [...row.text].map((character) => {
        const hex = fonts[row.isBold ? 1 : 0].encode([character]);
        const step = (widthOf(character) * row.size + (character === ' ' ? spread(row) : 0)) / 0.24;
        return `<${hex}> Tj ${n(step)} 0 Td`;
      });
      return `BT /${fontOf(row)} ${n(row.size / 0.24)} Tf 1 0 0 -1 ${n(row.x / 0.24)} ${n((842 - row.y) / 0.24)} Tm ${glyphs.join(' ')} ET`;
    });
    return `0.24 0 0 -0.24 0 842 cm\n${shown.join('\n')}`;
  });

/** Canva: every row a form of its own, drawn from the bottom of the page to its top, headings spaced. */
export const canva: Producer = (columns) => {
  const rows = columns.flat().sort((one, other) => one.y - other.y);
  const forms = rows.map((row) => {
    const content = `BT ${row.isBold && row.size === 12 ? '0.6' : '0'} Tc /${fontOf(row)} ${row.size} Tf (${asWindows(row.text)}) Tj ET`;
    return `<< /Type /XObject /Subtype /Form /BBox [-5 -10 600 30] /Resources << /Font << /F1 6 0 R /F2 7 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  return toPdf({
    producer: 'Canva',
    content: rows.map(({ x, y }, index) => `q 1 0 0 1 ${n(x)} ${n(y)} cm /X${index} Do Q`).join('\n'),
    fonts: [standardFont('Helvetica', 'WinAnsiEncoding'), standardFont('Helvetica-Bold', 'WinAnsiEncoding')],
    extra: forms,
    xObjects: `/XObject << ${forms.map((_, index) => `/X${index} ${8 + index} 0 R`).join(' ')} >>`,
  });
};

/** Word: tagged runs that end inside words, spaces of their own, and the ligatures of Calibri. */
export const word: Producer = (columns) =>
  numbered('Microsoft Word for Microsoft 365', ['BCDEEE+Calibri', 'BCDFEE+Calibri-Bold'], (fonts) => {
    const shown = columns.flat().map((row, index) => {
      let x = row.x;
      const runs = (row.text.match(/ |[^ ]{1,7}/g) ?? []).map((run) => {
        const at = x;
        x += textWidth(run, row.size) + (run === ' ' ? spread(row) : 0);
        const hex = fonts[row.isBold ? 1 : 0].encode(run.match(/ti|tt|ff|fi|./gu) ?? []);
        return `q 0 0 595 842 re W* n BT /${fontOf(row)} ${row.size} Tf 1 0 0 1 ${n(at)} ${n(row.y)} Tm 0 g [<${hex}>] TJ ET Q`;
      });
      return `/P <</MCID ${index}>> BDC ${runs.join('\n')} EMC`;
    });
    return shown.join('\n');
  });

/** Old TeX by way of dvips: letters are drawings, with a map to characters beside them. */
export const type3: Producer = (columns) => {
  const characters = [...new Set(columns.flat().flatMap(({ text }) => [...text]))];
  const code = (character: string) => (33 + characters.indexOf(character)).toString(16).padStart(2, '0');
  const glyphs = characters.map((character) => {
    const width = Math.round(1000 * widthOf(character));
    const drawing = `${width} 0 0 0 ${width} 700 d1 ${character === ' ' ? '' : `0 0 ${width - 60} 500 re f`}`;
    return `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
  });
  const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${characters.length} beginbfchar\n${characters.map((one) => `<${code(one)}> <${hex(one)}>`).join('\n')}\nendbfchar endcmap end`;
  const names = characters.map((_, index) => `/a${index}`);
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 1000 900] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 33 /LastChar ${32 + characters.length} /Widths [${characters.map((one) => Math.round(1000 * widthOf(one))).join(' ')}] /Encoding << /Differences [33 ${names.join(' ')}] >> /CharProcs << ${names.map((name, index) => `${name} ${9 + index} 0 R`).join(' ')} >> /ToUnicode 8 0 R /Resources << >> >>`;
  const shown = columns.flat().map((row) => {
    const text = [...row.text].map(code).join('');
    return `BT /F1 ${row.size} Tf 1 0 0 1 ${n(row.x)} ${n(row.y)} Tm <${text}> Tj ET`;
  });
  return toPdf({
    producer: 'GPL Ghostscript 10.0',
    content: shown.join('\n'),
    fonts: [font, font],
    extra: [`<< /Length ${map.length} >>\nstream\n${map}\nendstream`, ...glyphs],
  });
};

/** FPDF and jsPDF: a cell a text object, in page order. */
export const fpdf: Producer = (columns) => {
  const rows = columns.flat().sort((one, other) => other.y - one.y);
  const shown = rows.map(
    (row) =>
      `BT /${fontOf(row)} ${row.size.toFixed(2)} Tf ET\nBT ${n(row.x)} ${n(row.y)} Td (${asWindows(row.text)}) Tj ET`,
  );
  return toPdf({
    producer: 'FPDF 1.86',
    content: `2 J\n0.57 w\n${shown.join('\n')}`,
    fonts: [standardFont('Helvetica', 'WinAnsiEncoding'), standardFont('Helvetica-Bold', 'WinAnsiEncoding')],
  });
};
