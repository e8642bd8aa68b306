import Stripe from 'stripe';
import type { Env } from '../env.ts';
import { createStripe } from './stripe-client.ts';
import { tellingEvents } from './stripe-event.ts';
import { terms } from './terms.ts';

/** One thing that was checked: whether it is right, and a sentence that says so, with what to do. */
export interface Finding {
  isGood: boolean;
  text: string;
}

type Settings = Pick<
  Env,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PRICE_ID' | 'STRIPE_API_URL' | 'SITE_URL'
>;

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string): Finding => ({ isGood: false, text });

/** Compares the variables with the account at Stripe, which is only read, never changed. */
export async function checkConfiguration(env: Settings): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID: priceId } = env;
  const missing = Object.entries({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  })
    .filter(([, value]) => !value)
    .map(([name]) => bad(`${name} is not set.`));
  if (!key) return missing;
  const stripe = createStripe(key, env.STRIPE_API_URL);
  return [
    ...missing,
    ...(await ask('the key', () => checkKey(stripe, key))),
    ...(priceId ? await ask('the price', () => checkPrice(stripe, priceId)) : []),
    ...(await ask('the webhook endpoint', () => checkWebhook(stripe, `${env.SITE_URL}/functions/v1/stripe-webhook`))),
    ...(await ask('the customer portal', () => checkPortal(stripe))),
  ];
}

/** An error from Stripe is a finding too, in Stripe's own words. */
async function ask(what: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const hint =
      error instanceof Stripe.errors.StripePermissionError ? ' Give the restricted key the right to read it.' : '';
    return [bad(`Stripe does not tell about ${what}: ${error.message}${hint}`)];
  }
}

async function checkKey(stripe: Stripe, key: string): Promise<Finding[]> {
  await stripe.prices.list({ limit: 1 });
  const isLive = /^.._live_/.test(key);
  return [
    good(
      isLive ? 'The key works, in live mode: people are charged.' : 'The key works, in test mode: nobody is charged.',
    ),
  ];
}

async function checkPrice(stripe: Stripe, priceId: string): Promise<Finding[]> {
  const price = await stripe.prices.retrieve(priceId);
  const { cents, currency, interval } = terms.price;
  const wrong = [
    price.active ? '' : 'it is not active',
    price.unit_amount === cents && price.currency === currency
      ? ''
      : `it is ${price.unit_amount} ${price.currency} in the smallest unit, not ${cents} ${currency}`,
    price.recurring?.interval === interval && price.recurring.interval_count === 1
      ? ''
      : `it does not recur every ${interval}`,
  ].filter((text) => text !== '');
  if (wrong.length === 0) return [good('The price is 20 dollars a month.')];
  return [
    bad(
      `The price ${priceId} does not fit what the pages say: ${wrong.join(', ')}. Make another one and set STRIPE_PRICE_ID.`,
    ),
  ];
}

async function checkWebhook(stripe: Stripe, address: string): Promise<Finding[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find(({ url }) => url === address);
  if (!endpoint)
    return [
      bad(`No webhook endpoint leads to ${address}. Add one at Stripe, or set SITE_URL to the address people open.`),
    ];
  if (endpoint.status !== 'enabled')
    return [bad(`The webhook endpoint ${address} is ${endpoint.status}. Enable it at Stripe.`)];
  const isSent = (type: string) => endpoint.enabled_events.some((each) => each === '*' || each === type);
  const unsent = tellingEvents.filter((type) => !isSent(type));
  if (unsent.length === 0) return [good(`The webhook endpoint ${address} gets every event that matters.`)];
  return [bad(`The webhook endpoint ${address} does not get ${unsent.join(', ')}. Add these events at Stripe.`)];
}

async function checkPortal(stripe: Stripe): Promise<Finding[]> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, is_default: true, limit: 1 });
  const [configuration] = data;
  if (!configuration)
    return [
      bad('The customer portal has no configuration. Save its settings once at Stripe (Billing, Customer portal).'),
    ];
  const { subscription_cancel: cancel, payment_method_update: update } = configuration.features;
  const findings = [
    ...(cancel.enabled ? [] : [bad('The customer portal does not let people cancel. Allow cancellations at Stripe.')]),
    ...(update.enabled ? [] : [bad('The customer portal does not let people replace their card. Allow it at Stripe.')]),
  ];
  return findings.length > 0 ? findings : [good('The customer portal lets people cancel and replace their card.')];
}
