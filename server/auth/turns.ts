/**
 * Lets `count` pieces of work run at once; more wait, and go on in the order they came.
 * A piece that fails frees its place like any other.
 */
export function createTurns(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async function inTurn(work) {
    if (free > 0) free -= 1;
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
