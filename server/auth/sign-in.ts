import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { type Address, accountOf, normaliseAddress } from './address.ts';
import { type Auth, getDevice, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { type Guess, giveGuessBack, takeGuess } from './guesses.ts';
import { getWeakness, verifyPassword } from './passwords.ts';
import { bodyText, readBody } from './read-body.ts';
import { requireProvider } from './require-provider.ts';
import { openSession, parseUserSession, presentSession, readSession, type UserSession } from './sessions.ts';
import { isBanned, type StoredUser } from './stored.ts';
import { findUser } from './users.ts';

const SignInRequest = z.object({
  email: bodyText,
  phone: bodyText,
  password: bodyText,
});

/** One text for an unknown user, one without a password, and a wrong password (contract 6.3, pitfall 7). */
const invalidCredentials = () => new AuthError('invalid_credentials', 'Invalid login credentials');

/** POST /token?grant_type=password (contract 6.3). */
export async function signIn(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { email, phone, password } = await readBody(c, SignInRequest);
  const address = requireAddress(email, phone);
  requireProvider(auth.settings, address.channel, 'logins', 422);
  const device = getDevice(c, auth);
  const guess = { secret: 'password', account: accountOf(address), device } as const;
  const { user, hash } = await findUser(auth, address, takeGuess(auth.settings, guess, 'token'));
  const isRight = await verifyPassword(hash, password);
  if (!isRight || user === null || hash === null) throw invalidCredentials();
  requireMayEnter(user, address);
  const session = await enter(auth, user, hash, guess);
  const weakness = getWeakness(password, auth.settings);
  return c.json({ ...(await presentSession(auth, session)), ...(weakness ? { weak_password: weakness } : {}) });
}

function requireAddress(email: string, phone: string): Address {
  if (email && phone) {
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided on login.');
  }
  if (email) return normaliseAddress('email', email);
  if (phone) return normaliseAddress('phone', phone);
  throw new AuthError('validation_failed', 'missing email or phone');
}

/** Only for someone who has given the right password: what it says about the account is for its owner alone. */
function requireMayEnter(user: StoredUser, { channel }: Address): void {
  if (isBanned(user)) throw new AuthError('user_banned', 'User is banned', { status: 400 });
  if (channel === 'email' && user.email_confirmed_at === null) {
    throw new AuthError('email_not_confirmed', 'Email not confirmed');
  }
  if (channel === 'phone' && user.phone_confirmed_at === null) {
    throw new AuthError('phone_not_confirmed', 'Phone not confirmed');
  }
}

/** The right password was not a guess, so it is not counted as one. */
async function enter(auth: Auth, user: StoredUser, hash: string, guess: Guess): Promise<UserSession> {
  const { id, statement } = openSession(user.id, { method: 'password', hash }, guess.device);
  const results = await runAsAuth(auth, [statement, ...giveGuessBack(auth.settings, guess), readSession(id)]);
  const session = parseUserSession(results.at(-1)?.rows[0]);
  if (session === null) throw invalidCredentials();
  return session;
}
