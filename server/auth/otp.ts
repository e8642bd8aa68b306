import type { Context } from 'hono';
import * as z from 'zod';
import type { Transaction } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Address, normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, getDevice, getLanguage } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { addUser, isConfirmed, unsent } from './new-account.ts';
import { requirePkceParameters } from './pkce.ts';
import { bodyObject, bodyText, readBody } from './read-body.ts';
import { resolveRedirect } from './redirects.ts';
import { requestCode } from './request-code.ts';
import { requireProvider } from './require-provider.ts';
import { type Prepared, prepareCode, requireInterval, requireMessenger, type SendOptions } from './send-code.ts';
import { isAutoconfirmed } from './settings.ts';
import { lockUserOf } from './users.ts';

const OtpRequest = z.object({
  email: bodyText,
  phone: bodyText,
  create_user: z
    .boolean()
    .nullish()
    .transform((create) => create ?? true),
  data: bodyObject,
  channel: bodyText,
  code_challenge: bodyText,
  code_challenge_method: bodyText,
});
type OtpRequest = z.infer<typeof OtpRequest>;

/** POST /otp (contract 6.4, R-20): signing in with a code, which signs up unknown addresses. */
export async function sendOtp(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const request = await readBody(c, OtpRequest);
  const address = requireAddress(request, auth);
  const pkce = requirePkceParameters(request.code_challenge, request.code_challenge_method);
  const messenger = requireMessenger(request.channel);
  const options = { pkce, redirectTo: resolveRedirect(c, auth), messenger, language: getLanguage(c) };
  const call = { address, slot: 'recovery', limit: 'otp', device: getDevice(c, auth) } as const;
  const { messageId } = await requestCode(auth, call, (transaction) =>
    prepareOtp(transaction, auth, address, request, options),
  );
  return c.json(messageId === null ? {} : { message_id: messageId });
}

function requireAddress({ email, phone, channel }: OtpRequest, { settings }: Auth): Address {
  if (email && phone) {
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided');
  }
  if (email && channel) throw new AuthError('validation_failed', 'Channel should only be specified with Phone OTP');
  if (!email && !phone) throw new AuthError('validation_failed', 'One of email or phone must be set');
  const address = normaliseAddress(email ? 'email' : 'phone', email || phone);
  requireProvider(settings, address.channel, email ? 'logins' : 'signups', email ? 422 : 400);
  if (email && !settings.magicLink) {
    throw new AuthError('email_provider_disabled', 'Login with magic link is disabled');
  }
  requireWellFormed(address);
  return address;
}

/** Confirming a new address also signs in: one email does both. */
async function prepareOtp(
  transaction: Transaction,
  auth: Auth,
  address: Address,
  { create_user: mayCreate, data }: OtpRequest,
  options: SendOptions,
): Promise<{ prepared: Prepared[] }> {
  const existing = await lockUserOf(transaction, address);
  // Stricter than the original, which answers `otp_disabled` and so reveals who has an account.
  if (existing === null && !mayCreate) return { prepared: [] };
  if (existing === null && auth.settings.signupDisabled) {
    throw new AuthError('signup_disabled', 'Signups not allowed for this instance');
  }
  const confirmed = isAutoconfirmed(auth.settings, address.channel);
  const user = existing ?? (await addUser(transaction, { address, hash: null, data, confirmed }));
  const isSignIn = address.channel === 'email' && (confirmed || isConfirmed(user, address));
  const occasion = isSignIn ? 'magiclink' : 'signup';
  requireInterval(auth, occasion, user, address.channel);
  const code = await prepareCode(transaction, auth, occasion, { user, address }, options);
  return { prepared: existing === null ? [code, unsent(user.id)] : [code] };
}
