import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { type Address, normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, type Device, getDevice, getLanguage, getLimitedIp, runAsAuth } from './auth-context.ts';
import { requireUnbreached } from './breached-passwords.ts';
import { requireBrowser } from './browser.ts';
import { AuthError } from './errors.ts';
import { addConfirmedUser, addUnconfirmedUser } from './new-account.ts';
import { requireGoodPassword } from './passwords.ts';
import { requirePkceParameters } from './pkce.ts';
import { take } from './rate-limits.ts';
import { bodyObject, bodyText, readBody } from './read-body.ts';
import { resolveRedirect } from './redirects.ts';
import { requireProvider } from './require-provider.ts';
import { requireMessenger, type SendOptions } from './send-code.ts';
import { openSession, parseUserSession, presentSession, readSession, type UserSession } from './sessions.ts';
import { isAutoconfirmed } from './settings.ts';
import { requireUncommon } from './uncommon-passwords.ts';
import { insertUser } from './users.ts';

const SignUpRequest = z.object({
  email: bodyText,
  phone: bodyText,
  password: bodyText,
  data: bodyObject,
  channel: bodyText,
  code_challenge: bodyText,
  code_challenge_method: bodyText,
});
type SignUpRequest = z.infer<typeof SignUpRequest>;

/** POST /signup (contract 6.1, 6.2): a session if the address counts as confirmed at once, else an email or text message. */
export async function signUp(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const request = await readBody(c, SignUpRequest);
  const device = getDevice(c, auth);
  const isAnonymous = !request.email && !request.phone;
  if (isAnonymous && !auth.settings.anonymousUsers) {
    throw new AuthError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (auth.settings.signupDisabled) {
    throw new AuthError('signup_disabled', 'Signups not allowed for this instance');
  }
  if (isAnonymous) return c.json(await presentSession(auth, await addAnonymousUser(auth, request, device)));
  const { address, pkce, messenger } = requireNewAccount(request, auth);
  await requireUncommon(request.password, auth.settings);
  await requireUnbreached(request.password, auth.settings);
  const account = { address, password: request.password, data: request.data };
  if (isAutoconfirmed(auth.settings, address.channel)) {
    return c.json(await presentSession(auth, await addConfirmedUser(auth, account, device)));
  }
  const options = {
    pkce,
    redirectTo: resolveRedirect(c, auth),
    messenger,
    language: getLanguage(c),
    browser: requireBrowser(c, auth),
  };
  return c.json(await addUnconfirmedUser(auth, account, options, device));
}

async function addAnonymousUser(auth: Auth, { data }: SignUpRequest, device: Device): Promise<UserSession> {
  const id = randomUUID();
  const { id: sessionId, statement } = openSession(id, { method: 'anonymous' }, device);
  const results = await runAsAuth(auth, [
    ...take(auth.settings, 'anonymous', getLimitedIp(device)),
    ...insertUser({ id, address: null, hash: null, data, confirmed: false }),
    statement,
    readSession(sessionId),
  ]);
  return requireSession(results.at(-1)?.rows[0]);
}

function requireSession(row: Record<string, unknown> | undefined): UserSession {
  const session = parseUserSession(row);
  if (session === null) throw new Error('The user just added has no session.');
  return session;
}

/** The checks of contract 6.1, in its order. */
function requireNewAccount(
  request: SignUpRequest,
  { settings }: Auth,
): Pick<SendOptions, 'pkce' | 'messenger'> & { address: Address } {
  const { email, phone, password, code_challenge: challenge, code_challenge_method: method } = request;
  if (!password) throw new AuthError('validation_failed', 'Signup requires a valid password');
  requireGoodPassword(password, settings);
  if (email && phone) {
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided on signup.');
  }
  if (phone && challenge) throw new AuthError('validation_failed', 'PKCE not supported for phone signups');
  const pkce = requirePkceParameters(challenge, method);
  const address = normaliseAddress(email ? 'email' : 'phone', email || phone);
  requireProvider(settings, address.channel, 'signups', 400);
  const messenger = address.channel === 'phone' ? requireMessenger(request.channel) : 'sms';
  requireWellFormed(address);
  return { address, pkce, messenger };
}
