import * as z from 'zod/mini';

const instant = z.nullable(z.iso.datetime());

/** A person's plan as it is at this second. Instants are ISO 8601 in UTC. */
export const Subscription = z.object({
  /** What the person may use now: `free` again as soon as a paid plan has ended. */
  plan_type: z.enum(['free', 'basic', 'premium']),
  /**
   * `none` without a subscription ever, `granted` for a plan that new accounts got without paying, `refunded` for one that ended by
   * a refund, else Stripe's word: active, trialing, past_due, unpaid, canceled, incomplete, incomplete_expired, paused.
   */
  status: z.string(),
  /** When the paid period ends: it renews then, or the plan ends when `cancel_at_period_end` is true. */
  current_period_end: instant,
  cancel_at_period_end: z.boolean(),
  /** After a failed payment: until when the plan is kept. Null when no payment is due. */
  grace_until: instant,
  /** When a trial ends or ended; null without one. */
  trial_end: instant,
});
export type Subscription = z.infer<typeof Subscription>;

/** What `check-subscription` takes; no payload at all is `{}`. */
export const SubscriptionRequest = z.object({
  /** Ask the payment provider rather than the stored row: the page after a payment does. */
  refresh: z.optional(z.boolean()),
});

/** What `check-subscription` answers. */
export const SubscriptionAnswer = z.object({ subscription: Subscription });

/**
 * What `create-subscription` and `customer-portal` answer: where to go, in a new tab. Who has a subscription already
 * is sent from the former to the portal, never to a second checkout.
 */
export const PaymentPage = z.object({ url: z.url() });
