import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface AdversarialRunner {
  /** What can be called. */
  readonly names: readonly string[];
  /** Milliseconds of processor time that one call takes; infinite if it had to be ended. */
  measure(name: string, unit: string, length: number): Promise<number>;
  close(): Promise<void>;
}

/** Calls functions in a worker, which is ended and replaced when a call takes longer than `limitMs`. */
export async function createAdversarialRunner(limitMs: number): Promise<AdversarialRunner> {
  let { worker, names } = await start();
  return {
    names,
    async measure(name, unit, length) {
      const timeout = AbortSignal.timeout(limitMs);
      try {
        const answer = once(worker, 'message', { signal: timeout });
        worker.postMessage({ name, unit, length });
        const [time]: number[] = await answer;
        return time ?? Number.POSITIVE_INFINITY;
      } catch (error) {
        await worker.terminate();
        ({ worker, names } = await start());
        if (!timeout.aborted) throw error;
        return Number.POSITIVE_INFINITY;
      }
    },
    close: async () => void (await worker.terminate()),
  };
}

async function start(): Promise<{ worker: Worker; names: string[] }> {
  const worker = new Worker(new URL('./adversarial-worker.ts', import.meta.url));
  const [names]: string[][] = await once(worker, 'message');
  return { worker, names: names ?? [] };
}
