import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { DocumentRefusal } from '../document-refusal.ts';
import type { PageContent, PdfFont } from './glyph.ts';
import { type GraphicsState, initialPosition, initialState, type TextPosition } from './graphics-state.ts';
import { type DrawingBudget, listOperations } from './list-operations.ts';
import type { Mark } from './marked-texts.ts';
import { applyToBox, multiply, toMatrix } from './matrix.ts';
import { giveMeaning, placeMarks } from './meant-letters.ts';
import { readFont } from './read-font.ts';
import { showText } from './text-state.ts';

interface Interpreter {
  page: PDFPageProxy;
  content: PageContent;
  state: GraphicsState;
  saved: GraphicsState[];
  position: TextPosition;
  fonts: Map<string, PdfFont>;
  mostGlyphs: number;
  at: number;
  marks: ReadonlyMap<number, Mark>;
  /** The marked stretches around: their texts, and the first glyph of each. */
  open: { text: string | undefined; from: number }[];
}

interface PageLimits {
  /** How many glyphs it may hold. */
  mostGlyphs: number;
  /** What all pages together may draw. */
  budget: DrawingBudget;
  /** What the file's drawings mark. */
  drawings: readonly (readonly Mark[])[];
}

type Operation = (on: Interpreter, args: readonly unknown[]) => void;

/**
 * Runs a page's drawing operations and collects what they put where. Linear in their number.
 * @throws DocumentRefusal when it draws more than is read
 */
export async function readPage(
  page: PDFPageProxy,
  fonts: Map<string, PdfFont>,
  { mostGlyphs, budget, drawings }: PageLimits,
): Promise<PageContent> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const list = await listOperations(page, budget);
  const content: PageContent = { width, height, glyphs: [], fills: [], pictures: [] };
  const on: Interpreter = {
    page,
    content,
    state: initialState(toMatrix(transform)),
    saved: [],
    position: initialPosition(),
    fonts,
    mostGlyphs,
    at: 0,
    marks: placeMarks(list.fnArray, list.argsArray, drawings),
    open: [],
  };
  for (const [at, code] of list.fnArray.entries()) {
    on.at = at;
    const args: unknown = list.argsArray[at];
    operations.get(code)?.(on, Array.isArray(args) ? args : []);
  }
  return content;
}

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const save: Operation = (on) => {
  on.saved.push({ ...on.state });
};

const restore: Operation = (on) => {
  on.state = on.saved.pop() ?? on.state;
};

const moveText: Operation = ({ position }, [x, y]) => {
  position.lineX += number(x);
  position.lineY += number(y);
  position.x = position.lineX;
  position.y = position.lineY;
};

const setColour: Operation = ({ state }, [colour]) => {
  state.colour = typeof colour === 'string' && colour.startsWith('#') ? colour : undefined;
};

const unknownColour: Operation = ({ state }) => {
  state.colour = undefined;
};

const fillCodes: ReadonlySet<unknown> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Numbers that follow a path's commands: move, line, curve, quadratic curve, close. */
const commandLengths = [2, 2, 6, 4, 0];

/** Whether pdf.js' path has a single outline. */
function isOneShape(paths: unknown): boolean {
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined;
  if (path === null || typeof path !== 'object') return true;
  const numbers = Object.values(path);
  let outlines = 0;
  for (let at = 0; at < numbers.length && outlines < 2; at += 1 + (commandLengths[numbers[at]] ?? 0)) {
    if (numbers[at] === 0) outlines += 1;
  }
  return outlines < 2;
}

/** Stands where a text was lost: garbled, so that it is never passed over in silence. */
const lostGlyph = { unicode: '\0', width: 500 } as const;

const beginMark: Operation = ({ open, marks, content, at }) => {
  open.push({ text: marks.get(at)?.text, from: content.glyphs.length });
};

const drawPicture: Operation = ({ content, state, at }) => {
  content.pictures.push({ ...applyToBox(state.matrix, 0, 0, 1, 1), at });
};

const operations = new Map<number, Operation>([
  [OPS.save, save],
  [OPS.restore, restore],
  [
    OPS.transform,
    ({ state }, args) => {
      state.matrix = multiply(state.matrix, toMatrix(args));
    },
  ],
  [
    OPS.paintFormXObjectBegin,
    (on, args) => {
      save(on, args);
      if (args[0]) on.state.matrix = multiply(on.state.matrix, toMatrix(args[0]));
    },
  ],
  [OPS.paintFormXObjectEnd, restore],
  [
    OPS.beginGroup,
    (on, args) => {
      save(on, args);
      on.state.groupAlpha *= on.state.alpha;
      on.state.alpha = 1;
    },
  ],
  [OPS.endGroup, restore],
  [
    OPS.beginAnnotation,
    (on, args) => {
      save(on, args);
      on.state = initialState(multiply(on.state.matrix, multiply(toMatrix(args[2]), toMatrix(args[3]))));
    },
  ],
  [OPS.endAnnotation, restore],
  [
    OPS.beginText,
    (on) => {
      on.position = initialPosition();
    },
  ],
  [
    OPS.setFont,
    ({ page, state, fonts }, [id, size]) => {
      const { font, scale } = readFont(page, String(id), fonts);
      Object.assign(state, { font, fontMatrix: scale, size: number(size) });
    },
  ],
  [
    OPS.setTextMatrix,
    ({ position }, [matrix]) => {
      Object.assign(position, initialPosition(), { matrix: toMatrix(matrix) });
    },
  ],
  [OPS.moveText, moveText],
  [
    OPS.setLeadingMoveText,
    (on, args) => {
      on.state.leading = number(args[1]);
      moveText(on, args);
    },
  ],
  [OPS.nextLine, (on) => moveText(on, [0, on.state.leading])],
  [OPS.setLeading, ({ state }, [leading]) => void Object.assign(state, { leading: -number(leading) })],
  [OPS.setCharSpacing, ({ state }, [value]) => void Object.assign(state, { characterSpacing: number(value) })],
  [OPS.setWordSpacing, ({ state }, [value]) => void Object.assign(state, { wordSpacing: number(value) })],
  [OPS.setHScale, ({ state }, [value]) => void Object.assign(state, { stretch: number(value) / 100 })],
  [OPS.setTextRise, ({ state }, [value]) => void Object.assign(state, { rise: number(value) })],
  [OPS.setTextRenderingMode, ({ state }, [value]) => void Object.assign(state, { mode: number(value) })],
  [OPS.setFillRGBColor, setColour],
  [OPS.setFillColorN, unknownColour],
  [
    OPS.setGState,
    ({ state }, [entries]) => {
      if (!Array.isArray(entries)) return;
      for (const entry of entries) if (Array.isArray(entry) && entry[0] === 'ca') state.alpha = number(entry[1]);
    },
  ],
  [
    OPS.showText,
    ({ content, state, position, mostGlyphs, at }, [shown]) => {
      if (!Array.isArray(shown)) return;
      if (content.glyphs.length > mostGlyphs) {
        throw new DocumentRefusal('too-large', 'The PDF holds more text than is read.');
      }
      showText(state.font?.isLost ? [lostGlyph] : shown, state, position, at, (glyph) => content.glyphs.push(glyph));
    },
  ],
  [
    OPS.constructPath,
    ({ content, state, at }, [paint, paths, bounds]) => {
      if (!fillCodes.has(paint) || bounds === null || typeof bounds !== 'object') return;
      const [x0, y0, x1, y1] = Object.values(bounds).map(Number);
      if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
      // A frame is filled between its two edges: what stands inside it stands on something else.
      const colour = isOneShape(paths) ? state.colour : undefined;
      content.fills.push({
        ...applyToBox(state.matrix, x0, y0, x1, y1),
        colour,
        alpha: state.alpha * state.groupAlpha,
        at,
      });
    },
  ],
  [
    OPS.shadingFill,
    ({ content, at }) => {
      const { width, height } = content;
      content.fills.push({ x0: 0, y0: 0, x1: width, y1: height, colour: undefined, alpha: 1, at });
    },
  ],
  [OPS.beginMarkedContent, beginMark],
  [OPS.beginMarkedContentProps, beginMark],
  [
    OPS.endMarkedContent,
    ({ open, content }) => {
      const ended = open.pop();
      if (ended?.text) giveMeaning(content.glyphs.slice(ended.from), ended.text);
    },
  ],
  [OPS.paintImageXObject, drawPicture],
  [OPS.paintImageMaskXObject, drawPicture],
  [OPS.paintInlineImageXObject, drawPicture],
]);
