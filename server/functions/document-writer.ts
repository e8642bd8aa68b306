import type { WriteRequest } from '#contract/write-document.ts';
import { documentLimits } from '#documents/limits.ts';
import { createFairQueue } from '../budget/fair-queue.ts';
import { budget } from '../budget/numbers.ts';
import { AppError } from '../errors.ts';
import { createWorkerThread } from '../worker-thread.ts';

/** What the worker thread is asked. */
export interface WriteCall extends WriteRequest {
  /** The ISO date that the file bears. */
  day: string;
}

export type WriteResult = { bytes: Uint8Array<ArrayBuffer> } | { code: string; message: string };

/** Writes files in a worker thread: laying out thirty pages must not hold up anybody else. */
export interface DocumentWriter {
  /**
   * @param person whose resume it is: people are served in turn
   * @throws AppError documentRefused when it would lose something, with the reason's code as `details`; unavailable when too many wait,
   * tooManyRequests when this person has too many waiting
   */
  write(call: WriteCall, person: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

export function createDocumentWriter(): DocumentWriter {
  const thread = createWorkerThread<WriteCall>(new URL('./write-worker.ts', import.meta.url), {
    timeoutMs: documentLimits.milliseconds,
    tooLong: 'The resume took too long to write and was stopped. Please choose plain text.',
    heapMegabytes: documentLimits.heapMegabytes,
  });
  const queue = createFairQueue({ atOnce: 1, waiting: budget.documents.waiting });
  let inside = 0;

  return {
    async write(call, person, signal) {
      if (inside > budget.documents.allWaiting) {
        throw new AppError('unavailable', 'Many files are waiting at the moment. Please try again shortly.');
      }
      inside += 1;
      try {
        const result = await queue.run(person, signal, () => thread.run<WriteResult>(call));
        if ('bytes' in result) return result.bytes;
        throw new AppError('documentRefused', result.message, { details: result.code });
      } finally {
        inside -= 1;
      }
    },
    close: () => thread.close(),
  };
}
