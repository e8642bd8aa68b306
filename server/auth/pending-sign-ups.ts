import { randomUUID } from 'node:crypto';
import type { Statement, Transaction } from '#database/database.ts';
import type { Address } from './address.ts';
import { recomputeProviders } from './identities/identity-statements.ts';
import type { StoredUser } from './stored.ts';
import { writeMetadata } from './user-metadata.ts';
import { identityData, insertIdentity } from './users.ts';

/** A sign-up whose address is not confirmed: only its own token makes its data the user's. */
export interface PendingSignUp {
  /** Null for a sign-up through a provider that has not verified the address: the provider's identity opens it. */
  hash: string | null;
  /** JSON of what becomes `user_metadata`. */
  data: string;
  /** Hash of the secret of the browser it began in. */
  browser: string | null;
}

interface NewSignUp {
  address: Address;
  hash: string | null;
  data: Record<string, unknown> | null;
  browser: string | null;
}

/**
 * Stores a sign-up next to the others of its address. A browser has one: the next replaces it.
 * @returns its id, with which its token is stored
 * @throws AuthError validation_failed for metadata that cannot be stored
 */
export async function storeSignUp(
  transaction: Transaction,
  userId: string,
  { address, hash, data, browser }: NewSignUp,
): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    `insert into auth.sign_ups as s (id, user_id, encrypted_password, user_data, browser_hash)
     values ($1::uuid, $2::uuid, $3, $4::jsonb, $5)
     on conflict (user_id, browser_hash) do update set encrypted_password = excluded.encrypted_password,
       user_data = excluded.user_data, created_at = clock_timestamp()
     returning s.id`,
    [randomUUID(), userId, hash, writeMetadata({ ...data, ...identityData(userId, address, false) }), browser],
  );
  if (!rows[0]) throw new Error('The sign-up just stored is missing.');
  return rows[0].id;
}

/** The sign-up whose email is sent again: this browser's, else the newest; null when there is none. */
export async function findSignUp(
  transaction: Transaction,
  userId: string,
  browser: string | null,
): Promise<string | null> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from auth.sign_ups where user_id = $1::uuid
     order by browser_hash is not distinct from $2 and $2 is not null desc, created_at desc limit 1`,
    [userId, browser],
  );
  return rows[0]?.id ?? null;
}

/** The statement that removes a sign-up with its token. */
export function removeSignUp(id: string): Statement {
  return { sql: 'delete from auth.sign_ups where id = $1::uuid', params: [id] };
}

/** The statement that ends every sign-up of a user. */
export function clearSignUps(userId: string): Statement {
  return { sql: 'delete from auth.sign_ups where user_id = $1::uuid', params: [userId] };
}

/**
 * The statements that turn a user whose address is about to be confirmed for the first time into the one of `signUp`.
 * Whatever others have left at the address is removed: passwords, identities, sessions and factors. Run `clearSignUps` last.
 * @param signUp null when the address is confirmed by something that no password belongs to
 */
export function settleSignUps(
  user: StoredUser,
  channel: Address['channel'],
  signUp: PendingSignUp | null,
): Statement[] {
  const address = { channel, value: user[channel] ?? '' };
  return [
    {
      // Without a sign-up, data from other sign-ups is dropped; what a server or a code brought along stays.
      sql: `update auth.users u set encrypted_password = $2, raw_user_meta_data = coalesce($3::jsonb,
              case when exists (select from auth.sign_ups s where s.user_id = u.id) then $4::jsonb end,
              u.raw_user_meta_data)
            where u.id = $1::uuid`,
      params: [
        user.id,
        signUp?.hash ?? null,
        signUp?.data ?? null,
        JSON.stringify(identityData(user.id, address, false)),
      ],
    },
    ...(isOfProvider(signUp) ? [] : dropIdentities(user, address)),
    ...['sessions', 'factors'].map((table) => ({
      sql: `delete from auth.${table} where user_id = $1::uuid`,
      params: [user.id],
    })),
  ];
}

function isOfProvider(signUp: PendingSignUp | null): boolean {
  return signUp !== null && signUp.hash === null;
}

/** An identity whose provider has not verified the address may be anybody's. */
function dropIdentities({ id, identities }: StoredUser, address: Address): Statement[] {
  const isForeign = identities.some(({ provider }) => provider !== 'email' && provider !== 'phone');
  if (!isForeign) return [];
  const sql = `delete from auth.identities where user_id = $1::uuid and provider not in ('email', 'phone')`;
  return [{ sql, params: [id] }, insertIdentity(id, address, false), recomputeProviders(id)];
}
