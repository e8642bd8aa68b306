import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import { claimCustomer, keepCustomer, noteCheckout, startNextAttempt } from './payment-customers.ts';
import type { Buyer, PaymentProvider } from './provider.ts';
import { refreshPlan } from './refresh-plan.ts';
import { isKeptAnswer } from './stripe-client.ts';

/**
 * Where the person pays for premium; subscribers get the portal instead, so that there is never a second subscription.
 * @throws AppError notConfigured, paymentUnavailable, notAuthenticated or conflict, as `PaymentProvider` and `claimCustomer` say
 */
export async function startCheckout(database: Database, provider: PaymentProvider, userId: string): Promise<string> {
  try {
    return await openCheckout(database, provider, userId);
  } catch (error) {
    // The customer was deleted on the provider's own site: create it again.
    if (error instanceof AppError && error.kind === 'noCustomer') return openCheckout(database, provider, userId);
    throw error;
  }
}

async function openCheckout(database: Database, provider: PaymentProvider, userId: string): Promise<string> {
  const { customerId: known, attempt, email } = await claimCustomer(database, userId, provider.name);
  const buyer = { userId, email };
  try {
    const customerId = known ?? (await createCustomer(database, provider, buyer, attempt));
    const checkout = await provider.openCheckout({ buyer, customerId, attempt });
    if (checkout.kind === 'open') {
      if (await noteCheckout(database, userId, provider.name)) return checkout.url;
      await provider.endCustomer(customerId);
      throw accountGone();
    }
    await refreshPlan(database, provider, { userId, customerId });
    return await provider.openPortal(customerId);
  } catch (error) {
    const forget = error instanceof AppError && error.kind === 'noCustomer';
    if (forget || isKeptAnswer(error)) {
      await startNextAttempt(database, { userId, provider: provider.name, attempt, forget });
    }
    throw error;
  }
}

async function createCustomer(
  database: Database,
  provider: PaymentProvider,
  buyer: Buyer,
  attempt: number,
): Promise<string> {
  const made = await provider.createCustomer(buyer, attempt);
  const kept = await keepCustomer(database, buyer.userId, provider.name, made);
  if (kept !== null) return kept;
  await provider.endCustomer(made);
  throw accountGone();
}

/** The account was deleted meanwhile: nothing may remain that could charge the person. */
function accountGone(): AppError {
  return new AppError('notAuthenticated', 'This account is being deleted, so nothing can be bought.');
}
