import type { Session } from '#database/database.ts';
import { AuthError } from '../errors.ts';
import type { AuthSettings } from '../settings.ts';
import { parseStored, type StoredUser, storedUserSql } from '../stored.ts';
import {
  addIdentity,
  type ExternalIdentity,
  findByEmail,
  findByIdentity,
  recomputeProviders,
  setUserMetadata,
} from './identity-statements.ts';
import { type ResolvedAccount, requireNotBanned, run } from './resolve-account.ts';

/**
 * Gives a signed-in user another identity (contract R-63).
 * @throws AuthError identity_already_exists, email_exists, user_not_found, user_banned
 */
export async function linkIdentity(
  transaction: Session,
  settings: AuthSettings,
  userId: string,
  identity: ExternalIdentity,
): Promise<ResolvedAccount> {
  const found = await transaction.query(
    `select ${storedUserSql} as "user" from auth.users u where u.id = $1::uuid for update of u`,
    [userId],
  );
  const user = parseStored<StoredUser>(found.rows[0]?.user);
  if (user === null) throw new AuthError('user_not_found', 'The user to link to does not exist any more');
  requireNotBanned(user);
  const { sql, params } = findByIdentity(identity);
  const holder = parseStored<StoredUser>((await transaction.query(sql, params)).rows[0]?.user);
  if (holder !== null) {
    const whose = holder.id === userId ? 'Identity is already linked' : 'Identity is already linked to another user';
    throw new AuthError('identity_already_exists', whose);
  }
  await run(transaction, [
    addIdentity(userId, identity),
    // What the user entered before stays.
    setUserMetadata(userId, { ...identity.person.data, ...user.raw_user_meta_data }),
    { sql: 'update auth.users set is_anonymous = false where id = $1::uuid', params: [userId] },
    recomputeProviders(userId),
  ]);
  if (user.email === null) await takeEmail(transaction, settings, userId, identity);
  return { userId, emailToConfirm: null };
}

/** A user without an address takes the identity's, if it counts and nobody else has it. */
async function takeEmail(
  transaction: Session,
  settings: AuthSettings,
  userId: string,
  { person: { email, isEmailVerified } }: ExternalIdentity,
): Promise<void> {
  if (email === null || !(isEmailVerified || settings.emailAutoconfirm)) return;
  const { sql, params } = findByEmail(email);
  const holders = (await transaction.query(sql, params)).rows.map((row) => parseStored<StoredUser>(row.user));
  if (holders.some((holder) => holder !== null && holder.id !== userId)) {
    throw new AuthError('email_exists', 'A user with this email address has already been registered');
  }
  await transaction.query('update auth.users set email = $2, email_confirmed_at = now() where id = $1::uuid', [
    userId,
    email,
  ]);
}
