import { useEffect } from 'react';
import type { Subscription } from '#contract/subscription.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { toast } from '#web/ui/toast.ts';
import { BusyButton } from './busy-button.tsx';
import { PlanCard } from './plan-card.tsx';
import { SubscriptionNote } from './subscription-note.tsx';
import { texts } from './texts.ts';
import { UsageCard } from './usage-card.tsx';
import { usePayments } from './use-payments.ts';
import { useScanUsage, useSubscription } from './use-plan.ts';

/** What the plans cost and give, which one is the person's, and the way to another. */
export function PricingPage() {
  const { data: subscription, error, isFetching, refetch } = useSubscription();
  const usage = useScanUsage();
  const payments = usePayments();
  useEffect(() => {
    if (error) toast({ ...texts.loadFailed.toast, variant: 'destructive' });
  }, [error]);

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <PageHeading>{texts.heading}</PageHeading>
        <p className="text-muted">{texts.subtitle}</p>
      </div>
      {error && (
        <Alert
          variant="destructive"
          title={texts.loadFailed.title}
          actions={
            <Button size="small" variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed.inline}
        </Alert>
      )}
      {payments.failed && (
        <Alert variant="destructive" title={payments.failed.title}>
          {payments.failed.inline}
        </Alert>
      )}
      {payments.blockedUrl && <BlockedTab url={payments.blockedUrl} />}
      {subscription?.status === 'past_due' && <PastDue subscription={subscription} />}
      {usage && <UsageCard usage={usage} />}
      {!(subscription || error) && <p className="animate-late text-muted">{texts.loading}</p>}
      <Plans subscription={subscription} payments={payments} />
    </div>
  );
}

interface PlansProps {
  /** Undefined while it is unknown: then no plan is marked, and nothing can be bought twice. */
  subscription: Subscription | undefined;
  payments: ReturnType<typeof usePayments>;
}

function Plans({ subscription, payments }: PlansProps) {
  const plan = subscription?.plan_type;
  const isPremium = plan === 'premium';
  const { busy, open } = payments;
  return (
    <>
      {plan === 'basic' && <p>{texts.basic}</p>}
      <div className="grid gap-6 md:grid-cols-2">
        <PlanCard
          plan={texts.free}
          isCurrent={plan === 'free'}
          action={
            <Button variant="secondary" disabled>
              {plan === 'free' ? texts.free.button : texts.free.downgrade}
            </Button>
          }
        />
        <PlanCard
          plan={texts.premium}
          isCurrent={isPremium}
          note={subscription && isPremium && <SubscriptionNote subscription={subscription} />}
          action={
            <BusyButton
              isBusy={busy === (isPremium ? 'customer-portal' : 'create-subscription')}
              disabled={subscription === undefined || busy !== undefined}
              onClick={() => open(isPremium ? 'customer-portal' : 'create-subscription')}
            >
              {isPremium ? texts.premium.manage : texts.premium.upgrade}
            </BusyButton>
          }
        />
      </div>
      {isPremium && (
        <BusyButton
          className="self-start"
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

function BlockedTab({ url }: { url: string }) {
  return (
    <Alert
      variant="warning"
      title={texts.blocked.title}
      actions={
        <Button asChild size="small" variant="secondary">
          <a href={url} target="_blank" rel="noreferrer">
            {texts.blocked.link}
          </a>
        </Button>
      }
    >
      {texts.blocked.description}
    </Alert>
  );
}

function PastDue({ subscription: { grace_until: until } }: { subscription: Subscription }) {
  return (
    <Alert variant="warning" title={texts.pastDue.title}>
      {texts.pastDue.until(until === null ? undefined : new Date(until))}
    </Alert>
  );
}
