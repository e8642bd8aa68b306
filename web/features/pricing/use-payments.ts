import { useState } from 'react';
import { PaymentError, type PaymentFunction } from '#web/lib/payments.ts';
import { usePaymentPage } from '#web/lib/use-payment-page.ts';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';

export type Payments = ReturnType<typeof usePayments>;

const failures = { 'create-subscription': texts.checkoutFailed, 'customer-portal': texts.portalFailed } as const;

/** Opens the payment pages. An error shows in a toast, and on the page until the next attempt. */
export function usePayments() {
  const page = usePaymentPage();
  const [failed, setFailed] = useState<{ title: string; inline: string }>();

  async function open(name: PaymentFunction): Promise<void> {
    setFailed(undefined);
    try {
      if (!(await page.open(name))) toast({ ...texts.blocked, variant: 'destructive' });
    } catch (error) {
      if (error instanceof PaymentError && error.kind === 'noCustomer') {
        toast({ ...texts.noCustomer, variant: 'destructive' });
        return;
      }
      const failure = failures[name];
      setFailed(failure);
      const isConfiguration = error instanceof PaymentError && error.kind === 'notConfigured';
      const told = isConfiguration ? { title: texts.notConfigured, description: error.message } : failure.toast;
      toast({ ...told, variant: 'destructive' });
    }
  }

  return { busy: page.busy, blockedUrl: page.blockedUrl, failed, open: (name: PaymentFunction) => void open(name) };
}
