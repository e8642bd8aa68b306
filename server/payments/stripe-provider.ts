import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { isOver } from './held-plan.ts';
import type { Buyer, Checkout, CheckoutRequest, PaymentProvider } from './provider.ts';
import { asAppErrors, createStripe } from './stripe-client.ts';
import { readStripeEvent } from './stripe-event.ts';
import { isRefunded, REFUNDED, toProviderSubscription } from './stripe-subscription.ts';
import { terms } from './terms.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  apiUrl: string;
  siteUrl: string;
}

/** If Stripe takes longer, a waiting person is answered from what is stored. */
const brief = { timeout: terms.readTimeout, maxNetworkRetries: 0 } as const;

/** The payment provider that is Stripe. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createStripe(settings.secretKey, settings.apiUrl);

  async function listSubscriptions(customerId: string) {
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }, brief);
    return data.map(toProviderSubscription);
  }

  return {
    name: /^.._live_/.test(settings.secretKey) ? 'stripe-live' : 'stripe-test',
    createCustomer: (buyer, attempt) => asAppErrors(createCustomer(stripe, buyer, attempt)),
    openCheckout: (request) => asAppErrors(openCheckout(stripe, settings, request, listSubscriptions)),
    openPortal: (customerId) =>
      asAppErrors(
        stripe.billingPortal.sessions
          .create({ customer: customerId, return_url: `${settings.siteUrl}/subscription` })
          .then(({ url }) => url),
      ),
    listSubscriptions: (customerId) => asAppErrors(listSubscriptions(customerId)),
    endCustomer: (customerId) => asAppErrors(endCustomer(stripe, customerId)),
    endRefunded: (payment) => asAppErrors(endRefunded(stripe, payment)),
    readEvent: (body, signature) => readStripeEvent(body, signature, settings.webhookSecret),
  };
}

/** An email address that Stripe rejects must not prevent the sale: Stripe asks for one in the checkout. */
async function createCustomer(stripe: Stripe, { userId, email }: Buyer, attempt: number): Promise<string> {
  const create = (address: string | null) =>
    stripe.customers.create(
      { ...(address ? { email: address } : {}), metadata: { user_id: userId } },
      { idempotencyKey: keyOf('customer', userId, address, attempt) },
    );
  const { id } = await create(email).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'email_invalid')) throw error;
    return create(null);
  });
  return id;
}

/** The key contains everything the answer depends on: Stripe refuses one key for two different requests. */
function keyOf(...parts: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Checkouts are read before subscriptions: one that is paid in between has its subscription by then. Two clicks at once see the
 * same newest checkout, so they have the same key, and Stripe gives both the same new one.
 */
async function openCheckout(
  stripe: Stripe,
  { priceId, siteUrl }: StripeSettings,
  { buyer, customerId, attempt }: CheckoutRequest,
  listSubscriptions: PaymentProvider['listSubscriptions'],
): Promise<Checkout> {
  const isSubscribed = async () => (await listSubscriptions(customerId)).some((subscription) => !isOver(subscription));
  const newest = (await stripe.checkout.sessions.list({ customer: customerId, limit: 1 })).data[0];
  if (await isSubscribed()) return { kind: 'subscribed' };
  if (newest?.status === 'open' && newest.url) {
    if (newest.metadata?.price_id === priceId) return { kind: 'open', url: newest.url };
    // Its price is outdated. It may be paid until it is closed.
    await closeCheckout(stripe, newest.id);
    if (await isSubscribed()) return { kind: 'subscribed' };
  }
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: buyer.userId,
      line_items: [{ price: priceId, quantity: 1 }],
      metadata: { price_id: priceId },
      subscription_data: { metadata: { user_id: buyer.userId } },
      success_url: `${siteUrl}/subscription-success`,
      cancel_url: `${siteUrl}/subscription-cancel`,
    },
    { idempotencyKey: keyOf('checkout', customerId, newest?.id ?? null, attempt, priceId, siteUrl) },
  );
  if (!url) throw new Error('Stripe made a checkout without an address.');
  return { kind: 'open', url };
}

/** One that is over by now, paid or expired, need not be closed. */
async function closeCheckout(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

/**
 * Deleting the customer ends its subscriptions at once and removes the email address from Stripe; invoices stay, as the law
 * requires.
 */
async function endCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    const { data } = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
    for (const { id } of data) await closeCheckout(stripe, id);
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error;
  }
}

/** A refund of an earlier period is goodwill; one of the latest ends the plan, and nothing further is charged. */
async function endRefunded(stripe: Stripe, payment: string): Promise<void> {
  const filter = { payment: { type: 'payment_intent', payment_intent: payment }, expand: ['data.invoice'] };
  const { data } = await stripe.invoicePayments.list(filter);
  for (const { invoice } of data) {
    if (typeof invoice === 'string' || !('parent' in invoice)) continue;
    const id = idOf(invoice.parent?.subscription_details?.subscription);
    if (!id) continue;
    const subscription = await stripe.subscriptions.retrieve(id);
    if (idOf(subscription.latest_invoice) !== invoice.id) continue;
    if (!isRefunded(subscription)) await stripe.subscriptions.update(id, { metadata: REFUNDED });
    if (!isOver(subscription)) await stripe.subscriptions.cancel(id);
  }
}

function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
