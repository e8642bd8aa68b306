import type { Subscription } from '#contract/subscription.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlanCard } from './plan-card.tsx';
import { SubscriptionNote } from './subscription-note.tsx';
import { texts } from './texts.ts';
import type { Payments } from './use-payments.ts';

interface PlansProps {
  /** Undefined while it is unknown: then no plan is marked, and nothing can be bought twice. */
  subscription: Subscription | undefined;
  payments: Payments;
}

/** The plans' prices and benefits, and buttons to switch between them. */
export function Plans({ subscription, payments: { busy, open } }: PlansProps) {
  const { scansPerDay } = usePlans();
  const plan = subscription?.plan_type;
  const isPremium = plan === 'premium';
  const action = isPremium ? 'customer-portal' : 'create-subscription';
  return (
    <>
      {plan === 'basic' && <p>{texts.basic}</p>}
      <div className="grid gap-6 md:grid-cols-2">
        <PlanCard
          texts={texts}
          plan={texts.free}
          scans={texts.scans(scansPerDay.free)}
          isCurrent={plan === 'free'}
          action={
            <Button variant="secondary" disabled>
              {plan === 'free' ? texts.free.button : texts.free.downgrade}
            </Button>
          }
        />
        <PlanCard
          texts={texts}
          plan={texts.premium}
          scans={texts.scans(scansPerDay.premium)}
          isCurrent={isPremium}
          note={subscription && isPremium && <SubscriptionNote subscription={subscription} />}
          action={
            <BusyButton
              isBusy={busy === action}
              disabled={subscription === undefined || busy !== undefined}
              onClick={() => open(action)}
            >
              {isPremium ? texts.premium.manage : texts.premium.upgrade}
            </BusyButton>
          }
        />
      </div>
      {isPremium && (
        <BusyButton
          className="sm:self-start"
          variant="secondary"
          isBusy={busy === 'customer-portal'}
          disabled={busy !== undefined}
          onClick={() => open('customer-portal')}
        >
          {texts.manage}
        </BusyButton>
      )}
    </>
  );
}
