import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

const message = 'Too many requests in a short time. Nothing was changed; please wait a few seconds and try again.';

/** The refusal for taking too much, with the seconds until there is more. */
export function tooManyRequests(msBeforeNext: number): AppError {
  return new AppError('tooManyRequests', message, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

/** Counts what each person or IP takes in a period. In this process's memory: a request costs a microsecond. */
export interface Rate {
  /** @throws AppError tooManyRequests */
  take(whom: string, points?: number): Promise<void>;
  /** Takes nothing. @throws AppError tooManyRequests when there is nothing left */
  requireLeft(whom: string): Promise<void>;
}

export function createRate(points: number, seconds: number): Rate {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(whom, taken = 1) {
      await limiter.consume(whom, taken).catch((used: RateLimiterRes) => {
        throw tooManyRequests(used.msBeforeNext);
      });
    },
    async requireLeft(whom) {
      const used = await limiter.get(whom);
      if (used !== null && used.consumedPoints > points) throw tooManyRequests(used.msBeforeNext);
    },
  };
}
