/**
 * Lets `count` pieces of work run at once. Who waits is served in turn by person: somebody with twenty in the queue
 * delays the others by one, not by twenty.
 */
export interface FairQueue {
  /** @throws the signal's reason when it is aborted before the work has begun */
  run<T>(person: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

type Resume = () => void;

export function createFairQueue(count: number): FairQueue {
  let free = count;
  /** Persons in the order of their turn, each with what they wait for, oldest first. */
  const waiting = new Map<string, Resume[]>();

  function startNext(): void {
    const [person, places] = waiting.entries().next().value ?? [];
    if (person === undefined || places === undefined) {
      free += 1;
      return;
    }
    const resume = places.shift();
    waiting.delete(person);
    if (places.length > 0) waiting.set(person, places);
    resume?.();
  }

  function wait(person: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const places = waiting.get(person) ?? [];
      const leave = (): void => {
        const left = places.filter((place) => place !== resume);
        places.splice(0, places.length, ...left);
        if (places.length === 0 && waiting.get(person) === places) waiting.delete(person);
        reject(signal.reason);
      };
      const resume = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      places.push(resume);
      waiting.set(person, places);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run(person, signal, work) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await wait(person, signal);
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
