/** Asks the worker that reads documents, so that what reads PDFs is downloaded once. */
export interface DrawRequest {
  bytes: Uint8Array;
  isDrawn: true;
}

export type DrawAnswer =
  | { kind: 'page'; page: number; picture: ImageBitmap }
  | { kind: 'drawn' }
  | { kind: 'failed'; message: string };

/** Milliseconds for all pages, with the download of what draws them on a slow line. */
const DRAWING_MS = 40_000;

/**
 * Draws the pages of a PDF on this machine, one after the other, until `signal` ends it. Pages that cannot be drawn stay as they are:
 * their lines are shown all the same.
 */
export async function drawPages(
  file: File,
  signal: AbortSignal,
  onPage: (page: number, picture: ImageBitmap) => void,
): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (signal.aborted) return;
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  const timer = setTimeout(end, DRAWING_MS);
  function end(): void {
    clearTimeout(timer);
    worker.terminate();
  }
  signal.addEventListener('abort', end);
  worker.addEventListener('error', end);
  worker.addEventListener('message', ({ data }: MessageEvent<DrawAnswer | { kind?: never }>) => {
    if (data.kind === 'page') onPage(data.page, data.picture);
    else if (data.kind !== undefined) end();
  });
  const request: DrawRequest = { bytes, isDrawn: true };
  worker.postMessage(request, [bytes.buffer]);
}
