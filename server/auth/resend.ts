import type { Context } from 'hono';
import * as z from 'zod';
import type { Transaction } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Address, normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, getDevice, getLanguage } from './auth-context.ts';
import { getBrowser } from './browser.ts';
import { prepareEmailChange } from './email-change.ts';
import { AuthError } from './errors.ts';
import { isConfirmed } from './new-account.ts';
import { findSignUp } from './pending-sign-ups.ts';
import { requirePkceParameters } from './pkce.ts';
import { bodyText, readBody } from './read-body.ts';
import { resolveRedirect } from './redirects.ts';
import { type CodeRequest, requestCode } from './request-code.ts';
import { requireProvider } from './require-provider.ts';
import { type Prepared, prepareCode, requireInterval, type SendOptions } from './send-code.ts';
import type { StoredUser } from './stored.ts';
import { lockUserOf } from './users.ts';

const ResendRequest = z.object({
  type: bodyText,
  email: bodyText,
  phone: bodyText,
  code_challenge: bodyText,
  code_challenge_method: bodyText,
});
type ResendRequest = z.infer<typeof ResendRequest>;

/** Prepares what is sent again; nothing when the user is not waiting for such a message. */
type Resending = (
  transaction: Transaction,
  auth: Auth,
  user: StoredUser,
  address: Address,
  options: SendOptions & { browser: string | null },
) => Promise<Prepared[]>;

const resendConfirmation: Resending = async (transaction, auth, user, address, options) => {
  if (isConfirmed(user, address)) return [];
  requireInterval(auth, 'signup', user, address.channel);
  const signUpId = await findSignUp(transaction, user.id, options.browser);
  return [await prepareCode(transaction, auth, 'signup', { user, address, signUpId }, options)];
};

const resendEmailChange: Resending = async (transaction, auth, user, _address, options) => {
  if (user.new_email === null) return [];
  requireInterval(auth, 'emailChangeNew', user, 'email');
  return prepareEmailChange(transaction, auth, user, user.new_email, options);
};

const resendPhoneChange: Resending = async (transaction, auth, user, _address, options) => {
  if (user.new_phone === null) return [];
  requireInterval(auth, 'phoneChange', user, 'phone');
  const address = { channel: 'phone', value: user.new_phone } as const;
  return [await prepareCode(transaction, auth, 'phoneChange', { user, address }, options)];
};

/** Contract 6.8: what can be sent again, and what kind of address the request names. */
const types: Readonly<Record<string, { channel: Address['channel']; slot: CodeRequest['slot']; resend: Resending }>> = {
  signup: { channel: 'email', slot: 'confirmation', resend: resendConfirmation },
  email_change: { channel: 'email', slot: 'email_change', resend: resendEmailChange },
  sms: { channel: 'phone', slot: 'confirmation', resend: resendConfirmation },
  phone_change: { channel: 'phone', slot: 'phone_change', resend: resendPhoneChange },
};

/** POST /resend (contract 6.8). Answers the same when there is nothing to send. */
export async function resend(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const request = await readBody(c, ResendRequest);
  const { address, slot, resendTo } = requireResending(request);
  requireProvider(auth.settings, address.channel, 'logins', 400);
  const pkce = requirePkceParameters(request.code_challenge, request.code_challenge_method);
  requireWellFormed(address);
  const options = {
    pkce,
    redirectTo: resolveRedirect(c, auth),
    messenger: 'sms',
    language: getLanguage(c),
    browser: getBrowser(c, auth),
  } as const;
  const call = { address, slot, limit: 'resend', device: getDevice(c, auth) } as const;
  const { messageId } = await requestCode(auth, call, async (transaction) => {
    const user = await lockUserOf(transaction, address);
    return { prepared: user === null ? [] : await resendTo(transaction, auth, user, address, options) };
  });
  return c.json(messageId === null ? {} : { message_id: messageId });
}

function requireResending({
  type,
  email,
  phone,
}: ResendRequest): Pick<CodeRequest, 'address' | 'slot'> & { resendTo: Resending } {
  const resending = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!resending)
    throw new AuthError('validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change');
  if (email && phone) {
    throw new AuthError('validation_failed', 'Only an email address or phone number should be provided.');
  }
  const given = resending.channel === 'email' ? email : phone;
  if (!given)
    throw new AuthError(
      'validation_failed',
      `Type provided requires an ${resending.channel === 'email' ? 'email address' : 'phone number'}`,
    );
  return { address: normaliseAddress(resending.channel, given), slot: resending.slot, resendTo: resending.resend };
}
