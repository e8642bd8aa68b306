import { DocumentRefusal } from '#documents/document-refusal.ts';
import { readDocument } from '#documents/read-document.ts';
import type { DocumentAnswer, DocumentRequest } from './read-in-browser.ts';

/** Reads a file off the main thread, so that a large one never freezes the page. */
addEventListener('message', ({ data }: MessageEvent<DocumentRequest>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer({ bytes, name }: DocumentRequest): Promise<DocumentAnswer> {
  try {
    return { kind: 'read', document: await readDocument(bytes, name) };
  } catch (error) {
    if (error instanceof DocumentRefusal) return { kind: 'refused', code: error.code };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
