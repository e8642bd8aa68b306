import type { Context } from 'hono';
import * as z from 'zod';
import { DatabaseError, type Session } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { type Auth, transactAsAuth } from '../auth-context.ts';
import { requireManualLinking } from '../authorize.ts';
import { AuthError } from '../errors.ts';
import { requireUser } from '../require-user.ts';
import type { AuthSettings } from '../settings.ts';
import { parseStored, type StoredIdentity, type StoredUser, storedUserSql } from '../stored.ts';
import { recomputeProviders } from './identity-statements.ts';

/** DELETE /user/identities/{identity_id} (contract 6.13, R-64). Sessions stay. */
export async function unlinkIdentity(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { user } = await requireUser(c, auth);
  requireManualLinking(auth);
  const identityId = c.req.param('identityId') ?? '';
  if (!z.guid().safeParse(identityId).success) {
    throw new AuthError('validation_failed', 'identity_id must be an UUID', { status: 404 });
  }
  await transactAsAuth(auth, (transaction) => unlink(transaction, auth.settings, user.id, identityId)).catch(
    translateConflict,
  );
  return c.json({});
}

async function unlink(transaction: Session, settings: AuthSettings, userId: string, identityId: string): Promise<void> {
  // Of two concurrent unlinks the second waits, and sees what is left.
  await transaction.query('select 1 from auth.users where id = $1::uuid for update', [userId]);
  const found = await transaction.query(`select ${storedUserSql} as "user" from auth.users u where u.id = $1::uuid`, [
    userId,
  ]);
  const user = parseStored<StoredUser>(found.rows[0]?.user);
  const identity = user?.identities.find(({ id }) => id === identityId.toLowerCase());
  if (!user || user.identities.length <= 1) {
    throw new AuthError('single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
  }
  if (!identity) throw new AuthError('identity_not_found', "Identity doesn't exist");
  await transaction.query('delete from auth.identities where id = $1::uuid', [identity.id]);
  const remaining = user.identities.filter(({ id }) => id !== identity.id);
  if (identity.provider === 'phone') {
    const sql = 'update auth.users set phone = null, phone_confirmed_at = null where id = $1::uuid';
    await transaction.query(sql, [userId]);
  } else if (!remaining.some(({ email }) => email !== null && email === user.email)) {
    await takeEmailOf(transaction, settings, userId, remaining);
  }
  const { sql, params } = recomputeProviders(userId);
  await transaction.query(sql, params);
}

/** The address of the first identity that has one, verified ones first; codes sent to the old one become void. */
async function takeEmailOf(
  transaction: Session,
  settings: AuthSettings,
  userId: string,
  remaining: readonly StoredIdentity[],
): Promise<void> {
  const withEmail = remaining.filter(({ email }) => email !== null);
  const heir = withEmail.find(isVerified) ?? withEmail[0];
  const isConfirmed = heir !== undefined && (isVerified(heir) || settings.emailAutoconfirm);
  await transaction.query(
    `update auth.users set email = $2, email_confirmed_at = case when $3::boolean then now() end, new_email = null,
       email_change_confirmations = 0 where id = $1::uuid`,
    [userId, heir?.email ?? null, isConfirmed],
  );
  await transaction.query('delete from auth.one_time_tokens where user_id = $1::uuid', [userId]);
}

function isVerified({ identity_data: data }: StoredIdentity): boolean {
  return data.email_verified === true;
}

/** Another user has the address, and each address belongs to one account. */
function translateConflict(error: unknown): never {
  if (error instanceof DatabaseError && error.code === '23505') {
    const message = 'Unable to unlink identity due to email conflict';
    throw new AuthError('email_conflict_identity_not_deletable', message, { cause: error });
  }
  throw error;
}
