import { setTimeout } from 'node:timers/promises';

/**
 * Milliseconds. More than the work of a request about an address takes (a hashed password, a few statements), so that
 * nearly all answers leave after the first.
 */
const STEP = 100;

/**
 * Lets the outcome of `work` out at a multiple of 100 ms after its start: by its time nobody can tell a known address
 * from an unknown one, though different work is done for them (contract, pitfall 7).
 */
export async function answerEvenly<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - start;
    await setTimeout(Math.ceil(taken / STEP) * STEP - taken);
  }
}
