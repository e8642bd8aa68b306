import type { Database } from '#database/database.ts';
import type { PaymentProvider } from './provider.ts';
import { refreshPlan } from './refresh-plan.ts';
import { lookUpEvent } from './stored-plan.ts';

/**
 * Applies a webhook, given exactly as received. An event that was already applied, of an irrelevant type, or for somebody else's
 * customer is accepted and changes nothing; if the provider cannot be reached it throws, and the provider sends it again.
 * @throws AppError invalidInput for anything the provider did not sign, paymentUnavailable, or a DatabaseError
 */
export async function receiveWebhook(
  database: Database,
  provider: PaymentProvider,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<{ applied: boolean }> {
  const event = provider.readEvent(body, signature);
  if (event.customerId === null) return { applied: false };
  const { isApplied, userId } = await lookUpEvent(database, provider.name, event);
  if (isApplied || userId === null) return { applied: false };
  if (event.refundedPayment) await provider.endRefunded(event.refundedPayment);
  await refreshPlan(database, provider, { userId, customerId: event.customerId, event });
  return { applied: true };
}
