import * as z from 'zod';
import { documented } from '../env-fields.ts';

/**
 * Must begin as Stripe's own values do, so that one pasted into the wrong variable is reported at the start. Secrets are never
 * repeated.
 */
const startsWith = (pattern: RegExp, message: string) => z.string().regex(pattern, message).optional();

/** How people pay. All three or none: with some missing, checkout says that payments are not configured. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: startsWith(
    /^(sk|rk)_[\x21-\x7e]+$/,
    'must be a secret key of Stripe, which begins with sk_ (or rk_, restricted)',
  ).meta(
    documented(
      '(none)',
      'Secret key of Stripe. Without it premium cannot be bought; on a loopback `SITE_URL`, unless `NODE_ENV=production`, a pretended checkout stands in for it, where nobody pays and everybody gets premium.',
    ),
  ),
  STRIPE_WEBHOOK_SECRET: startsWith(
    /^whsec_[\x21-\x7e]+$/,
    'must be the signing secret of a webhook endpoint, which begins with whsec_',
  ).meta(
    documented(
      '(none)',
      'Signing secret of the webhook endpoint at Stripe, whose address is `SITE_URL/functions/v1/stripe-webhook`.',
    ),
  ),
  STRIPE_PRICE_ID: startsWith(/^price_[\x21-\x7e]+$/, 'must be the id of a price, which begins with price_').meta(
    documented(
      '(none)',
      'Price of premium at Stripe: 20 dollars a month. `npm run payments:check` tells whether all of this fits.',
    ),
  ),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address like https://api.stripe.com' })
    .default('https://api.stripe.com')
    .meta(documented('https://api.stripe.com', 'Where Stripe’s API is reached, for tests and gateways.')),
} as const;
