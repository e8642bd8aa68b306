import { Check } from 'lucide-react';
import { format } from '#web/lib/format.ts';
import { PaymentError } from '#web/lib/payments.ts';
import { usePaymentPage } from '#web/lib/use-payment-page.ts';
import { usePlans } from '#web/lib/use-plans.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { texts } from '../texts.ts';

const renewal = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** Says that today's scans are used up and what premium gives. An undefined `limit` keeps it closed; null means unknown. */
export function ScanLimitDialog({ limit, onClose }: { limit: number | null | undefined; onClose(): void }) {
  const payment = usePaymentPage();
  const { scansPerDay } = usePlans();
  async function upgrade(): Promise<void> {
    try {
      if (await payment.open('create-subscription')) onClose();
      else toast({ ...texts.scanLimit.blocked, variant: 'destructive' });
    } catch (error) {
      const isConfiguration = error instanceof PaymentError && error.kind === 'notConfigured';
      const told = isConfiguration
        ? { title: texts.scanLimit.notConfigured, description: error.message }
        : texts.scanLimit.checkoutFailed;
      toast({ ...told, variant: 'destructive' });
    }
  }

  return (
    <Dialog
      open={limit !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={texts.scanLimit.title}
      description={texts.scanLimit.text(limit ?? scansPerDay.free)}
    >
      <p>{texts.scanLimit.renews(format.date(nextDay(), renewal))}</p>
      <p className="font-medium">{texts.scanLimit.benefitsTitle}</p>
      <ul className="flex flex-col gap-2">
        {texts.scanLimit.benefits(scansPerDay.premium).map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      {payment.blockedUrl && (
        <a href={payment.blockedUrl} target="_blank" rel="noreferrer" className="link text-sm">
          {texts.scanLimit.checkoutLink}
        </a>
      )}
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {texts.scanLimit.later}
        </Button>
        <BusyButton isBusy={payment.busy !== undefined} onClick={() => void upgrade()}>
          {texts.scanLimit.upgrade}
        </BusyButton>
      </DialogFooter>
    </Dialog>
  );
}

/** Scans are counted by the day in UTC; people read the moment in their own time. */
function nextDay(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
