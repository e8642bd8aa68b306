import type { Statement, Transaction } from '#database/database.ts';
import { type Auth, type Device, runAsAuth, transactAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { takeGuess } from './guesses.ts';
import { endAll, endOthers } from './logout.ts';
import { isConfirmed } from './new-account.ts';
import { hashesOfCode, isTooOld, takeToken } from './one-time-tokens.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { getOwnAddress } from './reauthenticate.ts';
import type { SignedInUser } from './require-user.ts';
import type { StoredSession } from './stored.ts';
import { getPasswordHash } from './users.ts';

/** What PUT /user says about a new password. */
interface PasswordUpdate {
  password: string;
  current_password: string;
  nonce: string;
}

/** Seconds. Contract R-58: in a session this old, users must prove again who they are. */
const FRESH_SESSION = 24 * 3600;

/** Ways to sign in that are open to somebody who has forgotten the password (contract 6.10). */
const passwordless: readonly string[] = ['otp', 'magiclink', 'recovery'];

/**
 * The statements that change the password, and end every other session.
 * @throws AuthError same_password, reauthentication_needed, reauthentication_not_valid, current_password_required,
 * current_password_invalid, over_request_rate_limit
 */
export async function requirePasswordChange(
  auth: Auth,
  signedIn: SignedInUser,
  update: PasswordUpdate,
  device: Device,
): Promise<Statement[]> {
  const { user, session } = signedIn;
  // Every refusal below reveals something about the password, so guesses within a session are limited. This is not the
  // limit for sign-ins, which strangers can use up.
  const guess = { secret: 'proof', account: user.id, device } as const;
  await runAsAuth(auth, takeGuess(auth.settings, guess));
  const current = await getPasswordHash(auth, user.id);
  if (current !== null && (await verifyPassword(current, update.password))) {
    throw new AuthError('same_password', 'New password should be different from the old password.');
  }
  const refusal = await getCurrentPasswordRefusal(auth, session, current, update.current_password);
  await requireNonce(auth, signedIn, update.nonce, refusal);
  const sql = 'update auth.users set encrypted_password = $2, updated_at = now() where id = $1::uuid';
  return [
    { sql, params: [user.id, await hashPassword(update.password)] },
    session === null ? endAll(user.id) : endOthers(user.id, session.id),
  ];
}

async function getCurrentPasswordRefusal(
  { settings }: Auth,
  session: StoredSession | null,
  current: string | null,
  given: string,
): Promise<AuthError | null> {
  const isExempt = session?.amr.some(({ method }) => passwordless.includes(method)) === true;
  const isAsked = settings.requireCurrentPassword || given !== '';
  if (!isAsked || current === null || isExempt) return null;
  if (!given) {
    return new AuthError('current_password_required', 'Current password required when setting new password.');
  }
  if (await verifyPassword(current, given)) return null;
  return new AuthError('current_password_invalid', 'Current password is wrong.');
}

/**
 * Takes the nonce where one is needed, unless a later check refuses the request: only success uses up a nonce.
 * @param refusal that of the next check, in the contract's order
 */
async function requireNonce(
  auth: Auth,
  { user, session }: SignedInUser,
  nonce: string,
  refusal: AuthError | null,
): Promise<void> {
  const address = getOwnAddress(user);
  const isOld = session === null || Date.now() - Date.parse(session.created_at) >= FRESH_SESSION * 1000;
  // Without a confirmed address there is nowhere to send one.
  const isNeeded = auth.settings.securePasswordChange && isOld && address !== null && isConfirmed(user, address);
  if (isNeeded && !nonce) {
    throw new AuthError('reauthentication_needed', 'Password update requires reauthentication');
  }
  if (!isNeeded) {
    if (refusal) throw refusal;
    return;
  }
  await transactAsAuth(auth, async (transaction: Transaction) => {
    const hashes = hashesOfCode(auth, address, nonce.trim());
    const taken = await takeToken(transaction, { hashes, isTyped: true, browser: null }, ['reauthentication']);
    if (taken?.user.id !== user.id || isTooOld(auth, address, taken.age)) {
      throw new AuthError('reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
    if (refusal) throw refusal;
  });
}
