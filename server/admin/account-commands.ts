import { randomBytes, randomUUID } from 'node:crypto';
import { asUser, asUserBatch } from '#database/as-user.ts';
import { type Database, DatabaseError } from '#database/database.ts';
import { normaliseAddress } from '../auth/address.ts';
import { hashPassword } from '../auth/passwords.ts';
import { insertUser } from '../auth/users.ts';
import { auditFromCommandLine, requirePerson, service } from './people-commands.ts';

/** Why an account cannot be made or changed, as a sentence. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

export const plans = ['free', 'basic', 'premium'] as const;

/** Bytes of a password that is made up: as many as nobody guesses, in 24 characters. */
const PASSWORD_BYTES = 18;

/** Makes an account with a confirmed address. @returns a sentence with its password. @throws AccountError */
export async function createPerson(database: Database, email: string): Promise<string> {
  const address = normaliseAddress('email', email);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const id = randomUUID();
  const hash = await hashPassword(password);
  const statements = insertUser({ id, address, hash, data: null, confirmed: true });
  await asUserBatch(database, { role: 'auth_admin', claims: {} }, statements).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.constraint !== 'users_email_key') throw cause;
    throw new AccountError(`There is an account with the address ${address.value} already.`, { cause });
  });
  await asUserBatch(database, service, [auditFromCommandLine('create_user', id)]);
  return `${address.value} has an account. Its password, shown only now: ${password}`;
}

/** Gives the account a plan, as administrators do by hand. @throws AccountError for one that is paid for, UnknownPersonError */
export function setPlan(database: Database, address: string, plan: string): Promise<string> {
  return asUser(database, service, async (session) => {
    const { id } = await requirePerson(session, address);
    const { rows } = await session.query<{ held: string; is_paid: boolean }>(
      `select private.plan_of(p.id, clock_timestamp()) as held, exists (
          select from public.subscriptions s where s.user_id = p.id and s.provider is not null
            and (private.plan_of(p.id, clock_timestamp()) <> 'free' or s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused'))
        ) as is_paid from public.profiles p where p.id = $1::uuid for update of p`,
      [id],
    );
    const [{ held, is_paid: isPaid } = { held: '', is_paid: false }] = rows;
    if (isPaid)
      throw new AccountError(
        `${address} pays for the plan. Change or cancel the subscription at the payment provider.`,
      );
    // With a number of its own, so that no reading of the provider that began before overwrites it.
    await session.query(
      `insert into public.subscriptions as s (user_id, plan_type, status, reading)
        values ($1::uuid, $2, 'granted', nextval('private.payment_readings'))
        on conflict (user_id) do update set plan_type = excluded.plan_type, status = 'granted', current_period_end = null,
          access_until = null, trial_end = null, cancel_at_period_end = false, provider = null, provider_subscription_id = null,
          reading = excluded.reading`,
      [id, plan],
    );
    const entry = auditFromCommandLine('update_plan', id, { old_value: held, new_value: plan });
    await session.query(entry.sql, entry.params);
    return `${address} has the plan ${plan}.`;
  });
}
