import type { MiddlewareHandler } from 'hono';
import { budget } from '../budget/numbers.ts';
import { personOf } from '../budget/person.ts';
import { createRate } from '../budget/rate.ts';
import type { AppContext } from '../context.ts';

type Limited = 'rest' | 'functions';

/**
 * Two handlers of one protocol: `byAddress` before a token is looked at, because that costs time, `byPerson` once it is known
 * whose it is. The service key has no limit.
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
      // A visitor is counted by the IP already.
      if (role !== 'service_role' && claims.sub !== undefined) await people.take(personOf(c) ?? '');
      return next();
    },
  };
}
