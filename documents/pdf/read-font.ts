import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { PdfFont } from './glyph.ts';

const symbolNames = /dingbats|wingding|webdings|symbol(?!a)|bullet|marlett/i;
const iconNames =
  /awesome|material.?(?:icons|symbols)|icomoon|ionicons|glyphicons|fontello|feather|remixicon|boxicons|iconfont|fa-(?:solid|brands|regular)/i;
const boldNames = /bold|black|heavy|semibold|demi|[-,]bd\b|\bmedium\b|cmbx/i;

const scaleOf = (matrix: unknown): number => {
  const [scale] = matrix !== null && typeof matrix === 'object' ? Object.values(matrix).map(Number) : [];
  return scale !== undefined && Number.isFinite(scale) && scale !== 0 ? scale : 0.001;
};

const scales = new WeakMap<PdfFont, number>();

/** The font of that id; pdf.js has loaded it by the time the page's operations are known. */
export function readFont(
  page: PDFPageProxy,
  id: string,
  fonts: Map<string, PdfFont>,
): { font: PdfFont; scale: number } {
  const known = fonts.get(id);
  if (known) return { font: known, scale: scales.get(known) ?? 0.001 };
  const loaded: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  const data: object = loaded !== null && typeof loaded === 'object' ? loaded : {};
  const name = 'name' in data && typeof data.name === 'string' ? data.name : '';
  const font: PdfFont = {
    name,
    hasUnicode: hasUnicode(data),
    isLost: loaded === null || typeof loaded !== 'object',
    isSymbols: symbolNames.test(name),
    isIcons: iconNames.test(name),
    isBold: boldNames.test(name) || ('bold' in data && data.bold === true) || ('black' in data && data.black === true),
    em: 1,
    isVertical: 'vertical' in data && data.vertical === true,
  };
  const scale = scaleOf('fontMatrix' in data ? data.fontMatrix : undefined);
  font.em = 'isType3Font' in data && data.isType3Font === true ? emOf(data, scale) : 1;
  fonts.set(id, font);
  scales.set(font, scale);
  return { font, scale };
}

/** A composite font without a map takes its glyph numbers for characters: pdf.js then hands over an identity range. */
function hasUnicode(data: object): boolean {
  if (!('composite' in data) || data.composite !== true) return true;
  const map: unknown = 'toUnicode' in data ? data.toUnicode : undefined;
  return !(map !== null && typeof map === 'object' && 'firstChar' in map);
}

/** Drawings have any unit: what they are high tells the type's size. */
function emOf(data: object, scale: number): number {
  const box: unknown = 'bbox' in data ? data.bbox : undefined;
  const [, bottom = 0, , top = 0] = box !== null && typeof box === 'object' ? Object.values(box).map(Number) : [];
  const height = Math.abs(top - bottom) * Math.abs(scale);
  return height > 0 ? height : 1;
}
