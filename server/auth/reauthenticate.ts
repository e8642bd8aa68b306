import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Address } from './address.ts';
import { type Auth, getLanguage, runAsAuth, transactAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { isConfirmed } from './new-account.ts';
import { requireUser } from './require-user.ts';
import { prepareCode, requireInterval, sendPrepared, takeMessages } from './send-code.ts';
import type { StoredUser } from './stored.ts';
import { lockUser } from './users.ts';

/** GET /reauthenticate (contract 6.7, R-58): sends the nonce that PUT /user asks for. */
export async function reauthenticate(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const signedIn = await requireUser(c, auth);
  const address = requireOwnAddress(signedIn.user);
  await runAsAuth(auth, takeMessages(auth, address.channel));
  const prepared = await transactAsAuth(auth, async (transaction) => {
    const user = await lockUser(transaction, signedIn.user.id);
    if (user === null) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist');
    requireInterval(auth, 'reauthentication', user, address.channel);
    const options = { pkce: null, redirectTo: auth.siteUrl, messenger: 'sms', language: getLanguage(c) } as const;
    return prepareCode(transaction, auth, 'reauthentication', { user, address }, options);
  });
  const { messageId } = await sendPrepared(auth, [prepared]);
  return c.json(messageId === null ? {} : { message_id: messageId });
}

function requireOwnAddress(user: StoredUser): Address {
  const address = getOwnAddress(user);
  if (address === null) {
    const message = 'Reauthentication requires the user to have an email or a phone number';
    throw new AuthError('validation_failed', message);
  }
  if (isConfirmed(user, address)) return address;
  throw address.channel === 'email'
    ? new AuthError('email_not_confirmed', 'Please verify your email first.', { status: 422 })
    : new AuthError('phone_not_confirmed', 'Please verify your phone first.', { status: 422 });
}

/** The address a user's nonce is sent to: the email address, else the phone. */
export function getOwnAddress({ email, phone }: StoredUser): Address | null {
  if (email) return { channel: 'email', value: email };
  return phone ? { channel: 'phone', value: phone } : null;
}
