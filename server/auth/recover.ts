import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, getDevice, getLanguage } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { requirePkceParameters } from './pkce.ts';
import { bodyText, readBody } from './read-body.ts';
import { resolveRedirect } from './redirects.ts';
import { requestCode } from './request-code.ts';
import { requireProvider } from './require-provider.ts';
import { prepareCode, requireInterval } from './send-code.ts';
import { lockUserOf } from './users.ts';

const RecoverRequest = z.object({ email: bodyText, code_challenge: bodyText, code_challenge_method: bodyText });

/** POST /recover (contract 6.11): an email whose link signs in, to set a new password. */
export async function recover(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { email, code_challenge: challenge, code_challenge_method: method } = await readBody(c, RecoverRequest);
  if (!email) throw new AuthError('validation_failed', 'Password recovery requires an email');
  const pkce = requirePkceParameters(challenge, method);
  const address = normaliseAddress('email', email);
  requireProvider(auth.settings, 'email', 'logins', 400);
  requireWellFormed(address);
  const options = { pkce, redirectTo: resolveRedirect(c, auth), messenger: 'sms', language: getLanguage(c) } as const;
  const call = { address, slot: 'recovery', limit: 'recover', device: getDevice(c, auth) } as const;
  await requestCode(auth, call, async (transaction) => {
    const user = await lockUserOf(transaction, address);
    if (user === null) return { prepared: [] };
    requireInterval(auth, 'recovery', user, 'email');
    return { prepared: [await prepareCode(transaction, auth, 'recovery', { user, address }, options)] };
  });
  return c.json({});
}
