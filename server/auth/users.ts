import type { Statement, Transaction } from '#database/database.ts';
import type { Address } from './address.ts';
import { type Auth, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { parseStored, type StoredUser, storedUserSql } from './stored.ts';
import { writeMetadata } from './user-metadata.ts';

/** A user with the stored password hash; both null when there is no such user. */
export interface Credentials {
  user: StoredUser | null;
  hash: string | null;
}

/** The user with an address, and the password hash. Users of an organisation's own sign-in are not found by address. */
export async function findUser(
  auth: Auth,
  { channel, value }: Address,
  limits: readonly Statement[] = [],
): Promise<Credentials> {
  // While no address is confirmed, this checks the newest sign-up's password, only to say what is missing. It opens nothing.
  const sql = `select ${storedUserSql} as "user", case when u.confirmed_at is null then coalesce(u.encrypted_password,
      (select s.encrypted_password from auth.sign_ups s where s.user_id = u.id and s.encrypted_password is not null
       order by s.created_at desc limit 1))
      else u.encrypted_password end as hash
    from auth.users u where ${holds[channel]}`;
  const results = await runAsAuth(auth, [...limits, { sql, params: [value] }]);
  const row = results.at(-1)?.rows[0];
  return { user: parseStored<StoredUser>(row?.user), hash: typeof row?.hash === 'string' ? row.hash : null };
}

/** SQL: whether the user `u` has the address $1. */
const holds = { email: 'lower(u.email) = $1 and not u.is_sso_user', phone: 'u.phone = $1' } as const;

/** The user with an address; the row is locked until the transaction ends. */
export function lockUserOf(transaction: Transaction, { channel, value }: Address): Promise<StoredUser | null> {
  return queryUser(transaction, `${holds[channel]} for update of u`, value);
}

/** The user with an id, locked in the same way. */
export function lockUser(transaction: Transaction, userId: string): Promise<StoredUser | null> {
  return queryUser(transaction, 'u.id = $1::uuid for update of u', userId);
}

/** @param condition SQL about `u` and $1; never from a request */
async function queryUser(transaction: Transaction, condition: string, value: string): Promise<StoredUser | null> {
  const sql = `select ${storedUserSql} as "user" from auth.users u where ${condition}`;
  return parseStored<StoredUser>((await transaction.query(sql, [value])).rows[0]?.user);
}

export async function getPasswordHash(auth: Auth, userId: string): Promise<string | null> {
  const sql = 'select encrypted_password as hash from auth.users where id = $1::uuid';
  const [found] = await runAsAuth(auth, [{ sql, params: [userId] }]);
  const hash = found?.rows[0]?.hash;
  return typeof hash === 'string' ? hash : null;
}

/** Columns of each kind of address; never from a request. */
const columns = {
  email: { address: 'email', confirmed: 'email_confirmed_at', pending: 'new_email' },
  phone: { address: 'phone', confirmed: 'phone_confirmed_at', pending: 'new_phone' },
} as const;

interface NewUser {
  id: string;
  /** Null for an anonymous user. */
  address: Address | null;
  hash: string | null;
  /** What the client passes as `data`. */
  data: Record<string, unknown> | null;
  /** Whether the address counts as confirmed at once. */
  confirmed: boolean;
  /** Whether a server adds the user: `user_metadata` is then exactly `data`, as in the original. */
  byAdmin?: boolean;
}

/**
 * The statements that add a user with the identity of the address (contract R-4).
 * @throws AuthError validation_failed for metadata that cannot be stored
 */
export function insertUser({ id, address, hash, data, confirmed, byAdmin = false }: NewUser): Statement[] {
  if (address === null) {
    const sql = `insert into auth.users (id, aud, role, raw_app_meta_data, raw_user_meta_data, is_anonymous)
                 values ($1::uuid, 'authenticated', 'authenticated', '{}', $2::jsonb, true)`;
    return [{ sql, params: [id, writeMetadata(data ?? {})] }];
  }
  const column = columns[address.channel];
  const metadata = writeMetadata({ ...data, ...(byAdmin ? {} : identityData(id, address, confirmed)) });
  const user = {
    sql: `insert into auth.users
            (id, aud, role, ${column.address}, ${column.confirmed}, encrypted_password, raw_app_meta_data, raw_user_meta_data)
          values ($1::uuid, 'authenticated', 'authenticated', $2, case when $6::boolean then now() end, $3, $4::jsonb, $5::jsonb)`,
    params: [id, address.value, hash, appMetadata([address.channel]), metadata, confirmed],
  };
  return [user, insertIdentity(id, address, confirmed)];
}

/** The statements that mark a user's current address as confirmed (contract R-26, O2). */
export function confirmAddress(userId: string, channel: Address['channel']): Statement[] {
  const { confirmed } = columns[channel];
  const patch = JSON.stringify({ [`${channel}_verified`]: true });
  return [
    {
      sql: `update auth.users set ${confirmed} = coalesce(${confirmed}, now()), is_anonymous = false, updated_at = now(),
              raw_user_meta_data = raw_user_meta_data || $2::jsonb where id = $1::uuid`,
      params: [userId, patch],
    },
    {
      sql: `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = now()
            where user_id = $1::uuid and provider = $2`,
      params: [userId, channel, patch],
    },
  ];
}

/** The statements that give an existing user an address that counts as confirmed, with its identity. */
export function adoptAddress(user: StoredUser, address: Address): Statement[] {
  const { address: column, confirmed, pending } = columns[address.channel];
  const providers = [...user.identities.map((identity) => identity.provider), address.channel];
  const told = { [address.channel]: address.value, [`${address.channel}_verified`]: true };
  const update = {
    sql: `update auth.users set ${column} = $2, ${confirmed} = now(), ${pending} = null, is_anonymous = false,
            updated_at = now(), raw_app_meta_data = raw_app_meta_data || $3::jsonb,
            raw_user_meta_data = case when is_anonymous then raw_user_meta_data else raw_user_meta_data || $4::jsonb end
          where id = $1::uuid`,
    params: [user.id, address.value, appMetadata(providers), JSON.stringify(told)],
  };
  return [update, insertIdentity(user.id, address, true)];
}

/** The statement that gives a user the identity of an address, or updates the existing one. */
export function insertIdentity(userId: string, address: Address, confirmed: boolean): Statement {
  return {
    sql: `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
          values ($1::uuid, $2, $1, $3::jsonb, now())
          on conflict (provider, provider_id) do update
          set identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`,
    params: [userId, address.channel, JSON.stringify(identityData(userId, address, confirmed))],
  };
}

/** Contract O2: what the address says about the user; also part of `user_metadata`. */
export function identityData(userId: string, { channel, value }: Address, confirmed: boolean): Record<string, unknown> {
  return {
    sub: userId,
    [channel]: value,
    email_verified: channel === 'email' && confirmed,
    phone_verified: channel === 'phone' && confirmed,
  };
}

/** Contract O1: JSON of `app_metadata`, from the providers of the identities, oldest first. */
export function appMetadata(providers: readonly string[]): string {
  return JSON.stringify({ provider: providers[0], providers: [...new Set(providers)] });
}

/** The refusal of a change to an address that another user has. */
export function addressTaken({ channel }: Pick<Address, 'channel'>): AuthError {
  return channel === 'email'
    ? new AuthError('email_exists', 'A user with this email address has already been registered')
    : new AuthError('phone_exists', 'A user with this phone number has already been registered');
}
