import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import { heldPlan } from './held-plan.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import { beginReading, keepReading } from './stored-plan.ts';

/**
 * Asks the provider what the customer has and stores it. A reading gets its number before it begins: whatever changed before an
 * event is in the reading that the event triggers, and an earlier reading cannot overwrite it.
 */
export async function refreshPlan(
  database: Database,
  provider: PaymentProvider,
  { userId, customerId, event }: { userId: string; customerId: string; event?: PaymentEvent },
): Promise<void> {
  const reading = await beginReading(database);
  const held = heldPlan(
    await provider.listSubscriptions(customerId).catch((error: unknown) => {
      // The provider itself says that it no longer has the customer: deleted there, with all subscriptions.
      if (event && error instanceof AppError && error.kind === 'noCustomer') return [];
      throw error;
    }),
  );
  await keepReading(database, { userId, provider: provider.name, reading, held, ...(event ? { event } : {}) });
}
