import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { DatabaseError } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Address, normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, type Device, getDevice, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { hashPassword, requireGoodPassword } from './passwords.ts';
import { requirePkceParameters } from './pkce.ts';
import { bodyObject, bodyText, readBody } from './read-body.ts';
import { openSession, parseUserSession, presentSession, readSession, type UserSession } from './sessions.ts';
import { writeMetadata } from './user-metadata.ts';
import { findUser, identityData, insertUser } from './users.ts';

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

/**
 * POST /signup (contract 6.1, 6.2). Nothing here sends mail or messages, so every address is confirmed at once
 * and the answer is always a session.
 */
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
  const session = isAnonymous
    ? await addAnonymousUser(auth, request, device)
    : await addUserWithPassword(auth, request, device);
  return c.json(await presentSession(auth, session));
}

async function addAnonymousUser(auth: Auth, { data }: SignUpRequest, device: Device): Promise<UserSession> {
  const id = randomUUID();
  const added = insertUser({ id, address: null, hash: null, metadata: writeMetadata(data ?? {}) });
  return signInNewUser(auth, id, 'anonymous', added, device);
}

async function addUserWithPassword(auth: Auth, request: SignUpRequest, device: Device): Promise<UserSession> {
  const address = requireNewAccount(request, auth);
  const id = randomUUID();
  const metadata = writeMetadata({ ...request.data, ...identityData(id, address) });
  const existing = await findUser(auth, address);
  if (existing.user !== null) throw alreadyRegistered();
  const hash = await hashPassword(request.password);
  const added = insertUser({ id, address, hash, metadata });
  return signInNewUser(auth, id, 'password', added, device);
}

/** The checks of contract 6.1, in its order. */
function requireNewAccount(request: SignUpRequest, { settings }: Auth): Address {
  const { email, phone, password, code_challenge: challenge, code_challenge_method: method } = request;
  if (!password) throw new AuthError('validation_failed', 'Signup requires a valid password');
  requireGoodPassword(password, settings);
  if (email && phone) {
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided on signup.');
  }
  if (phone && challenge) throw new AuthError('validation_failed', 'PKCE not supported for phone signups');
  requirePkceParameters(challenge, method);
  const address = normaliseAddress(email ? 'email' : 'phone', email || phone);
  requireProvider(address, request, settings);
  requireWellFormed(address);
  return address;
}

function requireProvider(
  { channel }: Address,
  { channel: messenger }: SignUpRequest,
  settings: Auth['settings'],
): void {
  if (channel === 'email' && !settings.emailProvider) {
    throw new AuthError('email_provider_disabled', 'Email signups are disabled', { status: 400 });
  }
  if (channel === 'phone' && !settings.phoneProvider) {
    throw new AuthError('phone_provider_disabled', 'Phone signups are disabled', { status: 400 });
  }
  if (channel === 'phone' && !['', 'sms', 'whatsapp'].includes(messenger)) {
    throw new AuthError('validation_failed', 'Invalid channel, supported values are sms or whatsapp');
  }
}

async function signInNewUser(
  auth: Auth,
  id: string,
  method: string,
  added: ReturnType<typeof insertUser>,
  device: Device,
): Promise<UserSession> {
  const { id: sessionId, statement } = openSession(id, { method }, device);
  const results = await runAsAuth(auth, [...added, statement, readSession(sessionId)]).catch(translateConflict);
  const session = parseUserSession(results.at(-1)?.rows[0]);
  if (session === null) throw new Error('A user that was just added has no session.');
  return session;
}

const alreadyRegistered = () => new AuthError('user_already_exists', 'User already registered');

/** Two sign-ups of one address at once: the database lets one through. */
function translateConflict(error: unknown): never {
  if (error instanceof DatabaseError && error.code === '23505') throw alreadyRegistered();
  throw error;
}
