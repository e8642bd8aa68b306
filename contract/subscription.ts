import * as z from 'zod/mini';

const instant = z.nullable(z.iso.datetime());

/** A person's plan at this moment. Instants are ISO 8601 in UTC. */
export const Subscription = z.object({
  /** What the person may use now: `free` again once a paid plan has ended. */
  plan_type: z.enum(['free', 'basic', 'premium']),
  /**
   * `none` if there never was a subscription, `granted` for a plan that new accounts got without paying, `refunded` for one ended
   * by a refund, else Stripe's status: active, trialing, past_due, unpaid, canceled, incomplete, incomplete_expired, paused.
   */
  status: z.string(),
  /** When the paid period ends: it renews then, or the plan ends when `cancel_at_period_end` is true. */
  current_period_end: instant,
  cancel_at_period_end: z.boolean(),
  /** After a failed payment: the plan is kept until then. Null when no payment is due. */
  grace_until: instant,
  /** When a trial ends or ended; null without one. */
  trial_end: instant,
});
export type Subscription = z.infer<typeof Subscription>;

/** What `check-subscription` takes; no payload means `{}`. */
export const SubscriptionRequest = z.object({
  /** Ask the payment provider instead of reading the stored row: the page after a payment does. */
  refresh: z.optional(z.boolean()),
});

/** What `check-subscription` answers. */
export const SubscriptionAnswer = z.object({ subscription: Subscription });

/**
 * What `create-subscription` and `customer-portal` answer: where to go, in a new tab. For people with a subscription the former
 * leads to the portal, never to a second checkout.
 */
export const PaymentPage = z.object({ url: z.url() });
