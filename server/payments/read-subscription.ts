import type { Logger } from 'pino';
import type { Subscription } from '#contract/subscription.ts';
import type { Database } from '#database/database.ts';
import type { Payments } from './open-payments.ts';
import { refreshPlan } from './refresh-plan.ts';
import { readStoredPlan, type StoredPlan } from './stored-plan.ts';

/**
 * The person's plan at this moment. The provider is asked first if the caller wants that or the stored row may be out of date; if
 * it does not answer in time, the row is used.
 */
export async function readSubscription(
  { database, payments, log }: { database: Database; payments: Payments; log: Logger },
  userId: string,
  wantsRefresh: boolean,
): Promise<Subscription> {
  const provider = payments.kind === 'none' ? null : payments.provider;
  const stored = await readStoredPlan(database, userId, provider?.name ?? null);
  const { customer_id: customerId } = stored;
  if (provider === null || customerId === null || stored.was_just_read || !(wantsRefresh || stored.is_stale)) {
    return present(stored);
  }
  try {
    await refreshPlan(database, provider, { userId, customerId });
  } catch (err) {
    log.warn({ err }, 'the payment provider could not be reached; answering with the stored plan');
    return present(stored);
  }
  return present(await readStoredPlan(database, userId, provider.name));
}

function present({ plan, status, ...row }: StoredPlan): Subscription {
  // Over by the clock, though the provider has not said so yet.
  const hasEnded = plan === 'free' && (status === 'active' || status === 'trialing');
  return {
    plan_type: plan,
    status: hasEnded ? 'canceled' : (status ?? 'none'),
    current_period_end: row.current_period_end?.toISOString() ?? null,
    cancel_at_period_end: row.cancel_at_period_end ?? false,
    grace_until: status === 'past_due' ? (row.access_until?.toISOString() ?? null) : null,
    trial_end: row.trial_end?.toISOString() ?? null,
  };
}
