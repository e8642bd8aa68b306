import * as z from 'zod';
import { type Database, DatabaseError } from '#database/database.ts';
import { AppError } from '../errors.ts';
import { asService } from './as-service.ts';
import type { ProviderName } from './provider.ts';

/** A person as the payment provider knows them: `private.payment_customers`. */

const FOREIGN_KEY_VIOLATION = '23503';

const customer = z.object({
  customer_id: z.string().nullable(),
  attempt: z.number(),
  is_closed: z.boolean(),
  email: z.string().nullable(),
});

/**
 * The person's row for this provider, created if there is none.
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

/** Stores the customer's id; of two at once the first one wins. @returns the one that is kept; null when the account is gone */
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

/**
 * Records that a checkout is open. @returns false when the account is deleted or being deleted, so that the checkout must not stay
 * open
 */
export async function noteCheckout(database: Database, userId: string, provider: ProviderName): Promise<boolean> {
  const [rows] = await asService(database, {
    sql: `update private.payment_customers set checkout_at = clock_timestamp()
      where user_id = $1 and provider = $2 and coalesce(closed_until <= now(), true) returning user_id`,
    params: [userId, provider],
  });
  return rows?.length === 1;
}

export interface ClosedCustomer {
  provider: ProviderName;
  customerId: string;
  /** Of the subscription at the provider, as last read; null when there was none. */
  status: string | null;
}

const closedCustomer = z.object({
  provider: z.enum(['stripe-live', 'stripe-test', 'sandbox']),
  customer_id: z.string(),
  status: z.string().nullable(),
});

/** Blocks purchases by the person at this provider for `closing` milliseconds. @returns the person's customers at all providers */
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
