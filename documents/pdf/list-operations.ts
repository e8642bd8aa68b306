import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';

/** How much of a file is left to draw. */
export interface DrawingBudget {
  glyphs: number;
  paints: number;
}

/** A piece of a page's operations, as pdf.js hands them over. */
interface Piece {
  length: number;
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && 'fnArray' in value && 'argsArray' in value;

/**
 * The drawing operations of a page. A form of a few bytes can be drawn a million times: what exceeds the budget is dropped as it comes,
 * instead of being held until all are there.
 * @throws DocumentRefusal when it draws more than is read
 */
export async function listOperations(page: PDFPageProxy, budget: DrawingBudget) {
  let operations = 0;
  const take: unknown = Reflect.get(page, '_renderPageChunk');
  if (typeof take !== 'function') throw new Error('pdf.js hands its operations over in another way.');
  const isTooMuch = () => operations > documentLimits.operations || budget.glyphs < 0 || budget.paints < 0;
  Reflect.set(page, '_renderPageChunk', (piece: unknown, state: unknown) => {
    if (isPiece(piece)) {
      operations += piece.fnArray.length;
      count(piece, budget);
      // A list that is kept has at most one piece too many.
      if (isTooMuch()) Object.assign(piece, { length: 0 });
    }
    Reflect.apply(take, page, [piece, state]);
  });
  const list = await page.getOperatorList();
  if (isTooMuch()) throw new DocumentRefusal('too-large', 'A page of the PDF draws more than is read.');
  return list;
}

function count({ fnArray, argsArray }: Piece, budget: DrawingBudget): void {
  for (const [at, code] of fnArray.entries()) {
    if (code === OPS.constructPath) budget.paints -= 1;
    if (code !== OPS.showText) continue;
    const args = argsArray[at];
    const shown: unknown = Array.isArray(args) ? args[0] : undefined;
    if (Array.isArray(shown)) budget.glyphs -= shown.length;
  }
}
