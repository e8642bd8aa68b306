import type { Context } from 'hono';
import { SubscriptionRequest } from '#contract/subscription.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readSubscription } from '../payments/read-subscription.ts';
import type { Services } from '../services.ts';
import { readJsonBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

/**
 * `POST /functions/v1/check-subscription`, no payload or `{refresh: true}`: `{subscription}` of contract/subscription.ts, free when
 * nothing is stored. With `refresh` the payment provider is asked, if it answers in time.
 */
export function checkSubscription({ database, payments }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const userId = requirePerson(c);
    const wantsRefresh = await readRefresh(c);
    const subscription = await readSubscription({ database, payments, log: c.var.log }, userId, wantsRefresh);
    return c.json({ subscription });
  };
}

async function readRefresh(c: Context<AppContext>): Promise<boolean> {
  if ((await c.req.arrayBuffer()).byteLength === 0) return false;
  const parsed = SubscriptionRequest.safeParse(await readJsonBody(c));
  if (parsed.success) return parsed.data.refresh ?? false;
  throw new AppError('invalidInput', 'No payload is expected, or a JSON object with refresh, true or false.');
}
