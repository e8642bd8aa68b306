import type { PageContent } from '../pdf/glyph.ts';
import { type GraphicsState, initialPosition, initialState, type TextPosition } from '../pdf/graphics-state.ts';
import { type Matrix, multiply, toMatrix } from '../pdf/matrix.ts';
import { showText } from '../pdf/text-state.ts';
import type { OwnPdf } from './open-own-pdf.ts';
import { OwnPdfFault, type PdfDictionary, type PdfValue, parseValue } from './parse-value.ts';
import type { OwnFont } from './read-own-font.ts';

const latin = new TextDecoder('latin1');

/** A page: where its glyphs stand, and the text of each stretch that a tag can name. */
export interface OwnPage {
  content: PageContent;
  marked: Map<number, string>;
}

interface Drawing {
  state: GraphicsState;
  saved: GraphicsState[];
  position: TextPosition;
  font: OwnFont | undefined;
  /** The marked stretches around; undefined for what says nothing. */
  marks: (number | undefined)[];
  page: OwnPage;
  at: number;
}

/** What draws nothing that is read: the line under a heading. */
const silent: ReadonlySet<string> = new Set(['m', 'l', 'w', 'S', 'cs', 'CS', 'SCN']);

/** Runs what a page draws. @throws OwnPdfFault for an operator that we do not write */
export function readOwnPage(
  pdf: OwnPdf,
  page: PdfDictionary,
  fontOf: (value: PdfValue | undefined) => OwnFont,
): OwnPage {
  const [, , width = 0, height = 0] = pdf.list(page.entries.get('MediaBox')).map((value) => pdf.number(value));
  const fonts = pdf.dictionary(pdf.dictionary(page.entries.get('Resources')).entries.get('Font')).entries;
  const drawing: Drawing = {
    state: initialState([1, 0, 0, -1, 0, height]),
    saved: [],
    position: initialPosition(),
    font: undefined,
    marks: [],
    page: { content: { width, height, glyphs: [], fills: [], pictures: [] }, marked: new Map() },
    at: 0,
  };
  const scanner = { text: latin.decode(pdf.stream(page.entries.get('Contents'))), at: 0 };
  let values: PdfValue[] = [];
  for (let value = parseValue(scanner); value !== undefined; value = parseValue(scanner)) {
    if (typeof value === 'number' || value.kind !== 'word') values.push(value);
    else {
      drawing.at += 1;
      if (value.value === 'Tf') setFont(drawing, values, (name) => fontOf(fonts.get(name)));
      else draw(drawing, value.value, values);
      values = [];
    }
  }
  return drawing.page;
}

const numbersOf = (values: readonly PdfValue[]): number[] =>
  values.map((value) => (typeof value === 'number' ? value : 0));

function setFont(drawing: Drawing, [name, size]: readonly PdfValue[], fontOf: (name: string) => OwnFont): void {
  if (typeof name !== 'object' || name.kind !== 'name' || typeof size !== 'number')
    throw new OwnPdfFault('No font is set.');
  drawing.font = fontOf(name.value);
  Object.assign(drawing.state, { font: drawing.font.font, size });
}

function draw(drawing: Drawing, operator: string, values: readonly PdfValue[]): void {
  const { state, saved, marks } = drawing;
  switch (operator) {
    case 'q':
      saved.push({ ...state });
      return;
    case 'Q':
      drawing.state = saved.pop() ?? state;
      return;
    case 'cm':
      state.matrix = multiply(state.matrix, matrixOf(values));
      return;
    case 'BT':
      drawing.position = initialPosition();
      return;
    case 'Tm':
      drawing.position = { ...initialPosition(), matrix: matrixOf(values) };
      return;
    case 'scn':
      state.colour = `#${numbersOf(values).map(toHex).join('')}`;
      return;
    case 'BDC':
      marks.push(markOf(values[1]));
      return;
    case 'EMC':
      marks.pop();
      return;
    case 'TJ':
      show(drawing, values[0]);
      return;
    case 'ET':
      return;
  }
  if (!silent.has(operator)) throw new OwnPdfFault(`The operator ${operator} is not ours.`);
}

const matrixOf = (values: readonly PdfValue[]): Matrix => toMatrix(numbersOf(values));

const toHex = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

function markOf(value: PdfValue | undefined): number | undefined {
  const id = typeof value === 'object' && value.kind === 'dictionary' ? value.entries.get('MCID') : undefined;
  return typeof id === 'number' ? id : undefined;
}

function show({ state, position, font, marks, page, at }: Drawing, value: PdfValue | undefined): void {
  if (!font || typeof value !== 'object' || value.kind !== 'list') throw new OwnPdfFault('A text has no font.');
  const shown: (number | { unicode: string; width: number })[] = [];
  for (const item of value.items) {
    if (typeof item === 'number') shown.push(item);
    else if (item.kind !== 'hex') throw new OwnPdfFault('A text is not written in codes.');
    else for (const code of item.value.match(/.{4}/g) ?? []) shown.push(font.glyph(Number.parseInt(code, 16)));
  }
  showText(shown, state, position, at, (glyph) => page.content.glyphs.push(glyph));
  const mark = marks.at(-1);
  const text = shown.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
  if (mark !== undefined) page.marked.set(mark, (page.marked.get(mark) ?? '') + text);
}
