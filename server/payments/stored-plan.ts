import * as z from 'zod';
import type { Database, Statement } from '#database/database.ts';
import { asService } from './as-service.ts';
import type { HeldPlan } from './held-plan.ts';
import type { PaymentEvent, ProviderName } from './provider.ts';
import { terms } from './terms.ts';

const instant = z.coerce.date().nullable();

const storedPlan = z.object({
  plan: z.enum(['free', 'basic', 'premium']),
  status: z.string().nullable(),
  current_period_end: instant,
  cancel_at_period_end: z.boolean().nullable(),
  access_until: instant,
  trial_end: instant,
  customer_id: z.string().nullable(),
  is_stale: z.boolean(),
  was_just_read: z.boolean(),
});
export type StoredPlan = z.infer<typeof storedPlan>;

/**
 * The plan as it is stored, with the customer at this provider. It is stale when it is free although a checkout was opened within
 * the day that checkouts stay open, and when a period has ended without news of its renewal.
 */
export async function readStoredPlan(
  database: Database,
  userId: string,
  provider: ProviderName | null,
): Promise<StoredPlan> {
  const [rows] = await asService(database, {
    sql: `select private.plan_of(u.id, clock_timestamp()) as plan, s.status, s.current_period_end, s.cancel_at_period_end,
        s.access_until, s.trial_end, c.customer_id,
        (private.plan_of(u.id, clock_timestamp()) = 'free' and coalesce(c.checkout_at > now() - interval '1 day', false))
          or coalesce(s.provider = c.provider and s.status in ('active', 'trialing', 'past_due')
            and s.current_period_end <= now()
            and (c.read_at < s.current_period_end or c.read_at < now() - interval '10 minutes'), false) as is_stale,
        coalesce(c.read_at > now() - $3::interval, false) as was_just_read
      from (select $1::uuid as id) u
      left join public.subscriptions s on s.user_id = u.id
      left join private.payment_customers c on c.user_id = u.id and c.provider = $2`,
    params: [userId, provider, `${terms.readPause} milliseconds`],
  });
  return storedPlan.parse(rows?.[0]);
}

/** A number higher than that of every reading begun before. */
export async function beginReading(database: Database): Promise<string> {
  const [rows] = await asService(database, { sql: `select nextval('private.payment_readings')::text as reading` });
  return z.object({ reading: z.string() }).parse(rows?.[0]).reading;
}

/** Stores what the reading found, unless a later one is stored, and the event that triggered it. */
export async function keepReading(
  database: Database,
  found: { userId: string; provider: ProviderName; reading: string; held: HeldPlan; event?: PaymentEvent },
): Promise<void> {
  const { userId, provider, reading, held, event } = found;
  await asService(
    database,
    {
      sql: 'select private.apply_subscription($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      params: [
        userId,
        provider,
        held.subscriptionId,
        held.plan,
        held.status,
        iso(held.periodEnd),
        held.endsWithPeriod,
        iso(held.trialEnd),
        iso(held.accessUntil),
        reading,
      ],
    },
    {
      sql: 'update private.payment_customers set read_at = clock_timestamp() where user_id = $1 and provider = $2',
      params: [userId, provider],
    },
    ...(event ? [insertEvent(event)] : []),
  );
}

function insertEvent({ id, type, createdAt }: PaymentEvent): Statement {
  return {
    sql: `with swept as (delete from private.payment_events where applied_at < now() - interval '100 days')
      insert into private.payment_events (id, type, created_at) values ($1, $2, $3) on conflict do nothing`,
    params: [id, type, createdAt.toISOString()],
  };
}

/** Whether the event was already applied, and whose customer it is about: null for one that is not ours. */
export async function lookUpEvent(
  database: Database,
  provider: ProviderName,
  { id, customerId }: PaymentEvent,
): Promise<{ isApplied: boolean; userId: string | null }> {
  const [rows] = await asService(database, {
    sql: `select exists (select from private.payment_events where id = $1) as is_applied,
        (select user_id from private.payment_customers where provider = $2 and customer_id = $3) as user_id`,
    params: [id, provider, customerId],
  });
  const row = z.object({ is_applied: z.boolean(), user_id: z.string().nullable() }).parse(rows?.[0]);
  return { isApplied: row.is_applied, userId: row.user_id };
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
