import type { Language } from '#contract/languages.ts';
import { DatabaseError, type Session } from '#database/database.ts';
import { normaliseAddress } from '../address.ts';
import { type Auth, type Device, transactAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { storeSignUp } from '../pending-sign-ups.ts';
import type { PkceParameters } from '../pkce.ts';
import { type Prepared, prepareCode, sendPrepared, takeMessages } from '../send-code.ts';
import { openSession, parseUserSession, readSession, type UserSession } from '../sessions.ts';
import type { StoredUser } from '../stored.ts';
import { lockUser } from '../users.ts';
import type { ExternalIdentity } from './identity-statements.ts';
import { linkIdentity } from './link-identity.ts';
import { needsVerification, resolveAccount, run } from './resolve-account.ts';

/** SQLSTATE unique_violation: someone else was faster. */
const TAKEN = '23505';

/** How often a transaction is tried; after losing once, it finds the winner's rows. */
const ATTEMPTS = 3;

/** Who comes back from a provider: someone signing in, or a signed-in user connecting another provider. */
export interface Arrival {
  identity: ExternalIdentity;
  linkingUserId: string | null;
  /** Where an email's link leads if the address needs confirming, and how the client wants the result. */
  redirectTo: string;
  pkce: PkceParameters | null;
  /** Hash of the returning browser's secret. */
  browser: string | null;
  /** Of the returning browser. */
  language: Language | null;
}

/**
 * Finds, creates or links the account, and runs `complete` in the same transaction. When one new person arrives twice at
 * once, both arrivals get the same user.
 * @throws AuthError by contract; provider_email_needs_verification leaves the new rows
 */
export async function enterAccount<T>(
  auth: Auth,
  arrival: Arrival,
  complete: (transaction: Session, userId: string) => Promise<T>,
): Promise<T> {
  const { identity, linkingUserId } = arrival;
  const outcome = await transactRetrying(auth, async (transaction) => {
    const { userId, emailToConfirm } =
      linkingUserId === null
        ? await resolveAccount(transaction, auth.settings, identity)
        : await linkIdentity(transaction, auth.settings, linkingUserId, identity);
    return emailToConfirm === null
      ? { completed: await complete(transaction, userId) }
      : { messages: await prepareEmail(transaction, auth, arrival, { userId, email: emailToConfirm }) };
  });
  if ('completed' in outcome) return outcome.completed;
  await sendPrepared(auth, outcome.messages);
  throw needsVerification(
    `The email address is not verified with ${identity.provider}. Open the link in the email we have sent to it.`,
  );
}

/** The email of a sign-up; none when the last one was sent a moment ago (L1). */
async function prepareEmail(
  transaction: Session,
  auth: Auth,
  { redirectTo, pkce, browser, language }: Arrival,
  { userId, email }: { userId: string; email: string },
): Promise<Prepared[]> {
  const user = await lockUser(transaction, userId);
  if (user === null || isTooSoon(auth, user)) return [];
  await run(transaction, takeMessages(auth, 'email'));
  const address = normaliseAddress('email', email);
  const options = { pkce, redirectTo, messenger: 'sms', language } as const;
  const signUp = { address, hash: null, data: user.raw_user_meta_data, browser };
  const signUpId = await storeSignUp(transaction, userId, signUp);
  return [await prepareCode(transaction, auth, 'signup', { user, address, signUpId }, options)];
}

function isTooSoon({ settings }: Auth, { confirmation_sent_at: sentAt }: StoredUser): boolean {
  return sentAt !== null && Date.now() - Date.parse(sentAt) < settings.minSendIntervalSeconds * 1000;
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

/** Opens a session in the transaction that created or found its user (contract R-2). */
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
  if (session === null) throw new Error('The session just opened is missing.');
  return session;
}
