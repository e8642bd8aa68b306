import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Analysis, AnalysisInput } from '#engine';
import { AppError } from '../errors.ts';

/** What a worker sends back for a job. */
export type AnalysisReply = { analysis: Analysis } | { failure: string };

/** One worker thread with the engine in it: one analysis at a time. It starts when first needed, and anew after a fault. */
export interface AnalysisThread {
  /** @throws AppError unavailable when the analysis takes too long, unexpected when the worker fails */
  analyse(input: AnalysisInput): Promise<Analysis>;
  start(): void;
  close(): Promise<void>;
}

/** @param timeoutMs how long one analysis may take before its worker is ended */
export function createAnalysisThread(timeoutMs: number): AnalysisThread {
  let worker: Worker | null = null;

  function start(): Worker {
    if (worker) return worker;
    const started = new Worker(new URL('./analysis-worker.ts', import.meta.url));
    // A worker that dies idle is only replaced at the next analysis; one that dies at work rejects `once` below.
    started.on('error', () => {
      if (worker === started) worker = null;
    });
    // An idle worker must not keep the process alive.
    started.unref();
    worker = started;
    return started;
  }

  async function close(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  async function analyse(input: AnalysisInput): Promise<Analysis> {
    const busy = start();
    busy.ref();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const reply = once(busy, 'message', { signal: timeout });
      busy.postMessage(input);
      const [message]: AnalysisReply[] = await reply;
      if (message && 'analysis' in message) return message.analysis;
      throw new Error(message?.failure);
    } catch (cause) {
      await close();
      if (!timeout.aborted) throw new AppError('unexpected', 'The analysis failed. Please try again.', { cause });
      throw new AppError('unavailable', 'The analysis took too long and was stopped. Please try shorter texts.', {
        cause,
      });
    } finally {
      busy.unref();
    }
  }

  return { analyse, start, close };
}
