import { DatabaseError, type Session } from '#database/database.ts';
import { type Auth, type Device, transactAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { openSession, parseUserSession, readSession, type UserSession } from '../sessions.ts';
import type { ExternalIdentity } from './identity-statements.ts';
import { linkIdentity } from './link-identity.ts';
import { needsVerification, type ResolvedAccount, resolveAccount } from './resolve-account.ts';

/** SQLSTATE of a unique violation: someone else was faster. */
const TAKEN = '23505';

/** Times a transaction is tried; after the first loss the winner's rows are there to be found. */
const ATTEMPTS = 3;

/** Who comes back from a provider: someone who signs in, or a signed-in user who connects one more. */
export interface Arrival {
  identity: ExternalIdentity;
  linkingUserId: string | null;
}

/**
 * Finds, makes or links the account, and does `complete` in the same transaction. Of two arrivals of one new person at
 * once, both end with the one user.
 * @throws AuthError by contract; provider_email_needs_verification leaves the new rows
 */
export async function enterAccount<T>(
  auth: Auth,
  { identity, linkingUserId }: Arrival,
  complete: (transaction: Session, userId: string) => Promise<T>,
): Promise<T> {
  const { account, completed } = await transactRetrying(auth, async (transaction) => {
    const entered =
      linkingUserId === null
        ? await resolveAccount(transaction, auth.settings, identity)
        : await linkIdentity(transaction, auth.settings, linkingUserId, identity);
    const done = entered.emailToConfirm === null ? [await complete(transaction, entered.userId)] : [];
    return { account: entered, completed: done };
  });
  const [result] = completed;
  if (result === undefined) throw await askToConfirm(account, identity);
  return result;
}

async function askToConfirm({ emailToConfirm }: ResolvedAccount, { provider }: ExternalIdentity): Promise<AuthError> {
  return needsVerification(`Unverified email ${emailToConfirm}. Verify it with ${provider} in order to sign in.`);
}

async function transactRetrying<T>(auth: Auth, work: (transaction: Session) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactAsAuth(auth, work);
    } catch (cause) {
      if (!(cause instanceof DatabaseError) || cause.code !== TAKEN) throw cause;
      if (attempt === ATTEMPTS) {
        throw new AuthError('email_exists', 'A user with this email address has already been registered', { cause });
      }
    }
  }
}

/** Opens a session in the transaction that made or found its user (contract R-2). */
export async function openSessionWithin(
  transaction: Session,
  userId: string,
  proof: Parameters<typeof openSession>[1],
  device: Device,
): Promise<UserSession> {
  const { id, statement } = openSession(userId, proof, device);
  await transaction.query(statement.sql, statement.params);
  const { sql, params } = readSession(id);
  const session = parseUserSession((await transaction.query(sql, params)).rows[0]);
  if (session === null) throw new Error('A session that was just opened is not there.');
  return session;
}
