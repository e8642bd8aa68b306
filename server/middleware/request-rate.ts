import type { MiddlewareHandler } from 'hono';
import { budget } from '../budget/numbers.ts';
import { personOf } from '../budget/person.ts';
import { createRate } from '../budget/rate.ts';
import type { AppContext } from '../context.ts';

type Limited = 'rest' | 'functions';

/**
 * Two handlers for one protocol: `byAddress` before the token is checked, because checking costs time, and `byPerson` once its
 * owner is known. The service key has no limit.
 * @param factor REQUEST_RATE_FACTOR
 * @throws AppError tooManyRequests, for the protocol's `onError` to shape
 */
export function limitRequests(
  protocol: Limited,
  factor: number,
): Record<'byAddress' | 'byPerson', MiddlewareHandler<AppContext>> {
  const { seconds, [protocol]: numbers } = budget.rates;
  if (factor === 0) return { byAddress: (_c, next) => next(), byPerson: (_c, next) => next() };
  const ips = createRate(Math.ceil(numbers.ip * factor), seconds);
  const people = createRate(Math.ceil(numbers.person * factor), seconds);
  return {
    async byAddress(c, next) {
      const ip = c.get('limitedIp');
      if (ip !== null && c.get('apiRole') !== 'service_role') await ips.take(ip);
      return next();
    },
    async byPerson(c, next) {
      const { role, claims } = c.get('identity');
      // A visitor has already been counted by IP.
      if (role !== 'service_role' && claims.sub !== undefined) await people.take(personOf(c) ?? '');
      return next();
    },
  };
}
