import type Stripe from 'stripe';
import type { ProviderSubscription } from './provider.ts';

/** Marks a subscription that a refund has ended, so that Stripe has the whole state. */
export const REFUNDED = { ended_by: 'refund' } as const;

export function isRefunded({ metadata }: Pick<Stripe.Subscription, 'metadata'>): boolean {
  return metadata.ended_by === REFUNDED.ended_by;
}

/** Since API version 2025-03-31 the period is on the items; the product sells one. `cancel_at` is how newer portals end a plan. */
export function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, created, items, cancel_at, cancel_at_period_end, trial_end } = subscription;
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item.`);
  return {
    id,
    status: status === 'canceled' && isRefunded(subscription) ? 'refunded' : status,
    createdAt: toDate(created),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(cancel_at ?? item.current_period_end),
    endsWithPeriod: cancel_at_period_end || cancel_at !== null,
    trialEnd: trial_end === null ? null : toDate(trial_end),
  };
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
