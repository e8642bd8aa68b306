import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from './errors.ts';
import { builtProgram } from './thread-programs.ts';
import { type CallTime, startCallTime } from './worker-time.ts';

/** What a worker sends back for a call. */
export type WorkerReply<Result = unknown> = { result: Result } | { failure: string };

/**
 * What a worker sends when it has loaded what it needs: a call's time counts only from then on, so that a slow start does not count
 * against it.
 */
export const workerReady = 'ready';

/** One worker thread: one call at a time. It starts when first needed, and again after a failure. */
export interface WorkerThread<Call> {
  /** @throws AppError unavailable when the call takes too long, unexpected when the worker fails */
  run<Result>(call: Call): Promise<Result>;
  start(): void;
  close(): Promise<void>;
}

export interface WorkerLimits {
  /** Milliseconds of the processor that one call may take before its worker is terminated and replaced (worker-time.ts). */
  timeoutMs: number;
  /** What the person is told in that case. */
  tooLong: string;
  /** MiB of heap, beyond which the worker ends; Node's own limit without it. */
  heapMegabytes?: number;
  /** MiB for what was allocated last; up to 64 without it, of which a worker that makes much and keeps little has no use. */
  youngMegabytes?: number;
}

/** Milliseconds within which a worker must have loaded its code, even on the slowest machine. */
const START_MS = 30_000;

interface Started {
  worker: Worker;
  ready: Promise<unknown>;
}

/**
 * A built program reads no variables. Node's cache of compiled code keeps in memory what it has read, 5 MB for the thread that analyses,
 * which starts no faster by it.
 */
const environmentOfBuilt = { NODE_DISABLE_COMPILE_CACHE: '1' };

export function createWorkerThread<Call>(
  file: URL,
  { timeoutMs, tooLong, heapMegabytes, youngMegabytes }: WorkerLimits,
): WorkerThread<Call> {
  const resourceLimits = {
    ...(heapMegabytes !== undefined && { maxOldGenerationSizeMb: heapMegabytes }),
    ...(youngMegabytes !== undefined && { maxYoungGenerationSizeMb: youngMegabytes }),
  };
  let running: Started | null = null;

  function start(): Started {
    if (running) return running;
    const built = builtProgram(file);
    const worker = new Worker(built ?? file, { resourceLimits, ...(built && { env: environmentOfBuilt }) });
    const started = { worker, ready: once(worker, 'message', { signal: AbortSignal.timeout(START_MS) }) };
    // A failed start reaches the caller of `run`; after an early start there is no caller yet.
    started.ready.catch(() => {});
    // A worker that dies idle is only replaced at the next call; one that dies at work rejects `once` below.
    worker.on('error', () => {
      if (running === started) running = null;
    });
    // An idle worker must not keep the process alive.
    worker.unref();
    running = started;
    return started;
  }

  async function close(): Promise<void> {
    const ended = running;
    running = null;
    await ended?.worker.terminate();
  }

  async function run<Result>(call: Call): Promise<Result> {
    const { worker, ready } = start();
    worker.ref();
    let time: CallTime | undefined;
    try {
      await ready;
      time = startCallTime(worker, timeoutMs);
      const reply = once(worker, 'message', { signal: time.over });
      worker.postMessage(call);
      // The worker is ours, and answers a call with the result of the function it names.
      const [message]: WorkerReply<Result>[] = await reply;
      if (message && 'result' in message) return message.result;
      throw new Error(message?.failure);
    } catch (cause) {
      await close();
      if (!time?.over.aborted)
        throw new AppError('unexpected', 'Something went wrong on our side. Please try again.', { cause });
      // So that the next call need not wait for the new one to load.
      start();
      throw new AppError('unavailable', tooLong, { cause });
    } finally {
      time?.stop();
      worker.unref();
    }
  }

  return { run, start: () => void start(), close };
}
