import type { Subscription } from '#contract/subscription.ts';
import { relativeTime } from '#web/lib/relative-time.ts';
import { texts } from './texts.ts';

/** When the paid period ends and what happens then; nothing for the free plan. */
export function SubscriptionNote({ subscription }: { subscription: Subscription }) {
  const { plan_type: plan, status, current_period_end: end, cancel_at_period_end: isEnding } = subscription;
  if (plan === 'free' || end === null) return null;
  const at = new Date(end);
  return (
    <div className="text-muted text-sm">
      <p>{texts.periodEnds(relativeTime(at))}</p>
      {/* An alert above the plans tells people with an unpaid subscription. */}
      {status !== 'past_due' && <p>{describeEnd(status, isEnding, at)}</p>}
    </div>
  );
}

function describeEnd(status: string, isEnding: boolean, at: Date): string {
  if (isEnding) return texts.endsOn(at);
  if (at < new Date()) return texts.notRenewedYet;
  return status === 'trialing' ? texts.trialEnds(at) : texts.renewsOn(at);
}
