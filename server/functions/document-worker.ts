import { parentPort } from 'node:worker_threads';
import { DocumentRefusal } from '#documents/document-refusal.ts';
import { readDocument } from '#documents/read-document.ts';
import { type WorkerReply, workerReady } from '../worker-thread.ts';
import type { DocumentCall, DocumentResult } from './document-reader.ts';

parentPort?.on('message', async ({ bytes, name }: DocumentCall) => {
  const reply: WorkerReply<DocumentResult> = await readDocument(bytes, name).then(
    (document) => ({ result: { document } }),
    (cause: unknown) =>
      cause instanceof DocumentRefusal
        ? { result: { code: cause.code, message: cause.message } }
        : { failure: cause instanceof Error ? cause.message : String(cause) },
  );
  parentPort?.postMessage(reply);
});

parentPort?.postMessage(workerReady);
