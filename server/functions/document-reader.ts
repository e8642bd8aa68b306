import * as z from 'zod';
import { documentLimits } from '#documents/limits.ts';
import type { DocumentText } from '#documents/types.ts';
import { createFairQueue } from '../budget/fair-queue.ts';
import { budget } from '../budget/numbers.ts';
import { AppError } from '../errors.ts';
import { createWorkerThread } from '../worker-thread.ts';

/** What the worker thread is asked. */
export interface DocumentCall {
  bytes: Uint8Array;
  name: string;
}

export type DocumentResult = { document: DocumentText } | { code: string; message: string };

/** Reads files in a worker thread, so that a hostile one neither stops the server nor takes its memory. */
export interface DocumentReader {
  /**
   * @param person whose file it is: people are served in turn
   * @throws AppError documentRefused when it cannot be read, with the reason's code as `details`; unavailable when too many wait,
   * tooManyRequests when this person has too many waiting
   */
  read(call: DocumentCall, person: string, signal: AbortSignal): Promise<DocumentText>;
  close(): Promise<void>;
}

const tooSlow = 'The file took too long to read and was stopped. Please send a simpler one.';
const outOfMemory = z.object({ code: z.literal('ERR_WORKER_OUT_OF_MEMORY') });

export function createDocumentReader(limits: { timeoutMs?: number } = {}): DocumentReader {
  const thread = createWorkerThread<DocumentCall>(new URL('./document-worker.ts', import.meta.url), {
    timeoutMs: limits.timeoutMs ?? documentLimits.milliseconds,
    tooLong: tooSlow,
    heapMegabytes: documentLimits.heapMegabytes,
  });
  const queue = createFairQueue({ atOnce: 1, waiting: budget.documents.waiting });
  let inside = 0;

  async function onThread(call: DocumentCall): Promise<DocumentText> {
    const result = await thread.run<DocumentResult>(call).catch(refuseWhatEndedIt);
    if ('document' in result) return result.document;
    throw new AppError('documentRefused', result.message, { details: result.code });
  }

  return {
    async read(call, person, signal) {
      if (inside > budget.documents.allWaiting) {
        throw new AppError('unavailable', 'Many files are waiting at the moment. Please try again shortly.');
      }
      inside += 1;
      try {
        return await queue.run(person, signal, () => onThread(call));
      } finally {
        inside -= 1;
      }
    },
    close: () => thread.close(),
  };
}

/** A file that took all the time or memory it may is the file's fault, not the server's. */
function refuseWhatEndedIt(error: unknown): DocumentResult {
  if (error instanceof AppError && error.message === tooSlow) return { code: 'too-slow', message: tooSlow };
  if (error instanceof AppError && outOfMemory.safeParse(error.cause).success) {
    return {
      code: 'too-large',
      message: 'The file takes more memory than a document needs. Please send a simpler one.',
    };
  }
  throw error;
}
