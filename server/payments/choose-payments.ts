import type { Env } from '../env.ts';
import { isLoopbackUrl } from '../loopback.ts';

export type PaymentSettings = Pick<
  Env,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID' | 'STRIPE_API_URL' | 'NODE_ENV' | 'SITE_URL'
>;

/** Who takes the money with these variables: Stripe, the sandbox, or nobody because some are missing. */
export type ChosenPayments =
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; priceId: string }
  | { kind: 'sandbox' }
  | { kind: 'none'; missing: string[] };

/**
 * Stripe if its three variables are set; the sandbox only if there is no key at all and only this machine can reach the product.
 */
export function choosePayments(env: PaymentSettings): ChosenPayments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = env;
  if (secretKey && webhookSecret && priceId) return { kind: 'stripe', secretKey, webhookSecret, priceId };
  if (!secretKey && !isProduction(env) && isLoopbackUrl(env.SITE_URL)) return { kind: 'sandbox' };
  const given = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId };
  return { kind: 'none', missing: Object.entries(given).flatMap(([name, value]) => (value ? [] : [name])) };
}

export function isProduction({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): boolean {
  return NODE_ENV?.trim().toLowerCase() === 'production';
}
