import { AppError } from '../errors.ts';

/** How much a queue lets run and wait at once. */
export interface QueueLimits {
  /** Pieces of work at once, for everybody together. */
  atOnce: number;
  /** For one person at once; without it a lone person may take all places. */
  perPerson?: number;
  /** How many one person may have waiting; more are refused. */
  waiting?: number;
}

/**
 * Runs a limited number of pieces of work at once. Waiting work is served in turn by person: somebody with twenty in the queue
 * delays the others by one, not by twenty, and nobody gets more than their number of places.
 */
export interface FairQueue {
  /**
   * @param signal ends the wait; work that has begun may finish
   * @throws the signal's reason when it is aborted before the work has begun; AppError tooManyRequests when this person already has
   * too much waiting
   */
  run<T>(person: string, signal: AbortSignal | null, work: () => Promise<T>): Promise<T>;
}

interface Line {
  running: number;
  /** What waits, oldest first. */
  places: (() => void)[];
}

/** Seconds a client with too many waiting requests should stay away: some have been answered by then. */
const RETRY_AFTER_SECONDS = 1;

/** The same for work that belongs to nobody: a fixed number runs at once, the rest in order of arrival. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = createFairQueue({ atOnce });
  return (work) => queue.run('', null, work);
}

export function createFairQueue({
  atOnce,
  perPerson = atOnce,
  waiting = Number.POSITIVE_INFINITY,
}: QueueLimits): FairQueue {
  let free = atOnce;
  /** Everybody with something running or waiting. */
  const lines = new Map<string, Line>();
  /** Who may be served next, in turn: they have work waiting and a place left. */
  const ready = new Set<string>();

  function start(line: Line): void {
    free -= 1;
    line.running += 1;
  }

  /** Moves the person to the end of the line, or forgets them. */
  function place(person: string, line: Line): void {
    ready.delete(person);
    if (line.places.length > 0 && line.running < perPerson) ready.add(person);
    if (line.places.length === 0 && line.running === 0) lines.delete(person);
  }

  function finish(person: string, line: Line): void {
    free += 1;
    line.running -= 1;
    if (!ready.has(person)) place(person, line);
    const [next] = ready;
    const nextLine = next === undefined ? undefined : lines.get(next);
    const resume = nextLine?.places.shift();
    if (next === undefined || !nextLine || !resume) return;
    start(nextLine);
    place(next, nextLine);
    resume();
  }

  function wait(person: string, line: Line, signal: AbortSignal | null): Promise<void> {
    if (line.places.length >= waiting) {
      const message = 'Too many of your requests are waiting at once. Please try again in a moment.';
      throw new AppError('tooManyRequests', message, { retryAfter: RETRY_AFTER_SECONDS });
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        line.places = line.places.filter((other) => other !== resume);
        if (line.places.length === 0) place(person, line);
        reject(signal?.reason);
      };
      const resume = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      line.places.push(resume);
      if (line.running < perPerson) ready.add(person);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run(person, signal, work) {
      signal?.throwIfAborted();
      const line = lines.get(person) ?? { running: 0, places: [] };
      lines.set(person, line);
      // A place is free only when nobody waiting may be served.
      if (free > 0 && line.running < perPerson) start(line);
      else await wait(person, line, signal);
      try {
        return await work();
      } finally {
        finish(person, line);
      }
    },
  };
}
