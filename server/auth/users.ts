import type { Statement } from '#database/database.ts';
import type { Address } from './address.ts';
import { type Auth, runAsAuth } from './auth-context.ts';
import { parseStored, type StoredUser, storedUserSql } from './stored.ts';

/** A user with the stored hash of the password; nulls when there is none. */
export interface Credentials {
  user: StoredUser | null;
  hash: string | null;
}

/** The user of an address, and the password's hash. Those of an organisation's own sign-in are not found by address. */
export async function findUser(
  auth: Auth,
  { channel, value }: Address,
  limits: readonly Statement[] = [],
): Promise<Credentials> {
  const condition = channel === 'email' ? 'lower(u.email) = $1 and not u.is_sso_user' : 'u.phone = $1';
  const sql = `select ${storedUserSql} as "user", u.encrypted_password as hash from auth.users u where ${condition}`;
  const results = await runAsAuth(auth, [...limits, { sql, params: [value] }]);
  const row = results.at(-1)?.rows[0];
  return { user: parseStored<StoredUser>(row?.user), hash: typeof row?.hash === 'string' ? row.hash : null };
}

export async function getPasswordHash(auth: Auth, userId: string): Promise<string | null> {
  const sql = 'select encrypted_password as hash from auth.users where id = $1::uuid';
  const [found] = await runAsAuth(auth, [{ sql, params: [userId] }]);
  const hash = found?.rows[0]?.hash;
  return typeof hash === 'string' ? hash : null;
}

/** Columns of each kind of address; never from a request. */
const columns = {
  email: { address: 'email', confirmed: 'email_confirmed_at' },
  phone: { address: 'phone', confirmed: 'phone_confirmed_at' },
} as const;

interface NewUser {
  id: string;
  /** Null for an anonymous user. */
  address: Address | null;
  hash: string | null;
  /** JSON of `user_metadata`. */
  metadata: string;
}

/** The statements that add a user, confirmed at once, with the identity of the address (contract ). */
export function insertUser({ id, address, hash, metadata }: NewUser): Statement[] {
  if (address === null) {
    const sql = `insert into auth.users (id, aud, role, raw_app_meta_data, raw_user_meta_data, is_anonymous)
                 values ($1::uuid, 'authenticated', 'authenticated', '{}', $2::jsonb, true)`;
    return [{ sql, params: [id, metadata] }];
  }
  const { address: column, confirmed } = columns[address.channel];
  const user = {
    sql: `insert into auth.users
            (id, aud, role, ${column}, ${confirmed}, encrypted_password, raw_app_meta_data, raw_user_meta_data)
          values ($1::uuid, 'authenticated', 'authenticated', $2, now(), $3, $4::jsonb, $5::jsonb)`,
    params: [id, address.value, hash, appMetadata([address.channel]), metadata],
  };
  return [user, insertIdentity(id, address)];
}

/** The statements that give an existing user an address that counts as confirmed, with its identity. */
export function adoptAddress(user: StoredUser, address: Address): Statement[] {
  const { address: column, confirmed } = columns[address.channel];
  const providers = [...user.identities.map((identity) => identity.provider), address.channel];
  const update = {
    sql: `update auth.users set ${column} = $2, ${confirmed} = now(), is_anonymous = false, updated_at = now(),
            raw_app_meta_data = raw_app_meta_data || $3::jsonb where id = $1::uuid`,
    params: [user.id, address.value, appMetadata(providers)],
  };
  return [update, insertIdentity(user.id, address)];
}

/** The statement that gives a user the identity of an address, or renews the one there is. */
function insertIdentity(userId: string, address: Address): Statement {
  return {
    sql: `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
          values ($1::uuid, $2, $1, $3::jsonb, now())
          on conflict (provider, provider_id) do update
          set identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`,
    params: [userId, address.channel, JSON.stringify(identityData(userId, address))],
  };
}

/** Contract O2: what the address tells of the user; part of `user_metadata` too. */
export function identityData(userId: string, { channel, value }: Address): Record<string, unknown> {
  return {
    sub: userId,
    [channel]: value,
    email_verified: channel === 'email',
    phone_verified: channel === 'phone',
  };
}

/** Contract O1: JSON of `app_metadata`, from the providers of the identities, oldest first. */
export function appMetadata(providers: readonly string[]): string {
  return JSON.stringify({ provider: providers[0], providers: [...new Set(providers)] });
}
