import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { createFairQueue } from './fair-queue.ts';
import { budget } from './numbers.ts';
import { personOf } from './person.ts';

/** Takes turns at large bodies: each costs the process several times its size, and parsing it holds up everybody. */
export interface LargeBodies {
  /** Whether the request's body is large, or does not say how large it is. */
  isLarge(c: Context<AppContext>): boolean;
  /**
   * Runs `work`, which reads the body, when it is this request's turn; a small body does not wait.
   * @throws AppError tooSlow when a large body takes too long to arrive, tooManyRequests when too many of this person's wait
   */
  during<T>(c: Context<AppContext>, work: () => Promise<T>): Promise<T>;
}

/** Those of `budget.largeBodies`. */
export type Numbers = Record<keyof typeof budget.largeBodies, number>;

export function createLargeBodies(numbers: Partial<Numbers> = {}): LargeBodies {
  const { bytes, atOnce, perPerson, waiting, seconds } = { ...budget.largeBodies, ...numbers };
  const queue = createFairQueue({ atOnce, perPerson, waiting });

  function isLarge(c: Context<AppContext>): boolean {
    if (c.req.header('Transfer-Encoding') !== undefined) return true;
    return Number(c.req.header('Content-Length') ?? 0) > bytes;
  }

  return {
    isLarge,
    async during(c, work) {
      if (!isLarge(c)) return work();
      return queue.run(personOf(c) ?? 'the service key', c.req.raw.signal, async () => {
        await receive(c, seconds);
        return work();
      });
    },
  };
}

/** Reads the body, which the context keeps for whoever parses it. A turn is not for someone who sends a byte a second. */
async function receive(c: Context<AppContext>, seconds: number): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const message = `The request did not arrive within ${seconds} seconds. Please try again, with less text at once.`;
  const timer = setTimeout(() => reject(new AppError('tooSlow', message)), seconds * 1000);
  try {
    await Promise.race([c.req.arrayBuffer(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
