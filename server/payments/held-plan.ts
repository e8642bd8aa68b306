import type { ProviderSubscription } from './provider.ts';
import { terms } from './terms.ts';

/** A subscription as `public.subscriptions` keeps it. */
export interface HeldPlan {
  subscriptionId: string | null;
  plan: 'free' | 'premium';
  status: string;
  periodEnd: Date | null;
  endsWithPeriod: boolean;
  trialEnd: Date | null;
  /** When the plan ends, to the second. */
  accessUntil: Date | null;
}

const nothing: HeldPlan = {
  subscriptionId: null,
  plan: 'free',
  status: 'none',
  periodEnd: null,
  endsWithPeriod: false,
  trialEnd: null,
  accessUntil: null,
};

/** Statuses in which a subscription is over for good; in any other, a second one is not sold. */
export const overStatuses: ReadonlySet<string> = new Set(['none', 'canceled', 'refunded', 'incomplete_expired']);

export function isOver({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return overStatuses.has(status);
}

/** What a person has from these subscriptions: the one that lasts longest, else the newest. */
export function heldPlan(subscriptions: readonly ProviderSubscription[]): HeldPlan {
  const [best] = subscriptions
    .map((subscription) => ({ subscription, until: accessUntil(subscription) }))
    .sort((a, b) => rank(b) - rank(a) || b.subscription.createdAt.getTime() - a.subscription.createdAt.getTime());
  if (!best) return nothing;
  const { id, status, periodEnd, endsWithPeriod, trialEnd } = best.subscription;
  const isHeld = best.until !== null;
  return {
    subscriptionId: id,
    plan: isHeld ? 'premium' : 'free',
    status,
    periodEnd,
    endsWithPeriod,
    trialEnd,
    accessUntil: best.until,
  };
}

/** Those that give access, by when it ends; then those that may still be paid; then the others. */
function rank({ subscription, until }: { subscription: ProviderSubscription; until: Date | null }): number {
  return until?.getTime() ?? (isOver(subscription) ? 0 : 1);
}

function accessUntil({ status, periodStart, periodEnd, endsWithPeriod }: ProviderSubscription): Date | null {
  if (status === 'active' || status === 'trialing') {
    return endsWithPeriod ? periodEnd : after(periodEnd, terms.renewalSlack);
  }
  // The unpaid period has already begun when its payment fails.
  if (status === 'past_due') return earlier(after(periodStart, terms.pastDueGrace), periodEnd);
  return null;
}

function after(start: Date, milliseconds: number): Date {
  return new Date(start.getTime() + milliseconds);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
