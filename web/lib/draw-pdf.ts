import { getDocument, type PDFPageProxy, VerbosityLevel } from 'unpdf/pdfjs';
import { documentLimits } from '#documents/limits.ts';

/** Pixels per point: sharp at the width that a page gets beside its text. */
const SCALE = 1.5;
/** Pixels of a side: larger pages are posters, and their picture would take 100 MB. */
const longestSide = 3000;

/** Draws the pages of a PDF in a worker, one after the other. Nothing is fetched or run. */
export async function drawPdf(bytes: Uint8Array, onPage: (page: number, picture: ImageBitmap) => void): Promise<void> {
  const file = await openPdf(bytes);
  for (let number = 1; number <= Math.min(file.numPages, documentLimits.pages); number += 1) {
    const page = await file.getPage(number);
    const picture = await draw(page);
    page.cleanup();
    onPage(number - 1, picture);
  }
}

/** Fonts that are not embedded are the system's, as in other programs. */
function openPdf(bytes: Uint8Array) {
  const parameters = {
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    CanvasFactory: OffscreenCanvases,
    FilterFactory: NoFilters,
  };
  // A worker has no document, but fonts of its own.
  Object.assign(parameters, { ownerDocument: { fonts: Reflect.get(globalThis, 'fonts') } });
  return getDocument(parameters).promise;
}

async function draw(page: PDFPageProxy): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(SCALE, longestSide / Math.max(width, height, 1)) });
  const canvas = new OffscreenCanvas(Math.max(1, viewport.width), Math.max(1, viewport.height));
  // "print" is drawn at once; "display" waits for the frames of a window.
  const parameters = { canvas: null, viewport, intent: 'print' };
  Object.assign(parameters, { canvasContext: canvas.getContext('2d') });
  await page.render(parameters).promise;
  return canvas.transferToImageBitmap();
}

interface Held {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** What pdf.js draws parts of a page on. */
class OffscreenCanvases {
  create(width: number, height: number): Held {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: Held, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(held: Held): void {
    held.canvas = null;
    held.context = null;
  }
}

/** Filters of SVG need a document; without them colours of a few masks differ. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy(): void {}
}
