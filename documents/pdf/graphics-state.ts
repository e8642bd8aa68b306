import type { PdfFont } from './glyph.ts';
import { identity, type Matrix } from './matrix.ts';

/** What drawing operations depend on; q and Q save and restore it. */
export interface GraphicsState {
  matrix: Matrix;
  font: PdfFont | undefined;
  fontMatrix: number;
  size: number;
  /** Horizontal scale, 1 for 100 %. */
  stretch: number;
  characterSpacing: number;
  wordSpacing: number;
  leading: number;
  rise: number;
  mode: number;
  colour: string | undefined;
  alpha: number;
  /** Of the transparency groups around it. */
  groupAlpha: number;
}

export function initialState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    font: undefined,
    fontMatrix: 0.001,
    size: 0,
    stretch: 1,
    characterSpacing: 0,
    wordSpacing: 0,
    leading: 0,
    rise: 0,
    mode: 0,
    colour: '#000000',
    alpha: 1,
    groupAlpha: 1,
  };
}

/** Where the next glyph goes: set anew by each text object. */
export interface TextPosition {
  matrix: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
}

export function initialPosition(): TextPosition {
  return { matrix: identity, lineX: 0, lineY: 0, x: 0, y: 0 };
}
