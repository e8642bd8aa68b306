import type { Glyph, PdfFont } from './glyph.ts';
import type { GraphicsState, TextPosition } from './graphics-state.ts';
import { apply, type Matrix, multiply } from './matrix.ts';

/** What pdf.js says of one glyph of a shown text. */
interface ShownGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  /** Vertical fonts: width, and the offset of the glyph's origin. */
  vmetric: readonly number[] | undefined;
}

function readShown(value: unknown): ShownGlyph | number | undefined {
  if (typeof value === 'number') return value;
  if (value === null || typeof value !== 'object') return undefined;
  const unicode = 'unicode' in value && typeof value.unicode === 'string' ? value.unicode : '';
  const width = 'width' in value && typeof value.width === 'number' ? value.width : 0;
  const isSpace = 'isSpace' in value && value.isSpace === true;
  const vmetric = 'vmetric' in value && Array.isArray(value.vmetric) ? value.vmetric.map(Number) : undefined;
  return { unicode, width, isSpace, vmetric };
}

/** Shows a text: its glyphs in order, and the position moved behind them (PDF 32000-1, 9.4.4). */
export function showText(
  shown: readonly unknown[],
  state: GraphicsState,
  position: TextPosition,
  at: number,
  push: (glyph: Glyph) => void,
): void {
  const { font } = state;
  if (!font) return;
  const matrix = multiply(state.matrix, position.matrix);
  for (const value of shown) {
    const glyph = readShown(value);
    if (glyph === undefined) continue;
    if (typeof glyph === 'number') {
      const distance = (glyph * state.size) / 1000;
      if (font.isVertical) position.y += distance;
      else position.x -= distance * state.stretch;
      continue;
    }
    const spacing = state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    if (font.isVertical) showVertical(glyph, state, position, matrix, font, spacing, at, push);
    else {
      const width = glyph.width * state.fontMatrix * state.size;
      push(
        placeGlyph(glyph.unicode, state, position.x, position.y + state.rise, width * state.stretch, matrix, font, at),
      );
      position.x += (width + spacing) * state.stretch;
    }
  }
}

function showVertical(
  glyph: ShownGlyph,
  state: GraphicsState,
  position: TextPosition,
  matrix: Matrix,
  font: PdfFont,
  spacing: number,
  at: number,
  push: (glyph: Glyph) => void,
): void {
  const [advance = -1000, x = glyph.width / 2, y = 880] = glyph.vmetric ?? [];
  const scale = state.fontMatrix * state.size;
  const width = glyph.width * scale;
  push(placeGlyph(glyph.unicode, state, position.x - x * scale, position.y - y * scale, width, matrix, font, at));
  position.y += advance * scale - spacing;
}

function placeGlyph(
  unicode: string,
  state: GraphicsState,
  x: number,
  y: number,
  width: number,
  matrix: Matrix,
  font: PdfFont,
  at: number,
): Glyph {
  const [x0, y0] = apply(matrix, x, y);
  const [x1, y1] = apply(matrix, x + width, y);
  // The baseline's direction; a glyph without width still has the text's.
  const [alongX, alongY] = [matrix[0], matrix[1]];
  const size = Math.abs(state.size) * font.em * Math.hypot(matrix[2], matrix[3]);
  const turned = (Math.atan2(alongY, alongX) * 180) / Math.PI;
  return {
    unicode,
    x0: Math.min(x0, x1),
    x1: Math.max(x0, x1),
    baseline: (y0 + y1) / 2,
    size,
    angle: Math.round(turned),
    colour: state.colour,
    alpha: state.alpha * state.groupAlpha,
    mode: state.mode,
    font,
    at,
  };
}
