import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import type { PaymentProvider } from './provider.ts';
import { readStoredPlan } from './stored-plan.ts';

/** @throws AppError noCustomer for people who never went to a checkout, notConfigured or paymentUnavailable */
export async function openPortal(database: Database, provider: PaymentProvider, userId: string): Promise<string> {
  const { customer_id: customerId } = await readStoredPlan(database, userId, provider.name);
  if (customerId === null) throw new AppError('noCustomer', 'No payment customer found');
  return provider.openPortal(customerId);
}
