import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import { type Database, DatabaseError, type Row, type Statement } from '#database/database.ts';
import { AppError } from '../errors.ts';
import type { HeldPlan } from './held-plan.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';

/** What the database knows of payments. All as the service role; a person's id comes from a verified token or a customer's row. */

type ProviderName = PaymentProvider['name'];

const FOREIGN_KEY_VIOLATION = '23503';

export async function asService(database: Database, ...statements: Statement[]): Promise<Row[][]> {
  const results = await asUserBatch(database, { role: 'service_role', claims: {} }, statements);
  return results.map(({ rows }) => rows);
}

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
 * The plan as it is stored, with the customer at this provider. It is stale when it is free though a checkout was opened within the day
 * that a checkout is open for, and when a period has ended whose renewal nobody has told of.
 */
export async function readStoredPlan(
  database: Database,
  userId: string,
  provider: ProviderName | null,
  readPause: number,
): Promise<StoredPlan> {
  const [rows] = await asService(database, {
    sql: `select private.plan_of(u.id, clock_timestamp()) as plan, s.status, s.current_period_end, s.cancel_at_period_end,
        s.access_until, s.trial_end, c.customer_id,
        (private.plan_of(u.id, clock_timestamp()) = 'free' and coalesce(c.checkout_at > now() - interval '1 day', false))
          or coalesce(s.provider = c.provider and s.status in ('active', 'trialing', 'past_due')
            and s.current_period_end <= now() and c.read_at < s.current_period_end, false) as is_stale,
        coalesce(c.read_at > now() - $3::interval, false) as was_just_read
      from (select $1::uuid as id) u
      left join public.subscriptions s on s.user_id = u.id
      left join private.payment_customers c on c.user_id = u.id and c.provider = $2`,
    params: [userId, provider, `${readPause} milliseconds`],
  });
  return storedPlan.parse(rows?.[0]);
}

const customer = z.object({
  customer_id: z.string().nullable(),
  attempt: z.number(),
  is_closed: z.boolean(),
  email: z.string().nullable(),
});

/**
 * The person's row at this provider, made when there is none.
 * @throws AppError notAuthenticated when the account is gone, conflict while it is being deleted
 */
export async function claimCustomer(database: Database, userId: string, provider: ProviderName) {
  const [rows] = await asService(database, {
    sql: `insert into private.payment_customers (user_id, provider) values ($1, $2)
      on conflict (user_id, provider) do update set user_id = excluded.user_id
      returning customer_id, attempt, coalesce(closed_until > now(), false) as is_closed,
        (select email from public.profiles where id = user_id)`,
    params: [userId, provider],
  }).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.code !== FOREIGN_KEY_VIOLATION) throw cause;
    throw new AppError('notAuthenticated', 'This account no longer exists. Please sign in again.', { cause });
  });
  const { customer_id: customerId, attempt, is_closed: isClosed, email } = customer.parse(rows?.[0]);
  if (isClosed) throw new AppError('conflict', 'This account is being deleted, so nothing can be bought.');
  return { customerId, attempt, email };
}

/** Keeps the customer's id; of two at once the first one stays. @returns the one that is kept; null when the account is gone */
export async function keepCustomer(
  database: Database,
  userId: string,
  provider: ProviderName,
  customerId: string,
): Promise<string | null> {
  const [rows] = await asService(database, {
    sql: `update private.payment_customers set customer_id = coalesce(customer_id, $3)
      where user_id = $1 and provider = $2 returning customer_id`,
    params: [userId, provider, customerId],
  });
  return rows?.[0] ? z.object({ customer_id: z.string() }).parse(rows[0]).customer_id : null;
}

/** The next checkout gets other idempotency keys; `forget` also a new customer. */
export async function startNextAttempt(
  database: Database,
  { userId, provider, attempt, forget }: { userId: string; provider: ProviderName; attempt: number; forget: boolean },
): Promise<void> {
  await asService(database, {
    sql: `update private.payment_customers
      set attempt = attempt + 1, customer_id = case when $4::boolean then null else customer_id end
      where user_id = $1 and provider = $2 and attempt = $3`,
    params: [userId, provider, attempt, forget],
  });
}

/** Notes that a checkout is open. @returns false when the account is gone or going, so that it must not stay open */
export async function noteCheckout(database: Database, userId: string, provider: ProviderName): Promise<boolean> {
  const [rows] = await asService(database, {
    sql: `update private.payment_customers set checkout_at = clock_timestamp()
      where user_id = $1 and provider = $2 and coalesce(closed_until <= now(), true) returning user_id`,
    params: [userId, provider],
  });
  return rows?.length === 1;
}

/** A number that is higher than that of every reading begun before. */
export async function beginReading(database: Database): Promise<string> {
  const [rows] = await asService(database, { sql: `select nextval('private.payment_readings')::text as reading` });
  return z.object({ reading: z.string() }).parse(rows?.[0]).reading;
}

/** Writes what the reading found, unless a later one has been written, and the event that led to it. */
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

/** Whether the event was applied before, and whose customer it tells of: null for one that is not ours. */
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

export interface ClosedCustomer {
  provider: ProviderName;
  customerId: string;
  /** Of the subscription there, as it was read last; null when there was none. */
  status: string | null;
}

const closedCustomer = z.object({
  provider: z.enum(['stripe-live', 'stripe-test', 'sandbox']),
  customer_id: z.string(),
  status: z.string().nullable(),
});

/** From now on, for `closing` milliseconds, the person buys nothing at this provider. @returns who the person is at all providers */
export async function closeCustomers(
  database: Database,
  { userId, provider, closing }: { userId: string; provider: ProviderName | null; closing: number },
): Promise<ClosedCustomer[]> {
  const [, rows] = await asService(
    database,
    {
      sql: `insert into private.payment_customers (user_id, provider, closed_until)
        select id, $2::text, now() + $3::interval from public.profiles where id = $1 and $2::text is not null
        on conflict (user_id, provider) do update set closed_until = excluded.closed_until`,
      params: [userId, provider, `${closing} milliseconds`],
    },
    {
      sql: `select c.provider, c.customer_id, s.status from private.payment_customers c
        left join public.subscriptions s on s.user_id = c.user_id and s.provider = c.provider
        where c.user_id = $1 and c.customer_id is not null`,
      params: [userId],
    },
  );
  const found = z.array(closedCustomer).parse(rows);
  return found.map(({ provider: name, customer_id: customerId, status }) => ({ provider: name, customerId, status }));
}

export async function reopenCustomers(database: Database, userId: string): Promise<void> {
  const sql = 'update private.payment_customers set closed_until = null where user_id = $1';
  await asService(database, { sql, params: [userId] });
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
