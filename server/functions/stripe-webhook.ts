import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { requireProvider } from '../payments/open-payments.ts';
import { receiveWebhook } from '../payments/receive-webhook.ts';
import type { Services } from '../services.ts';

/**
 * `POST /functions/v1/stripe-webhook`, signed by Stripe, without an API key: `{received: true, applied}`. It is 2xx once the event
 * is applied, or when there is nothing to apply; anything else makes Stripe send it again.
 * @throws AppError invalidInput when the signature is not valid
 */
export function stripeWebhook({ database, payments }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const signed = { body: await c.req.text(), signature: c.req.header('Stripe-Signature') };
    return c.json({ received: true, ...(await receiveWebhook(database, requireProvider(payments), signed)) });
  };
}
