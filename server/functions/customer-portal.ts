import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { requireProvider } from '../payments/open-payments.ts';
import { openPortal } from '../payments/open-portal.ts';
import type { Services } from '../services.ts';
import { requirePerson } from './require-person.ts';

/**
 * `POST /functions/v1/customer-portal`, no payload (any is ignored): `{url}` where the person manages the subscription.
 * @throws AppError noCustomer for people who never bought anything, notConfigured or paymentUnavailable
 */
export function customerPortal({ database, payments }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const userId = requirePerson(c);
    return c.json({ url: await openPortal(database, requireProvider(payments), userId) });
  };
}
