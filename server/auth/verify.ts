import type { Context } from 'hono';
import * as z from 'zod';
import type { Transaction } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Address, accountOf, normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, type Device, getDevice, getLimitedIp, runAsAuth, transactAsAuth } from './auth-context.ts';
import { getBrowser, isOwnPage } from './browser.ts';
import { AuthError } from './errors.ts';
import { giveGuessBack, takeGuess } from './guesses.ts';
import { hashesOfCode, hashToken } from './one-time-tokens.ts';
import { take } from './rate-limits.ts';
import { bodyText, readBody } from './read-body.ts';
import { type Presented, redeemCode, requireSlots } from './redeem-code.ts';
import { openSession, parseUserSession, presentSession, readSession, type UserSession } from './sessions.ts';

const VerifyRequest = z.object({
  type: bodyText,
  token: bodyText,
  token_hash: bodyText,
  email: bodyText,
  phone: bodyText,
});
type VerifyRequest = z.infer<typeof VerifyRequest>;

/** The answer to the first of two confirmations. */
export const FIRST_OF_TWO = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify (contract 6.5, R-23 to ). */
export async function verify(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const request = await readBody(c, VerifyRequest);
  const from = { browser: getBrowser(c, auth), isOwnPage: isOwnPage(c, auth) };
  const presented = { ...requirePresented(request, auth), ...from };
  const purposes = requireSlots(presented.address?.channel ?? 'email', request.type);
  const device = getDevice(c, auth);
  const guess =
    presented.address === null ? null : ({ secret: 'code', account: accountOf(presented.address), device } as const);
  // Counted separately, so that a refusal does not undo the count.
  const counted =
    guess === null ? take(auth.settings, 'verify', getLimitedIp(device)) : takeGuess(auth.settings, guess, 'verify');
  await runAsAuth(auth, counted);
  const outcome = await transactAsAuth(auth, async (transaction) => {
    const { user, isFirstOfTwo, needsPassword } = await redeemCode(transaction, auth, presented, purposes);
    const returned = guess === null ? [] : giveGuessBack(auth.settings, guess);
    for (const { sql, params } of returned) await transaction.query(sql, params);
    return isFirstOfTwo ? null : { session: await openSessionIn(transaction, user.id, device), needsPassword };
  });
  if (outcome === null) return c.json({ code: '200', msg: FIRST_OF_TWO });
  const needed = outcome.needsPassword ? { password_needed: true } : {};
  return c.json({ ...(await presentSession(auth, outcome.session)), ...needed });
}

/** Signs in the user who has redeemed a code (contract C5). */
export async function openSessionIn(transaction: Transaction, userId: string, device: Device): Promise<UserSession> {
  const { id, statement } = openSession(userId, { method: 'otp' }, device);
  await transaction.query(statement.sql, statement.params);
  const { sql, params } = readSession(id);
  const session = parseUserSession((await transaction.query(sql, params)).rows[0]);
  if (session === null) throw new Error('The session just opened is missing.');
  return session;
}

/** The checks of contract 6.5. */
function requirePresented(
  { type, token, token_hash: tokenHash, email, phone }: VerifyRequest,
  auth: Auth,
): Pick<Presented, 'hashes' | 'address'> {
  if (!type) throw new AuthError('validation_failed', 'Verify requires a verification type');
  if ((token === '') === (tokenHash === '')) {
    throw new AuthError('validation_failed', 'Verify requires either a token or a token hash');
  }
  if (tokenHash) {
    if (email || phone) throw new AuthError('validation_failed', 'Only the token_hash and type should be provided');
    return { hashes: [hashToken(tokenHash)], address: null };
  }
  if ((email === '') === (phone === '')) {
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided on verify');
  }
  const address = requireAddress(email, phone);
  return { hashes: hashesOfCode(auth, address, token.replaceAll(/\s/g, '')), address };
}

function requireAddress(email: string, phone: string): Address {
  const address = normaliseAddress(email ? 'email' : 'phone', email || phone);
  try {
    requireWellFormed(address);
  } catch (error) {
    // Contract 6.5 has another status here.
    if (error instanceof AuthError && email)
      throw new AuthError(error.code, error.message, { status: 422, cause: error });
    throw error;
  }
  return address;
}
