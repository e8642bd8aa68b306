import type {
  Analysis,
  AnalysisInput,
  Change,
  Decisions,
  JudgedPart,
  Judgement,
  Ledger,
  Opinion,
  Optimisation,
  Rewrite,
} from '#engine';
import type { EngineAnswer, EngineTask } from './engine-task.ts';

type Settle = (answer: EngineAnswer) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Settle>();

/** Starts loading the engine, so that it is ready when needed. Never throws. */
export function prepareEngine(): void {
  try {
    worker ??= startWorker();
  } catch {
    // The first task fails in the same way and handles it.
  }
}

/**
 * The engine's analysis, computed on this machine: nothing is sent anywhere. When no worker can start, the
 * basic matcher answers.
 */
export async function analyseInBrowser(input: AnalysisInput): Promise<Analysis> {
  const answer = await ask({ kind: 'analyse', input });
  if (answer.kind === 'analyse') return answer.value;
  const { analyseBasic } = await import('#engine');
  return analyseBasic(input);
}

/**
 * Puts the confirmed keywords, and only those, into the resume, and scores it again. Throws when no worker can start:
 * a score from another formula next to the first would mislead.
 */
export async function optimiseInBrowser(input: AnalysisInput, confirmed: readonly string[]): Promise<Optimisation> {
  const answer = await ask({ kind: 'optimise', input, confirmed });
  if (answer.kind === 'optimise') return answer.value;
  throw new NoEngineError();
}

/** What changed from one text to the other. @throws NoEngineError when no worker can start */
export async function compareInBrowser(rewrite: Rewrite): Promise<Ledger> {
  const answer = await ask({ kind: 'compare', rewrite });
  if (answer.kind === 'compare') return answer.value;
  throw new NoEngineError();
}

/** The resume and its score by a person's decisions on a proposed text. @throws NoEngineError when no worker can start */
export async function reviewInBrowser(
  input: AnalysisInput,
  proposedText: string,
  decisions: Decisions,
  opinions: readonly Opinion[] = [],
): Promise<Judgement> {
  const answer = await ask({ kind: 'review', input, proposedText, decisions, opinions });
  if (answer.kind === 'review') return answer.value;
  throw new NoEngineError();
}

/** The changes so far of a text that is still being written. @throws NoEngineError when no worker can start */
export async function reviewPartInBrowser(
  input: AnalysisInput,
  partialText: string,
  decisions: Decisions,
): Promise<JudgedPart> {
  const answer = await ask({ kind: 'reviewPart', input, partialText, decisions });
  if (answer.kind === 'reviewPart') return answer.value;
  throw new NoEngineError();
}

/** The points each change alone adds to the score. @throws NoEngineError when no worker can start */
export async function scoreChangesInBrowser(
  input: AnalysisInput,
  proposedText: string,
  changes: readonly Change[],
): Promise<number[]> {
  const answer = await ask({ kind: 'scoreChanges', input, proposedText, changes });
  if (answer.kind === 'scoreChanges') return answer.value;
  throw new NoEngineError();
}

class NoEngineError extends Error {
  constructor() {
    super('The resume could not be optimized in this browser. Load the page again and try once more.');
  }
}

/** Sends a task to the worker; one that fails is answered as such. Never rejects. */
export function ask(task: EngineTask): Promise<EngineAnswer> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    try {
      worker ??= startWorker();
      worker.postMessage({ id, task });
    } catch (error) {
      giveUp(String(error));
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // Its script did not load, or threw outside a task: no waiting task will ever be answered.
  started.addEventListener('error', (event) => giveUp(event.message));
  return started;
}

/** Settles all waiting tasks; the next task starts a new worker. */
function giveUp(message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, settle] of waiting) settle({ id, kind: 'failed', message });
  waiting.clear();
}
