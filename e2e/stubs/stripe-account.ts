import { randomUUID } from 'node:crypto';

/** The state of a Stripe account, as far as the product uses it, on a clock that tests move. */

const DAY = 86_400;
/** Days in a month here: all months are equally long, so that tests can count. */
export const PERIOD = 30 * DAY;

export interface StripeCustomer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
}

export interface StripeSession {
  id: string;
  object: 'checkout.session';
  created: number;
  customer: string;
  client_reference_id: string;
  mode: string;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  subscription: string | null;
}

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  created: number;
  customer: string;
  status: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  trial_end: number | null;
  latest_invoice: string;
  metadata: Record<string, string>;
  items: { object: 'list'; data: { id: string; current_period_start: number; current_period_end: number }[] };
}

export interface StripeInvoice {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid';
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  payment_intent: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
}

export function createStripeAccount() {
  let now = Math.floor(Date.now() / 1000);
  const customers = new Map<string, StripeCustomer>();
  const sessions = new Map<string, StripeSession>();
  const subscriptions = new Map<string, StripeSubscription>();
  const invoices = new Map<string, StripeInvoice>();
  const events: StripeEvent[] = [];

  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

  /** Records what happened, as it is at this moment. */
  function tell(type: string, object: object): void {
    const event = { id: newId('evt'), object: 'event', type, created: now, livemode: false } as const;
    events.push({ ...event, data: { object: structuredClone(object) } });
  }

  function newInvoice(subscription: StripeSubscription, status: 'open' | 'paid'): StripeInvoice {
    const invoice: StripeInvoice = {
      id: newId('in'),
      object: 'invoice',
      customer: subscription.customer,
      status,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      payment_intent: newId('pi'),
    };
    invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  function startPeriod({ items: { data } }: StripeSubscription): void {
    for (const item of data) {
      item.current_period_start = item.current_period_end;
      item.current_period_end += PERIOD;
    }
  }

  function requireSubscription(id: string): StripeSubscription {
    const subscription = subscriptions.get(id);
    if (!subscription) throw new Error(`There is no subscription ${id}.`);
    return subscription;
  }

  function end(subscription: StripeSubscription): void {
    subscription.status = 'canceled';
    subscription.ended_at = now;
    tell('customer.subscription.deleted', subscription);
  }

  return {
    customers,
    sessions,
    subscriptions,
    invoices,
    newId,
    end,
    requireSubscription,
    /** Events so far, oldest first. */
    events,
    /** Seconds since 1970 on the account's clock. */
    now: () => now,
    advance(seconds: number): void {
      now += seconds;
    },
    /** The person pays in the checkout; with `trialSeconds` they pay nothing yet. */
    pay(sessionId: string, { trialSeconds = 0 } = {}): StripeSubscription {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error(`The checkout ${sessionId} is not open.`);
      const length = trialSeconds || PERIOD;
      const subscription: StripeSubscription = {
        id: newId('sub'),
        object: 'subscription',
        created: now,
        customer: session.customer,
        status: trialSeconds ? 'trialing' : 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        trial_end: trialSeconds ? now + trialSeconds : null,
        latest_invoice: '',
        metadata: {},
        items: {
          object: 'list',
          data: [{ id: newId('si'), current_period_start: now, current_period_end: now + length }],
        },
      };
      subscriptions.set(subscription.id, subscription);
      Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
      tell('customer.subscription.created', subscription);
      tell('invoice.paid', newInvoice(subscription, 'paid'));
      tell('checkout.session.completed', session);
      return subscription;
    },
    /** The next period starts, paid or not. */
    renew(id: string, { isPaid = true } = {}): void {
      const subscription = requireSubscription(id);
      startPeriod(subscription);
      subscription.status = isPaid ? 'active' : 'past_due';
      tell('customer.subscription.updated', subscription);
      tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', newInvoice(subscription, isPaid ? 'paid' : 'open'));
    },
    /** The failed payment succeeds after all. */
    recover(id: string): void {
      const subscription = requireSubscription(id);
      subscription.status = 'active';
      tell('customer.subscription.updated', subscription);
      tell('invoice.paid', invoices.get(subscription.latest_invoice) ?? {});
    },
    /** Cancels as the customer portal does: `cancel_at` as newer ones do, or the older `cancel_at_period_end`. */
    cancelAtPeriodEnd(id: string, { by = 'cancel_at_period_end' } = {}): void {
      const subscription = requireSubscription(id);
      if (by === 'cancel_at') subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
      else subscription.cancel_at_period_end = true;
      tell('customer.subscription.updated', subscription);
    },
    resume(id: string): void {
      const subscription = requireSubscription(id);
      Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false });
      tell('customer.subscription.updated', subscription);
    },
    /** A refund of the latest payment, or of a given one. */
    refund(id: string, { isFull = true, payment = '' } = {}): void {
      const subscription = requireSubscription(id);
      const intent = payment || invoices.get(subscription.latest_invoice)?.payment_intent;
      const charge = { id: newId('ch'), object: 'charge', customer: subscription.customer, payment_intent: intent };
      tell('charge.refunded', { ...charge, refunded: isFull });
    },
  };
}

export type StripeAccount = ReturnType<typeof createStripeAccount>;
