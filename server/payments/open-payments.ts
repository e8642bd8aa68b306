import type { Database } from '#database/database.ts';
import type { Env } from '../env.ts';
import { AppError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Who takes the money, or why nobody does. */
export type Payments =
  | { kind: 'stripe'; provider: PaymentProvider }
  | { kind: 'sandbox'; provider: SandboxProvider }
  | { kind: 'none'; missing: string[] };

type Settings = Pick<
  Env,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID' | 'STRIPE_API_URL' | 'NODE_ENV' | 'SITE_URL'
>;

/** Stripe by its variables; the sandbox only where there is no key at all and this is no production. */
export function openPayments(database: Database, env: Settings, keys: Pick<Keys, 'serviceKey'>): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = env;
  if (secretKey && webhookSecret && priceId) {
    const settings = { secretKey, webhookSecret, priceId, apiUrl: env.STRIPE_API_URL, siteUrl: env.SITE_URL };
    return { kind: 'stripe', provider: createStripeProvider(settings) };
  }
  if (!secretKey && !isProduction(env)) {
    return { kind: 'sandbox', provider: createSandboxProvider(database, env.SITE_URL, keys.serviceKey) };
  }
  const given = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId };
  return { kind: 'none', missing: Object.entries(given).flatMap(([name, value]) => (value ? [] : [name])) };
}

function isProduction({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): boolean {
  return NODE_ENV?.trim().toLowerCase() === 'production';
}

/** @throws AppError notConfigured, which names the variables that are missing */
export function requireProvider(payments: Payments): PaymentProvider {
  if (payments.kind !== 'none') return payments.provider;
  throw new AppError('notConfigured', 'Payments are not configured on this installation.', {
    details: `An administrator has to set ${payments.missing.join(', ')}.`,
  });
}
