import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import * as z from 'zod';
import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import { asService } from './as-service.ts';
import { receiveWebhook } from './receive-webhook.ts';
import type { SandboxProvider } from './sandbox-provider.ts';

/** What the pages of the sandbox can do, each as SQL on the person's subscription and as the event that reports it. */
export const portalActions = {
  cancel: { set: 'cancel_at_period_end = true', where: `status <> 'canceled'`, event: 'customer.subscription.updated' },
  resume: {
    set: 'cancel_at_period_end = false',
    where: `status <> 'canceled'`,
    event: 'customer.subscription.updated',
  },
  endPeriod: {
    set: `status = case when cancel_at_period_end then 'canceled' else 'active' end, period_start = now(),
      period_end = case when cancel_at_period_end then now() else now() + interval '1 month' end`,
    where: `status <> 'canceled'`,
    event: 'customer.subscription.updated',
  },
  failPayment: {
    set: `status = 'past_due', period_start = now(), period_end = now() + interval '1 month'`,
    where: `status = 'active'`,
    event: 'invoice.payment_failed',
  },
  pay: { set: `status = 'active'`, where: `status = 'past_due'`, event: 'invoice.paid' },
  refund: { set: 'is_refunded = is_refunded', where: `status <> 'canceled'`, event: 'charge.refunded' },
} as const;
export type PortalAction = keyof typeof portalActions;

const session = z.object({ user_id: z.string(), is_open: z.boolean(), is_complete: z.boolean() });
export type SandboxSession = z.infer<typeof session>;

const uuid = z.uuid();

/** The page's session; null when there is none with this id. */
export async function findSession(database: Database, kind: string, id: string): Promise<SandboxSession | null> {
  if (!uuid.safeParse(id).success) return null;
  const [rows] = await asService(database, {
    sql: `select user_id, status = 'open' and expires_at > now() as is_open, status = 'complete' as is_complete
      from private.sandbox_sessions where id = $1 and kind = $2`,
    params: [id, kind],
  });
  return rows?.[0] ? session.parse(rows[0]) : null;
}

/**
 * Pays a checkout, only once however often it is clicked.
 * @throws AppError conflict when it is no longer open
 */
export async function payCheckout(database: Database, provider: SandboxProvider, id: string): Promise<void> {
  const [rows] = await asService(database, {
    sql: `with paid as (
        update private.sandbox_sessions set status = 'complete'
        where id = $1 and kind = 'checkout' and status = 'open' and expires_at > now() returning user_id
      )
      insert into private.sandbox_subscriptions (id, user_id, period_start, period_end)
      select $2, user_id, now(), now() + interval '1 month' from paid returning user_id`,
    params: [id, `sub_sandbox_${randomUUID()}`],
  });
  const userId = rows?.[0]?.user_id;
  if (!userId)
    throw new AppError('conflict', 'This checkout has been paid or has run out. Go back to Pricing to see your plan.');
  await tell(database, provider, 'checkout.session.completed', { customer: provider.customerIdOf(String(userId)) });
}

/** Does what the button says to the person's newest subscription, and sends the event to the webhook path. */
export async function actInPortal(
  database: Database,
  provider: SandboxProvider,
  userId: string,
  action: PortalAction,
): Promise<void> {
  const { set, where, event } = portalActions[action];
  const [rows] = await asService(database, {
    sql: `update private.sandbox_subscriptions set ${set} where ${where} and id =
      (select id from private.sandbox_subscriptions where user_id = $1 order by created_at desc limit 1) returning id`,
    params: [userId],
  });
  const id = rows?.[0]?.id;
  if (!id) return;
  const refund = action === 'refund' ? { refunded: true, payment_intent: String(id) } : {};
  await tell(database, provider, event, { customer: provider.customerIdOf(userId), ...refund });
}

/** A signed event, handled by the same function as Stripe's. */
async function tell(database: Database, provider: SandboxProvider, type: string, object: object): Promise<void> {
  const event = { id: `evt_sandbox_${randomUUID()}`, type, created: Math.floor(Date.now() / 1000), data: { object } };
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: provider.webhookSecret });
  await receiveWebhook(database, provider, { body, signature });
}
