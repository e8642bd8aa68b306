import { availableParallelism } from 'node:os';
import type { Analysis, AnalysisInput, Judgement, Opinion, Rewrite } from '#engine';
import type { Prompt, PromptInput } from '../ai/prompt.ts';
import { createFairQueue } from '../budget/fair-queue.ts';
import { budget } from '../budget/numbers.ts';
import { AppError } from '../errors.ts';
import { createWorkerThread } from '../worker-thread.ts';
import type { EngineCall, EngineMethod, EngineResult } from './engine-call.ts';

/** Who waits for an analysis. */
export interface AnalysisCaller {
  /** The user's id: people are served in turn. */
  person: string;
  /** Ends the wait for a free thread; an analysis that has begun may finish. */
  signal?: AbortSignal;
}

/** Analyses texts in worker threads, so that a long one never keeps the server from answering others. */
export interface AnalysisPool {
  /**
   * @throws AppError unavailable when too many are waiting already or it takes too long, tooManyRequests when this person has too
   * much waiting; the signal's reason when aborted
   */
  analyse(input: AnalysisInput, caller: AnalysisCaller): Promise<Analysis>;
  /** Basic matching (product rule 9.2), if an administrator chose it; fails like `analyse`. */
  analyseBasic(input: AnalysisInput, caller: AnalysisCaller): Promise<Analysis>;
  /** What the claim ledger accepts of a proposed text; fails like `analyse`. */
  judge(
    input: AnalysisInput,
    proposedText: string,
    confirmed: readonly string[],
    opinions: readonly Opinion[],
    caller: AnalysisCaller,
  ): Promise<Judgement>;
  /** Where the wording of a rewrite is in doubt, and what a language model is asked about it; fails like `analyse`. */
  listDoubts(rewrite: Rewrite, caller: AnalysisCaller): Promise<EngineResult<'listDoubts'>>;
  /** The prompt for the language model; fails like `analyse`. */
  createPrompt(input: PromptInput, caller: AnalysisCaller): Promise<Prompt>;
  /** Starts a thread before it is needed, so that the first person does not wait for the lexicon. */
  warmUp(): void;
  close(): Promise<void>;
}

const numbers = {
  /**
   * One core stays for the server itself; beyond four, the database is the bottleneck. At least two, because one person may use all
   * but one of them: anyone else finds a free one.
   */
  threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
  /** The longest accepted texts take about a second; waiting behind a hostile one takes under 5 s. */
  timeoutMs: 4_000,
  /** At about 10 ms for a typical pair, anyone behind this many would wait longer than people do. */
  waiting: 200,
  /**
   * Some 90 are alive after many pairs, and the longest accepted texts pass with 128. By this limit V8 decides how much garbage it lets lie
   * before it collects: with 512 and 16 for what is new a thread takes 25 MB more after 200 real pairs, in the same time.
   */
  heapMegabytes: 144,
  /** A pair leaves some 5 MB behind: it is collected once a pair. */
  youngMegabytes: 6,
};

const tooLong = 'The analysis took too long and was stopped. Please try shorter texts.';

export function createAnalysisPool(options: Partial<typeof numbers> = {}): AnalysisPool {
  const { threads: count, timeoutMs, waiting, heapMegabytes, youngMegabytes } = { ...numbers, ...options };
  const file = new URL('./analysis-worker.ts', import.meta.url);
  const threads = Array.from({ length: count }, () =>
    createWorkerThread<EngineCall<EngineMethod>>(file, { timeoutMs, tooLong, heapMegabytes, youngMegabytes }),
  );
  const idle = [...threads];
  const queue = createFairQueue({
    atOnce: count,
    perPerson: Math.max(1, count - 1),
    waiting: budget.analyses.waiting,
  });
  let inside = 0;

  async function onThread<M extends EngineMethod>(call: EngineCall<M>): Promise<EngineResult<M>> {
    const thread = idle.pop();
    if (!thread) throw new Error('The queue let in more than there are threads.');
    try {
      return await thread.run(call);
    } finally {
      idle.push(thread);
    }
  }

  async function run<M extends EngineMethod>(
    call: EngineCall<M>,
    { person, signal }: AnalysisCaller,
  ): Promise<EngineResult<M>> {
    if (inside >= count + waiting) {
      throw new AppError('unavailable', 'Many analyses are waiting at the moment. Please try again shortly.');
    }
    inside += 1;
    try {
      return await queue.run(person, signal ?? null, () => onThread(call));
    } finally {
      inside -= 1;
    }
  }

  return {
    analyse: (input, caller) => run({ method: 'analyse', args: [input] }, caller),
    analyseBasic: (input, caller) => run({ method: 'analyseBasic', args: [input] }, caller),
    judge: (input, proposedText, confirmed, opinions, caller) =>
      run({ method: 'judge', args: [input, proposedText, confirmed, opinions] }, caller),
    listDoubts: (rewrite, caller) => run({ method: 'listDoubts', args: [rewrite] }, caller),
    createPrompt: (input, caller) => run({ method: 'createPrompt', args: [input] }, caller),
    warmUp: () => threads.at(-1)?.start(),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
