import type { RefusalCode } from '#documents/document-refusal.ts';
import { documentLimits } from '#documents/limits.ts';
import type { DocumentText } from '#documents/types.ts';

export interface DocumentRequest {
  bytes: Uint8Array;
  name: string;
}

export type DocumentAnswer =
  /** `roles` is what the document says of its lines, for the engine. */
  | { kind: 'read'; document: DocumentText; roles: string }
  | { kind: 'refused'; code: RefusalCode | 'unopened' }
  | { kind: 'failed'; message: string };

/** Milliseconds for downloading the reader on a slow line; reading itself has its own limit. */
const DOWNLOAD_MS = 30_000;

/**
 * Reads a file on this machine: it is sent nowhere. Every file has a worker of its own, which is ended with it, by `signal`, or when
 * it takes too long.
 */
export async function readInBrowser(file: File, signal: AbortSignal): Promise<DocumentAnswer> {
  if (file.size > documentLimits.bytes) return { kind: 'refused', code: 'too-large' };
  const bytes = await bytesOf(file);
  if (!bytes) return { kind: 'refused', code: 'unopened' };
  if (signal.aborted) return { kind: 'failed', message: 'It was cancelled.' };
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
    const settle = (answer: DocumentAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(
      () => settle({ kind: 'refused', code: 'too-slow' }),
      documentLimits.milliseconds + DOWNLOAD_MS,
    );
    signal.addEventListener('abort', () => settle({ kind: 'failed', message: 'It was cancelled.' }));
    worker.addEventListener('message', ({ data }: MessageEvent<DocumentAnswer | { kind?: never }>) => {
      // pdf.js, once it is loaded there, takes the worker for its own and greets the page.
      if (data.kind !== undefined) settle(data);
    });
    worker.addEventListener('error', (event) => settle({ kind: 'failed', message: event.message }));
    const request: DocumentRequest = { bytes, name: file.name };
    worker.postMessage(request, [bytes.buffer]);
  });
}

/** Undefined for a folder, which browsers hand over as a file, and for a file that is gone since it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
