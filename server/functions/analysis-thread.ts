import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import type { EngineCall, EngineMethod, EngineResult } from './engine-call.ts';

/** What a worker sends back for a call. */
export type EngineReply = { result: unknown } | { failure: string };

/** One worker thread with the engine in it: one call at a time. It starts when first needed, and anew after a fault. */
export interface AnalysisThread {
  /** @throws AppError unavailable when the call takes too long, unexpected when the worker fails */
  run<M extends EngineMethod>(call: EngineCall<M>): Promise<EngineResult<M>>;
  start(): void;
  close(): Promise<void>;
}

/** @param timeoutMs how long one call may take before its worker is ended */
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

  async function run<M extends EngineMethod>(call: EngineCall<M>): Promise<EngineResult<M>> {
    const busy = start();
    busy.ref();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const reply = once(busy, 'message', { signal: timeout });
      busy.postMessage(call);
      const [message]: EngineReply[] = await reply;
      // The worker is ours, and answers a call with what the engine's method returned.
      if (message && 'result' in message) return message.result as EngineResult<M>;
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

  return { run, start, close };
}
