import Stripe from 'stripe';
import * as z from 'zod';
import { AppError } from '../errors.ts';
import type { PaymentEvent } from './provider.ts';
import { toDate } from './stripe-subscription.ts';

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

const shape = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number(),
  data: z.object({
    object: z.object({ customer: reference, payment_intent: reference, refunded: z.boolean().optional() }),
  }),
});

/** Events that change what a person has; all others are ignored. */
export const tellingEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] as const;
const telling: ReadonlySet<string> = new Set(tellingEvents);

/**
 * An event whose signature is valid and at most five minutes old, Stripe's own tolerance. An event of an irrelevant type has no
 * customer.
 * @throws AppError invalidInput when it is not from Stripe or not an event
 */
export function readStripeEvent(body: string, signature: string | undefined, secret: string): PaymentEvent {
  const parsed = shape.safeParse(verify(body, signature, secret));
  if (!parsed.success) throw new AppError('invalidInput', 'The webhook holds no event.', { cause: parsed.error });
  const { id, type, created, data } = parsed.data;
  const { customer, payment_intent: payment, refunded } = data.object;
  return {
    id,
    type,
    createdAt: toDate(created),
    customerId: telling.has(type) ? (customer ?? null) : null,
    refundedPayment: type === 'charge.refunded' && refunded === true ? (payment ?? null) : null,
  };
}

function verify(body: string, signature: string | undefined, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? '', secret);
  } catch (cause) {
    const message = 'The signature of the webhook does not hold, or it is older than five minutes.';
    throw new AppError('invalidInput', message, { cause });
  }
}
