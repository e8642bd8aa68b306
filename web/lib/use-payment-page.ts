import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { logError } from './log-error.ts';
import { openInNewTab, type PaymentFunction, requestPaymentPage, subscriptionKey } from './payments.ts';
import { scanLimitKey } from './scan-limit.ts';
import { getSupabase } from './supabase.ts';

export interface PaymentTab {
  /** The page that is being opened. */
  busy: PaymentFunction | undefined;
  /** The URL of the page that the browser did not let us open. */
  blockedUrl: string | undefined;
  /** Resolves to whether the tab is open. @throws PaymentError */
  open(name: PaymentFunction): Promise<boolean>;
}

/** Opens the checkout or the portal in a new tab; when the person comes back, the plan is fetched again. */
export function usePaymentPage(): PaymentTab {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<PaymentFunction>();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const wasOpened = useRef(false);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || !wasOpened.current) return;
      setBlockedUrl(undefined);
      refreshPlan(queryClient).catch((error: unknown) => logError('The plan could not be asked for again', error));
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [queryClient]);

  return {
    busy,
    blockedUrl,
    async open(name) {
      setBusy(name);
      setBlockedUrl(undefined);
      try {
        const { url, isOpen } = await openInNewTab(async () => requestPaymentPage(await getSupabase(), name));
        wasOpened.current = true;
        if (!isOpen) setBlockedUrl(url);
        return isOpen;
      } finally {
        setBusy(undefined);
      }
    },
  };
}

/** The payment provider's webhook may still be on its way to the server, so the server asks the provider. */
async function refreshPlan(queryClient: QueryClient): Promise<void> {
  const client = await getSupabase();
  await client.functions.invoke('check-subscription', { body: { refresh: true } });
  await Promise.all([subscriptionKey, scanLimitKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
