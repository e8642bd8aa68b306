import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscriptionKey } from '#web/lib/payments.ts';
import { scanLimitKey } from '#web/lib/scan-limit.ts';
import { usePlanNews } from '#web/lib/use-plan-news.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { toast } from '#web/ui/toast.ts';
import { Plans } from './plans.tsx';
import { texts } from './texts.ts';
import { UnpaidAlert } from './unpaid-alert.tsx';
import { UsageCard } from './usage-card.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { usePayments } from './use-payments.ts';
import { useScanUsage, useSubscription } from './use-plan.ts';

/** The plans' prices and benefits, the person's own plan, and buttons to change it. */
export function PricingPage() {
  const [isOld, setOld] = useState(false);
  usePlanNews(() => setOld(true));
  const queryClient = useQueryClient();
  const { data: subscription, error, isFetching, refetch } = useSubscription();
  const usage = useScanUsage();
  const payments = usePayments();
  useEffect(() => {
    if (error) toast({ ...texts.loadFailed.toast, variant: 'destructive' });
  }, [error]);

  const showNew = () => {
    setOld(false);
    for (const queryKey of [subscriptionKey, scanLimitKey]) void queryClient.invalidateQueries({ queryKey });
  };

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
      {isOld && (
        <Alert
          title={texts.changed.title}
          actions={
            <Button size="small" variant="secondary" onClick={showNew}>
              {texts.changed.show}
            </Button>
          }
        />
      )}
      {payments.failed && (
        <Alert variant="destructive" title={payments.failed.title}>
          {payments.failed.inline}
        </Alert>
      )}
      {payments.blockedUrl && <BlockedTab url={payments.blockedUrl} />}
      <UnpaidAlert subscription={subscription} payments={payments} />
      {usage.data && <UsageCard usage={usage.data} />}
      {usage.isPending && <UsageSkeleton />}
      <p role="status" className="sr-only">
        {!(subscription || error) && texts.loading}
      </p>
      <Plans subscription={subscription} payments={payments} />
    </div>
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
