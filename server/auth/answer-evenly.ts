import { setTimeout } from 'node:timers/promises';

/**
 * Milliseconds. More than the work of a request about an address takes (a hashed password, a few statements), so that
 * nearly all answers leave after the first.
 */
const STEP = 100;

/**
 * Returns the outcome of `work` at a multiple of 100 ms after its start, so that timing does not tell a known address from
 * an unknown one, though they take different work (contract, pitfall 7).
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
