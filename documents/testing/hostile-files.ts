import { strToU8, zlibSync } from 'fflate';
import type { RefusalCode } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import { buildDocx, buildOdt, buildZip, paragraph } from './build-office.ts';
import { assemblePdf, buildPdf, linesAt } from './build-pdf.ts';
import { bytesOf } from './read.ts';

const MIB = 1024 * 1024;
const latin = new TextDecoder('latin1');

/** The same bytes with a number of four bytes changed at every place where `from` stands. */
function withNumber(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1) if (view.getUint32(at, true) === from) view.setUint32(at, to, true);
  return copy;
}

const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A PDF of one page with that content stream. */
function pdfWith(content: Uint8Array, filter: string, extra?: string): Uint8Array {
  const data = latin.decode(content);
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page,
    `<< /Length ${content.length} ${filter} >>\nstream\n${data}\nendstream`,
    font,
    ...(extra === undefined ? [] : [extra]),
  ]);
}

/** A thousand rectangles in a form, drawn until they are more than documents paint. */
function drawnAgain(): Uint8Array {
  const form = '1 1 3 3 re f\n'.repeat(1000);
  const content = '/X Do\n'.repeat(documentLimits.paints / 1000 + 1);
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page.replace('/Font <<', '/XObject << /X 6 0 R >> /Font <<'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font,
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${form.length} >>\nstream\n${form}\nendstream`,
  ]);
}

/** So many spaces and a few more, as runs. */
const runs = (count: number): Uint8Array =>
  Uint8Array.from({ length: 2 * Math.ceil(count / 128) + 2 }, (_, at) => (at % 2 === 0 ? 129 : 32));

/** Seven million spaces: each code is the one before and one space more. */
function lzwOfSpaces(): Uint8Array {
  const codes = [256, 32, ...Array.from({ length: 3700 }, (_, at) => 258 + at)];
  const bits = codes.map((code, at) => code.toString(2).padStart(at < 2 ? 9 : widthAt(256 + at), '0')).join('');
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** How many bits a code has when so many are known. */
const widthAt = (known: number): number => [9, 10, 11, 12].find((width) => known + 1 < 1 << width) ?? 12;

const deepXml = (levels: number): string => `${'<w:p>'.repeat(levels)}${'</w:p>'.repeat(levels)}`;
const part = 'x'.repeat(1234);

/** Files that were made to hurt, each with why it is refused. */
export const hostileFiles: readonly (readonly [name: string, refusal: RefusalCode, build: () => Uint8Array])[] = [
  [
    'a part that unpacks to more than it may',
    'too-many-parts',
    () => buildDocx(paragraph('x'), { parts: { 'word/styles.xml': ' '.repeat(documentLimits.partBytes + 1) } }),
  ],
  ['a part that shrank to a thousandth', 'too-many-parts', () => buildDocx(' '.repeat(8 * MIB))],
  [
    'a ZIP that lies about a size',
    'damaged',
    () => withNumber(buildZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': part }), 1234, 40),
  ],
  [
    'a ZIP of too many parts',
    'too-many-parts',
    () =>
      buildZip(
        Object.fromEntries(
          Array.from({ length: documentLimits.zipEntries + 1 }, (_, index) => [`_rels/${index}.xml.rels`, '']),
        ),
      ),
  ],
  [
    'entities that fetch a file',
    'dangerous',
    () => buildDocx(paragraph('&x;'), { prolog: '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
  ],
  ['entities that grow', 'dangerous', () => buildOdtWithDoctype()],
  ['XML of too many levels', 'dangerous', () => buildDocx(deepXml(documentLimits.xmlDepth + 1))],
  ['a comment that never ends', 'damaged', () => buildDocx('<!--'.repeat(200_000))],
  ['a tag of many quoted brackets that never ends', 'damaged', () => buildDocx(`<w:p ${'a=">" '.repeat(100_000)}`)],
  ['Rich Text of too many levels', 'dangerous', () => bytesOf(`{\\rtf1 ${'{'.repeat(5000)}`)],
  [
    'a PDF whose pages are their own parents',
    'damaged',
    () =>
      assemblePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Count 5 /Kids [2 0 R 2 0 R] /Parent 2 0 R >>',
        'null',
        'null',
        'null',
      ]),
  ],
  [
    'a PDF that unpacks to more than it may',
    'too-many-parts',
    () => pdfWith(zlibSync(new Uint8Array(documentLimits.partBytes + 1).fill(32)), '/Filter /FlateDecode'),
  ],
  [
    'a PDF of more glyphs than a page holds',
    'too-large',
    () => pdfWith(strToU8(`BT /F1 9 Tf (${'a'.repeat(documentLimits.glyphs + 10)}) Tj (b) Tj ET`), ''),
  ],
  [
    'a PDF whose pages together hold more glyphs than thirty dense ones',
    'too-large',
    () =>
      buildPdf(Array.from({ length: 6 }, (_, page) => [{ x: 1, y: 9, size: 1, text: `${page}${'a'.repeat(50_000)}` }])),
  ],
  [
    'a PDF that draws more than documents do',
    'too-many-parts',
    () =>
      pdfWith(zlibSync(strToU8('1 1 3 3 re f\n'.repeat(documentLimits.drawingBytes / 13 + 1))), '/Filter /FlateDecode'),
  ],
  [
    'a PDF that paints more than documents do',
    'too-many-parts',
    () => pdfWith(strToU8('0 0 m f\n'.repeat(documentLimits.paints + 1)), ''),
  ],
  [
    'a PDF that draws more than documents do, without packing',
    'too-many-parts',
    () => pdfWith(strToU8('0 0 m\n'.repeat(documentLimits.drawingBytes / 6 + 1)), ''),
  ],
  ['a PDF that unpacks runs', 'too-many-parts', () => pdfWith(runs(documentLimits.drawingBytes), '/Filter /RL')],
  [
    'a PDF that unpacks LZW',
    'too-many-parts',
    () => pdfWith(lzwOfSpaces(), '/Filter [ /LZ#57Decode ] /DecodeParms << /EarlyChange 1 >>'),
  ],
  [
    'a PDF that is packed twice',
    'too-many-parts',
    () => pdfWith(zlibSync(zlibSync(new Uint8Array(8 * MIB))), '/Filter [/FlateDecode /Fl]'),
  ],
  [
    'a PDF whose packing is named elsewhere',
    'too-many-parts',
    () => pdfWith(zlibSync(new Uint8Array(8 * MIB)), '/Filter 6 0 R', '/FlateDecode'),
  ],
  ['a PDF that draws a small form too often', 'too-large', drawnAgain],
  ['Rich Text of too many lines', 'too-large', () => bytesOf(`{\\rtf1 ${'a\\par '.repeat(documentLimits.lines + 1)}}`)],
  [
    'Rich Text of one endless line',
    'too-large',
    () => bytesOf(`{\\rtf1 ${'a'.repeat(2 * documentLimits.characters + 1)}}`),
  ],
  ['a text of too many lines', 'too-large', () => bytesOf('a\n'.repeat(documentLimits.lines + 1))],
  ['a file of more than 10 MB', 'too-large', () => new Uint8Array(documentLimits.bytes + 1)],
  [
    'an old Word file',
    'old-word',
    () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0)]),
  ],
  [
    'a locked Word file',
    'encrypted',
    () =>
      Uint8Array.from([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
      ]),
  ],
  ['a file of Pages', 'apple-pages', () => buildZip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' })],
  [
    'a spreadsheet',
    'unknown-type',
    () => buildZip({ '_rels/.rels': '<Relationships/>', 'xl/workbook.xml': '<workbook/>' }),
  ],
  ['a photo of a telephone', 'image-only', () => bytesOf('\0\0\0\u0018ftypheic')],
  [
    'a picture',
    'image-only',
    () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...new Array(200).fill(1)]),
  ],
];

function buildOdtWithDoctype(): Uint8Array {
  const entities = '<!DOCTYPE d [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;">]>';
  return buildZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': `${entities}<d>&b;</d>` });
}

/** Files with things that are never run or followed: they are read all the same. */
export const harmlessFiles: readonly (readonly [name: string, build: () => Uint8Array])[] = [
  [
    'a PDF with JavaScript and an attachment',
    () =>
      buildPdf([linesAt(40, 700, ['Anna Example'])], {
        extra: ['<< /S /JavaScript /JS (while \\(true\\) {}) >>'],
        catalogue: '/OpenAction 8 0 R',
      }),
  ],
  [
    'a Word file that refers to a template on another machine',
    () =>
      buildDocx(paragraph('Anna Example'), {
        relations:
          '<Relationship Id="t" Type="x/attachedTemplate" Target="http://192.0.2.1/t.dotm" TargetMode="External"/>',
      }),
  ],
  [
    'a part that names itself like a method',
    () => buildDocx(`<w:constructor/><w:__proto__/>${paragraph('Anna Example')}`),
  ],
  ['an OpenDocument text with an unknown element', () => buildOdt('<t:toString/><t:p>Anna Example</t:p>')],
];
