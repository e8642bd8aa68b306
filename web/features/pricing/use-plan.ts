import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Subscription, SubscriptionAnswer } from '#contract/subscription.ts';
import { useAuth } from '#web/lib/auth.ts';
import type { DataClient } from '#web/lib/data-client.ts';
import { logError } from '#web/lib/log-error.ts';
import { subscriptionKey } from '#web/lib/payments.ts';
import { loadScanLimit, scanLimitKey } from '#web/lib/scan-limit.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { texts } from './texts.ts';

/** Milliseconds in which a plan counts as fresh (product rule 9.9). */
const FRESH_MS = 5 * 60_000;

/** The person's plan; with `refresh`, as the payment provider reports it now. Throws what the function reports. */
export async function loadSubscription(client: DataClient, refresh: boolean): Promise<Subscription> {
  const options = refresh ? { body: { refresh } } : {};
  const { data, error } = await client.functions.invoke<unknown>('check-subscription', options);
  if (error) throw error;
  const answer = SubscriptionAnswer.safeParse(data);
  if (!answer.success) throw new Error(texts.loadFailed.noData, { cause: answer.error });
  return answer.data.subscription;
}

/** The stored plan; requested once more after a failure. */
export function useSubscription() {
  const { user } = useAuth();
  return useQuery({
    queryKey: [...subscriptionKey, user?.id],
    queryFn: async () => loadSubscription(await getSupabase(), false),
    enabled: user !== null,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    retry: 1,
  });
}

/** Today's scans; a failure is only logged, and the page works without them. */
export function useScanUsage() {
  const { user } = useAuth();
  const usage = useQuery({
    queryKey: [...scanLimitKey, user?.id],
    queryFn: async () => loadScanLimit(await getSupabase()),
    enabled: user !== null,
    staleTime: 0,
    retry: 1,
  });
  const { error } = usage;
  useEffect(() => {
    if (error) logError('The scans of today could not be loaded', error);
  }, [error]);
  return usage;
}
