import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { subscriptionKey } from '#web/lib/payments.ts';
import { tellPlanChanged } from '#web/lib/plan-news.ts';
import { scanLimitKey } from '#web/lib/scan-limit.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReturnPage } from './return-page.tsx';
import { texts } from './texts.ts';
import { loadSubscription } from './use-plan.ts';

/** Milliseconds between two checks while a payment is not confirmed, and how many checks are automatic. */
const again = { everyMs: 3000, times: 5 } as const;

/** After a checkout: asks the payment provider and shows the result. */
export function SuccessPage() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const { scansPerDay } = usePlans();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['paid-subscription', user?.id],
    queryFn: async () => loadSubscription(await getSupabase(), true),
    enabled: user !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.plan_type !== 'premium' && state.dataUpdateCount + state.errorUpdateCount < again.times
        ? again.everyMs
        : false,
  });
  const isActive = data?.plan_type === 'premium';
  useEffect(() => {
    if (!isActive) return;
    for (const queryKey of [subscriptionKey, scanLimitKey]) void queryClient.invalidateQueries({ queryKey });
    tellPlanChanged();
  }, [isActive, queryClient]);

  const links = (
    <>
      <Button asChild>
        <Link to={paths.dashboard}>{texts.success.dashboard}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.subscription}>{texts.success.subscription}</Link>
      </Button>
    </>
  );
  if (isActive) {
    return (
      <ReturnPage heading={texts.success.heading} actions={links}>
        {texts.success.active(texts.scans(scansPerDay.premium))}
      </ReturnPage>
    );
  }
  if (!(data || error)) {
    return <ReturnPage heading={texts.success.checkingHeading}>{texts.success.checking}</ReturnPage>;
  }
  return (
    <ReturnPage heading={texts.success.waitingHeading} actions={links}>
      {error ? (
        <Alert variant="destructive" title={texts.loadFailed.title}>
          {texts.loadFailed.inline}
        </Alert>
      ) : (
        texts.success.waiting
      )}
      <Button variant="secondary" className="self-center" disabled={isFetching} onClick={() => void refetch()}>
        {texts.success.again}
      </Button>
    </ReturnPage>
  );
}
