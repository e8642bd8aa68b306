import { DocumentRefusal } from '#documents/document-refusal.ts';
import { readDocument } from '#documents/read-document.ts';
import { writeRoles } from '#engine';
import type { DrawAnswer, DrawRequest } from './draw-pages.ts';
import type { DocumentAnswer, DocumentRequest } from './read-in-browser.ts';

/** Reads a file, or draws its pages, off the main thread, so that a large one never freezes the page. */
addEventListener('message', ({ data }: MessageEvent<DocumentRequest | DrawRequest>) => {
  if ('isDrawn' in data) void draw(data);
  else void answer(data).then((message) => postMessage(message));
});

async function draw({ bytes }: DrawRequest): Promise<void> {
  const post = (drawn: DrawAnswer, transfer: Transferable[] = []) => postMessage(drawn, { transfer });
  try {
    const { drawPdf } = await import('./draw-pdf.ts');
    await drawPdf(bytes, (page, picture) => post({ kind: 'page', page, picture }, [picture]));
    post({ kind: 'drawn' });
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function answer({ bytes, name }: DocumentRequest): Promise<DocumentAnswer> {
  try {
    const document = await readDocument(bytes, name);
    return { kind: 'read', document, roles: writeRoles(document.lines) };
  } catch (error) {
    if (error instanceof DocumentRefusal) return { kind: 'refused', code: error.code };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
