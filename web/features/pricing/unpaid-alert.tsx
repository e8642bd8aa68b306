import type { Subscription } from '#contract/subscription.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { texts } from './texts.ts';
import type { Payments } from './use-payments.ts';

/** Stripe's statuses for a subscription that is waiting for a payment. */
const unpaidStatuses = new Set(['past_due', 'unpaid', 'incomplete', 'paused']);

/** Says that a payment is due, what that means for the plan and until when; nothing for people who have paid. */
export function UnpaidAlert({
  subscription,
  payments: { busy, open },
}: {
  subscription: Subscription | undefined;
  payments: Payments;
}) {
  if (!(subscription && unpaidStatuses.has(subscription.status))) return null;
  const { plan_type: plan, grace_until: until } = subscription;
  const keptUntil = plan === 'premium' && until !== null ? new Date(until) : undefined;
  return (
    <Alert
      variant="warning"
      title={texts.unpaid.title}
      actions={
        <BusyButton
          size="small"
          variant="secondary"
          isBusy={busy === 'customer-portal'}
          disabled={busy !== undefined}
          onClick={() => open('customer-portal')}
        >
          {texts.unpaid.action}
        </BusyButton>
      }
    >
      {keptUntil ? texts.unpaid.keptUntil(keptUntil) : texts.unpaid.off}
    </Alert>
  );
}
