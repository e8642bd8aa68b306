import type { Context } from 'hono';
import * as z from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Transaction } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { type Address, normaliseAddress, requireWellFormed } from '../address.ts';
import { type Auth, getLanguage, transactAsAuth } from '../auth-context.ts';
import { presentUser } from '../present-user.ts';
import { bodyObject, bodyText, readBody } from '../read-body.ts';
import { resolveRedirect } from '../redirects.ts';
import { type Prepared, prepareCode, sendPrepared, takeMessages } from '../send-code.ts';
import type { StoredUser } from '../stored.ts';
import { lockUser } from '../users.ts';
import { translateConflict } from './create-user.ts';
import { requireUnconfirmed } from './invited-user.ts';
import { unknownUser } from './require-stored-user.ts';

const InviteRequest = z.object({ email: bodyText, data: bodyObject });

/** POST /invite (contract 6.19): adds a user and sends an invitation by email. */
export async function invite(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { email, data } = await readBody(c, InviteRequest);
  const address = normaliseAddress('email', email);
  requireWellFormed(address);
  auth.delivery.requireWorking('email');
  const redirectTo = resolveRedirect(c, auth);
  const { user, prepared } = await transactAsAuth(auth, (transaction) =>
    addInvitation(transaction, auth, { address, data, redirectTo, language: getLanguage(c) }),
  ).catch(translateConflict);
  await sendPrepared(auth, [prepared]);
  return c.json(presentUser(user));
}

interface Invitation {
  address: Address;
  data: Record<string, unknown> | null;
  redirectTo: string;
  language: Language | null;
}

/** if the email cannot be sent, the user added for it is removed again. */
async function addInvitation(
  transaction: Transaction,
  auth: Auth,
  { address, data, redirectTo, language }: Invitation,
): Promise<{ user: StoredUser; prepared: Prepared }> {
  for (const { sql, params } of takeMessages(auth, 'email')) await transaction.query(sql, params);
  const { user, isNew } = await requireUnconfirmed(transaction, address, data);
  const options = { pkce: null, redirectTo, messenger: 'sms', language } as const;
  const { message, undo } = await prepareCode(transaction, auth, 'invite', { user, address }, options);
  await transaction.query('update auth.users set invited_at = now() where id = $1::uuid', [user.id]);
  const removal = { sql: 'delete from auth.users where id = $1::uuid', params: [user.id] };
  const invited = await lockUser(transaction, user.id);
  if (invited === null) throw unknownUser();
  return { user: invited, prepared: { message, undo: isNew ? [removal] : undo } };
}
