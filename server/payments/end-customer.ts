import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import { overStatuses } from './held-plan.ts';
import type { Payments } from './open-payments.ts';
import { type ClosedCustomer, closeCustomers, reopenCustomers } from './payment-customers.ts';
import { terms } from './terms.ts';

/**
 * Ends what the person pays for, at once, before the account is deleted: a deleted person is never charged. From here on, for a few
 * minutes, the person cannot buy anything.
 * @throws AppError conflict for the last administrator, because the database refuses to delete them, paymentUnavailable when the
 * provider cannot be reached: then the account stays and can buy again
 */
export async function endCustomer(database: Database, payments: Payments, userId: string): Promise<void> {
  await asUserBatch(database, { role: 'service_role', claims: {} }, [
    {
      sql: `select private.require_other_admin(user_id) from public.user_roles where user_id = $1::uuid and role = 'admin'`,
      params: [userId],
    },
  ]);
  const provider = payments.kind === 'none' ? null : payments.provider;
  const customers = await closeCustomers(database, {
    userId,
    provider: provider?.name ?? null,
    closing: terms.closing,
  });
  try {
    for (const customer of customers) {
      if (customer.provider === provider?.name) await provider.endCustomer(customer.customerId);
      else requireHarmless(customer);
    }
  } catch (cause) {
    await reopenCustomers(database, userId);
    const message =
      'Your subscription could not be ended at the payment provider, so nothing was deleted. Please try again in a few minutes.';
    throw new AppError('paymentUnavailable', message, { cause });
  }
}

/** A customer of a provider other than the current one: in test mode and in the sandbox nobody is charged. */
function requireHarmless({ provider, status }: ClosedCustomer): void {
  if (provider === 'stripe-live' && status !== null && !overStatuses.has(status)) {
    throw new Error('A live subscription cannot be ended without the live key of Stripe.');
  }
}
