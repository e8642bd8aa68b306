import type { Worker } from 'node:worker_threads';

/**
 * How many times its time a call may take on the clock: a machine that does five things at once is busy, not attacked, and an answer
 * that comes late is worth more than a refusal.
 */
const PATIENCE = 5;

/** Milliseconds between two looks at a thread that has little time left. */
const LOOK_MS = 100;

/** The time of one call to a worker. */
export interface CallTime {
  /** Aborted when the time is over. */
  over: AbortSignal;
  /** For a call that has ended. */
  stop(): void;
}

/**
 * Gives a call time of the processor, not of the clock: on a busy machine a thread waits without doing anything.
 * @param worker idle, before the call is sent
 * @param timeoutMs milliseconds of the processor; PATIENCE times as many on the clock
 */
export function startCallTime(worker: Worker, timeoutMs: number): CallTime {
  const over = new AbortController();
  const longest = setTimeout(() => over.abort(), timeoutMs * PATIENCE);
  const before = worker.cpuUsage();
  let next: NodeJS.Timeout | null = setTimeout(look, timeoutMs);

  function look(): void {
    // It fails when the worker has ended, which the caller hears from the worker itself.
    usedMs().then((used) => {
      if (used >= timeoutMs) over.abort();
      else if (next) next = setTimeout(look, Math.max(timeoutMs - used, LOOK_MS));
    }, stop);
  }

  async function usedMs(): Promise<number> {
    const { user, system } = await worker.cpuUsage(await before);
    return (user + system) / 1000;
  }

  function stop(): void {
    clearTimeout(longest);
    if (next) clearTimeout(next);
    next = null;
  }

  return { over: over.signal, stop };
}
