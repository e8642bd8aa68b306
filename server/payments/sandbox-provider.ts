import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '#database/database.ts';
import { asService } from './as-service.ts';
import { isOver } from './held-plan.ts';
import type { PaymentProvider, ProviderSubscription } from './provider.ts';
import { readStripeEvent } from './stripe-event.ts';
import { terms } from './terms.ts';

/** The provider for local use, with what its pages need: nobody pays, everything else works as with Stripe, webhooks included. */
export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox';
  /** Signs what the sandbox sends to the webhook path. */
  readonly webhookSecret: string;
  customerIdOf(userId: string): string;
}

const customerPrefix = 'cus_sandbox_';

function customerIdOf(userId: string): string {
  return customerPrefix + userId;
}

function userIdOf(customerId: string): string {
  return customerId.slice(customerPrefix.length);
}

const row = z.object({
  id: z.string(),
  status: z.string(),
  is_refunded: z.boolean(),
  created_at: z.coerce.date(),
  period_start: z.coerce.date(),
  period_end: z.coerce.date(),
  cancel_at_period_end: z.boolean(),
});

export function createSandboxProvider(database: Database, siteUrl: string, secret: string): SandboxProvider {
  const webhookSecret = createHmac('sha256', secret).update('payments sandbox').digest('hex');

  /** Renews or ends periods that have passed, as Stripe would. */
  async function listSubscriptions(customerId: string): Promise<ProviderSubscription[]> {
    const params = [userIdOf(customerId)];
    const [, rows] = await asService(
      database,
      {
        sql: `update private.sandbox_subscriptions set
            status = case when cancel_at_period_end then 'canceled' else status end,
            period_start = case when cancel_at_period_end then period_start else now() end,
            period_end = case when cancel_at_period_end then period_end else now() + interval '1 month' end
          where user_id = $1 and status = 'active' and period_end <= now()`,
        params,
      },
      { sql: 'select * from private.sandbox_subscriptions where user_id = $1', params },
    );
    return z.array(row).parse(rows).map(toProviderSubscription);
  }

  return {
    name: 'sandbox',
    webhookSecret,
    customerIdOf,
    createCustomer: async ({ userId }) => customerIdOf(userId),
    async openCheckout({ buyer, customerId }) {
      const subscriptions = await listSubscriptions(customerId);
      if (subscriptions.some((subscription) => !isOver(subscription))) return { kind: 'subscribed' };
      const id = await openSession(database, buyer.userId, 'checkout');
      return { kind: 'open', url: `${siteUrl}/_sandbox/checkout/${id}` };
    },
    openPortal: async (customerId) =>
      `${siteUrl}/_sandbox/portal/${await openSession(database, userIdOf(customerId), 'portal')}`,
    listSubscriptions,
    async endCustomer(customerId) {
      const params = [userIdOf(customerId)];
      await asService(
        database,
        { sql: 'delete from private.sandbox_sessions where user_id = $1', params },
        { sql: 'delete from private.sandbox_subscriptions where user_id = $1', params },
      );
    },
    async endRefunded(payment) {
      const sql = `update private.sandbox_subscriptions set status = 'canceled', is_refunded = true where id = $1`;
      await asService(database, { sql, params: [payment] });
    },
    readEvent: (body, signature) => readStripeEvent(body, signature, webhookSecret),
  };
}

/** The person's open page of this kind, or a new one: there is one checkout at a time, a portal is always new. */
async function openSession(database: Database, userId: string, kind: 'checkout' | 'portal'): Promise<string> {
  const life = kind === 'checkout' ? terms.sandboxCheckout : terms.sandboxPortal;
  const [, , rows] = await asService(
    database,
    {
      sql: `update private.sandbox_sessions set status = 'expired' where user_id = $1 and status = 'open' and expires_at <= now()`,
      params: [userId],
    },
    {
      sql: `insert into private.sandbox_sessions (user_id, kind, expires_at) values ($1, $2, now() + $3::interval)
        on conflict (user_id) where kind = 'checkout' and status = 'open' do nothing`,
      params: [userId, kind, `${life} milliseconds`],
    },
    {
      sql: `select id from private.sandbox_sessions where user_id = $1 and kind = $2 and status = 'open'
        order by expires_at desc limit 1`,
      params: [userId, kind],
    },
  );
  return z.object({ id: z.string() }).parse(rows?.[0]).id;
}

function toProviderSubscription(found: z.infer<typeof row>): ProviderSubscription {
  return {
    id: found.id,
    status: found.status === 'canceled' && found.is_refunded ? 'refunded' : found.status,
    createdAt: found.created_at,
    periodStart: found.period_start,
    periodEnd: found.period_end,
    endsWithPeriod: found.cancel_at_period_end,
    trialEnd: null,
  };
}
