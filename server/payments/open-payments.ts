import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import { type ChosenPayments, choosePayments, type PaymentSettings } from './choose-payments.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Who takes the money, or why nobody does. */
export type Payments =
  | { kind: 'stripe'; provider: PaymentProvider }
  | { kind: 'sandbox'; provider: SandboxProvider }
  | Extract<ChosenPayments, { kind: 'none' }>;

export function openPayments(database: Database, env: PaymentSettings, keys: Pick<Keys, 'serviceKey'>): Payments {
  const chosen = choosePayments(env);
  if (chosen.kind === 'none') return chosen;
  if (chosen.kind === 'sandbox') {
    return { kind: 'sandbox', provider: createSandboxProvider(database, env.SITE_URL, keys.serviceKey) };
  }
  const settings = { ...chosen, apiUrl: env.STRIPE_API_URL, siteUrl: env.SITE_URL };
  return { kind: 'stripe', provider: createStripeProvider(settings) };
}

/** @throws AppError notConfigured, which names the variables that are missing */
export function requireProvider(payments: Payments): PaymentProvider {
  if (payments.kind !== 'none') return payments.provider;
  throw new AppError('notConfigured', 'Payments are not configured on this installation.', {
    details: `An administrator has to set ${payments.missing.join(', ')}.`,
  });
}
