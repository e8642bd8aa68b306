import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { openInNewTab, type PaymentFunction, requestPaymentPage, subscriptionKey } from './payments.ts';
import { scanLimitKey } from './scan-limit.ts';
import { getSupabase } from './supabase.ts';

export interface PaymentTab {
  /** The page that is being opened. */
  busy: PaymentFunction | undefined;
  /** Where the page is that the browser did not let open. */
  blockedUrl: string | undefined;
  /** Resolves to whether the tab is open. @throws PaymentError */
  open(name: PaymentFunction): Promise<boolean>;
}

/** Opens the checkout or the portal in a new tab; when the person comes back from it the plan is asked for anew. */
export function usePaymentPage(): PaymentTab {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<PaymentFunction>();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const wasOpened = useRef(false);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || !wasOpened.current) return;
      for (const queryKey of [subscriptionKey, scanLimitKey]) void queryClient.invalidateQueries({ queryKey });
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
