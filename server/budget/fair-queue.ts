import { AppError } from '../errors.ts';

/** How much a queue lets run at once, and wait. */
export interface QueueLimits {
  /** Pieces of work at once, of everybody together. */
  atOnce: number;
  /** Of one person at once; without it a person alone may have all places. */
  perPerson?: number;
  /** Of one person waiting; more are refused. */
  waiting?: number;
}

/**
 * Lets a number of pieces of work run at once. Who waits is served in turn by person: somebody with twenty in the queue
 * delays the others by one, not by twenty, and nobody has more than their number of places.
 */
export interface FairQueue {
  /**
   * @param signal ends the waiting; work that has begun is let finish
   * @throws the signal's reason when it is aborted before the work has begun; AppError tooManyRequests when too much of
   * this person's waits already
   */
  run<T>(person: string, signal: AbortSignal | null, work: () => Promise<T>): Promise<T>;
}

interface Line {
  running: number;
  /** What waits, oldest first. */
  places: (() => void)[];
}

/** Seconds a client should stay away whose waiting requests are too many: some have been answered by then. */
const RETRY_AFTER_SECONDS = 1;

/** The same among things that are nobody's: so many run at once, the others in the order they came. */
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
  /** Everybody with something that runs or waits. */
  const lines = new Map<string, Line>();
  /** Who may be served next, in the order of their turn: they wait, and have a place left. */
  const ready = new Set<string>();

  function start(line: Line): void {
    free -= 1;
    line.running += 1;
  }

  /** Puts the person at the end of the turn, or forgets them. */
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
      // A place is only ever free when nobody who may be served waits.
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
