import { availableParallelism } from 'node:os';
import type { Analysis, AnalysisInput, Judgement } from '#engine';
import { AppError } from '../errors.ts';
import { type AnalysisThread, createAnalysisThread } from './analysis-thread.ts';
import type { EngineCall, EngineMethod, EngineResult } from './engine-call.ts';

/** Runs the engine in worker threads, so that a long text never keeps the server from answering others. */
export interface AnalysisPool {
  /**
   * @param signal ends the waiting for a free thread; an analysis that has begun is let finish
   * @throws AppError unavailable when too many wait already or it takes too long; the signal's reason when aborted
   */
  analyse(input: AnalysisInput, signal?: AbortSignal): Promise<Analysis>;
  /** Basic matching (product rule 9.2), where an administrator wants that; fails like `analyse`. */
  analyseBasic(input: AnalysisInput, signal?: AbortSignal): Promise<Analysis>;
  /** What of a proposed text may be taken over, by the claim ledger; fails like `analyse`. */
  judge(
    input: AnalysisInput,
    proposedText: string,
    confirmed: readonly string[],
    signal?: AbortSignal,
  ): Promise<Judgement>;
  /** Starts a thread before it is needed, so that the first person does not wait for the lexicon. */
  warmUp(): void;
  close(): Promise<void>;
}

const numbers = {
  /** One core stays for the server itself; beyond four, the database is the bottleneck. */
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  /** The longest accepted pair takes well under a second; many times that is a fault. */
  timeoutMs: 30_000,
  /** At some 10 ms a typical pair, whoever comes after this many would wait longer than a person does. */
  waiting: 200,
};

interface Waiting {
  take: (thread: AnalysisThread) => void;
}

export function createAnalysisPool(options: Partial<typeof numbers> = {}): AnalysisPool {
  const { threads: count, timeoutMs, waiting } = { ...numbers, ...options };
  const threads = Array.from({ length: count }, () => createAnalysisThread(timeoutMs));
  const idle = [...threads];
  const queue: Waiting[] = [];

  /** A free thread, first come, first served. */
  async function acquire(signal?: AbortSignal): Promise<AnalysisThread> {
    signal?.throwIfAborted();
    const free = idle.pop();
    if (free) return free;
    if (queue.length >= waiting) {
      throw new AppError('unavailable', 'Many analyses are waiting at the moment. Please try again shortly.');
    }
    return new Promise((take, reject) => {
      const place = { take };
      queue.push(place);
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(place);
        if (index >= 0) queue.splice(index, 1);
        reject(signal.reason);
      });
    });
  }

  function release(thread: AnalysisThread): void {
    const next = queue.shift();
    if (next) next.take(thread);
    else idle.push(thread);
  }

  async function run<M extends EngineMethod>(call: EngineCall<M>, signal?: AbortSignal): Promise<EngineResult<M>> {
    const thread = await acquire(signal);
    try {
      return await thread.run(call);
    } finally {
      release(thread);
    }
  }

  return {
    analyse: (input, signal) => run({ method: 'analyse', args: [input] }, signal),
    analyseBasic: (input, signal) => run({ method: 'analyseBasic', args: [input] }, signal),
    judge: (input, proposedText, confirmed, signal) =>
      run({ method: 'judge', args: [input, proposedText, confirmed] }, signal),
    warmUp: () => threads.at(-1)?.start(),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
