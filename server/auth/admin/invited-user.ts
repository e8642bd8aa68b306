import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/database.ts';
import type { Address } from '../address.ts';
import { AuthError } from '../errors.ts';
import type { StoredUser } from '../stored.ts';
import { writeMetadata } from '../user-metadata.ts';
import { insertUser, lockUserOf } from '../users.ts';

/** Contract O2: what the identity says, whatever data is given. */
const identityKeys = ['sub', 'email', 'email_verified', 'phone_verified'] as const;

interface Invited {
  user: StoredUser;
  /** Whether this request added the user. */
  isNew: boolean;
}

type Data = Record<string, unknown> | null;

/**
 * The unconfirmed user with an address, locked; added with the given data when there is none.
 * @throws AuthError email_exists when the address is already taken
 */
export async function requireUnconfirmed(transaction: Transaction, address: Address, data: Data): Promise<Invited> {
  const known = await lockUserOf(transaction, address);
  if (known?.email_confirmed_at) {
    throw new AuthError('email_exists', 'A user with this email address has already been registered');
  }
  if (known === null) await addUser(transaction, address, data);
  else await completeUser(transaction, known.id, data);
  const user = await lockUserOf(transaction, address);
  if (user === null) throw new Error('The user just added is missing.');
  return { user, isNew: known === null };
}

async function addUser(transaction: Transaction, address: Address, data: Data): Promise<void> {
  const added = insertUser({ id: randomUUID(), address, hash: null, data, confirmed: false, byAdmin: true });
  for (const { sql, params } of added) await transaction.query(sql, params);
}

async function completeUser(transaction: Transaction, userId: string, data: Data): Promise<void> {
  await transaction.query(
    `update auth.users set updated_at = now(), raw_user_meta_data = raw_user_meta_data || ($2::jsonb - $3::text[])
     where id = $1::uuid`,
    [userId, writeMetadata(data ?? {}), `{${identityKeys.join(',')}}`],
  );
}
