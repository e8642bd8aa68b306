import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { requireProvider } from '../payments/open-payments.ts';
import { startCheckout } from '../payments/start-checkout.ts';
import type { Services } from '../services.ts';
import { requirePerson } from './require-person.ts';

/**
 * `POST /functions/v1/create-subscription`, no payload (any is ignored): `{url}` of a premium checkout, the same one for a second
 * click, or of the portal for subscribers.
 * @throws AppError notConfigured or paymentUnavailable
 */
export function createSubscription({ database, payments }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const userId = requirePerson(c);
    return c.json({ url: await startCheckout(database, requireProvider(payments), userId) });
  };
}
