import type { Context } from 'hono';
import * as z from 'zod';
import type { Transaction } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { type Address, normaliseAddress, requireWellFormed } from '../address.ts';
import { type Auth, transactAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { createOneTimeCode, type Purpose, storeToken } from '../one-time-tokens.ts';
import { hashPassword, requireGoodPassword } from '../passwords.ts';
import { storeSignUp } from '../pending-sign-ups.ts';
import { presentUser } from '../present-user.ts';
import { bodyObject, bodyText, readBody } from '../read-body.ts';
import { getWantedRedirect, resolveRedirect } from '../redirects.ts';
import { writeLink } from '../send-code.ts';
import type { StoredUser } from '../stored.ts';
import { lockUser, lockUserOf } from '../users.ts';
import { translateConflict } from './create-user.ts';
import { requireUnconfirmed } from './invited-user.ts';
import { unknownUser } from './require-stored-user.ts';

const LinkRequest = z.object({
  type: bodyText,
  email: bodyText,
  new_email: bodyText,
  password: bodyText,
  data: bodyObject,
  redirect_to: bodyText,
});

/** The slot each type of link fills, the column that records when, and the `type` of the link. */
const kinds = {
  signup: { purpose: 'confirmation', sent: 'confirmation_sent_at', linkType: 'signup' },
  invite: { purpose: 'confirmation', sent: 'confirmation_sent_at', linkType: 'invite' },
  magiclink: { purpose: 'recovery', sent: 'recovery_sent_at', linkType: 'magiclink' },
  recovery: { purpose: 'recovery', sent: 'recovery_sent_at', linkType: 'recovery' },
  email_change_current: {
    purpose: 'email_change_current',
    sent: 'email_change_sent_at',
    linkType: 'email_change',
  },
  email_change_new: { purpose: 'email_change_new', sent: 'email_change_sent_at', linkType: 'email_change' },
} as const satisfies Record<string, { purpose: Purpose; sent: string; linkType: string }>;

type LinkType = keyof typeof kinds;

/** The checked request. */
interface Wanted {
  type: LinkType;
  address: Address;
  newAddress: Address;
  data: Record<string, unknown> | null;
  hash: string | null;
}

/** Who a link is for: `address` is the one its code is typed with. */
interface Recipient {
  type: LinkType;
  user: StoredUser;
  address: Address;
}

/** POST /admin/generate_link (contract 6.19): what an email would contain, for the caller to send. */
export async function generateLink(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const request = await readBody(c, LinkRequest);
  const wanted = await requireWanted(request, auth);
  const redirectTo = resolveRedirect(c, auth, request.redirect_to || getWantedRedirect(c));
  const { type, user, code, token } = await transactAsAuth(auth, (transaction) =>
    makeLink(transaction, auth, wanted),
  ).catch(translateConflict);
  return c.json({
    ...presentUser(user),
    action_link: writeLink(auth, { token, type: kinds[type].linkType, redirectTo }),
    email_otp: code,
    hashed_token: token,
    redirect_to: redirectTo,
    verification_type: type,
  });
}

async function requireWanted(request: z.infer<typeof LinkRequest>, auth: Auth): Promise<Wanted> {
  const { type, data, password } = request;
  if (!isLinkType(type)) {
    throw new AuthError('validation_failed', `Invalid email action link type requested: ${type || '(none)'}`);
  }
  const address = normaliseAddress('email', request.email);
  requireWellFormed(address);
  const newAddress = normaliseAddress('email', request.new_email);
  if (kinds[type].linkType === 'email_change') requireWellFormed(newAddress);
  if (type === 'email_change_current' && !auth.settings.doubleConfirmEmailChange) {
    throw new AuthError('validation_failed', 'Only the new address confirms a change: ask for email_change_new');
  }
  if (type === 'signup' && !password) throw new AuthError('validation_failed', 'Signup requires a valid password');
  if (password) requireGoodPassword(password, auth.settings);
  const hash = type === 'signup' ? await hashPassword(password) : null;
  return { type, address, newAddress, data, hash };
}

function isLinkType(type: string): type is LinkType {
  return Object.hasOwn(kinds, type);
}

async function makeLink(transaction: Transaction, auth: Auth, wanted: Wanted) {
  const { type, user, address } = await findRecipient(transaction, wanted);
  const { data, hash } = wanted;
  const signUpId =
    type === 'signup' && hash !== null
      ? await storeSignUp(transaction, user.id, { address, hash, data, browser: null })
      : null;
  const { purpose, sent } = kinds[type];
  const { code, token } = createOneTimeCode(auth, address, false);
  const stored = storeToken(user.id, purpose, token, signUpId);
  await transaction.query(stored.sql, stored.params);
  const invited = type === 'invite' ? ', invited_at = now()' : '';
  await transaction.query(`update auth.users set ${sent} = now()${invited} where id = $1::uuid`, [user.id]);
  const changed = await lockUser(transaction, user.id);
  if (changed === null) throw unknownUser();
  return { type, user: changed, code, token };
}

/** A magic link signs up an unknown address, as POST /otp does. */
async function findRecipient(transaction: Transaction, wanted: Wanted): Promise<Recipient> {
  const { type, address } = wanted;
  if (type === 'signup' || type === 'invite') {
    const { user } = await requireUnconfirmed(transaction, address, wanted.data);
    return { type, user, address };
  }
  const user = await lockUserOf(transaction, address);
  if (user === null && type === 'magiclink') return findRecipient(transaction, { ...wanted, type: 'signup' });
  if (user === null) throw unknownUser();
  if (type === 'magiclink' || type === 'recovery') return { type, user, address };
  await beginEmailChange(transaction, user, wanted.newAddress);
  return { type, user, address: type === 'email_change_new' ? wanted.newAddress : address };
}

/** The links for both addresses belong to one change; a different new address starts another. */
async function beginEmailChange(transaction: Transaction, user: StoredUser, newAddress: Address): Promise<void> {
  if ((await lockUserOf(transaction, newAddress)) !== null) {
    throw new AuthError('email_exists', 'A user with this email address has already been registered');
  }
  if (user.new_email === newAddress.value) return;
  await transaction.query('update auth.users set new_email = $2, email_change_confirmations = 0 where id = $1::uuid', [
    user.id,
    newAddress.value,
  ]);
  await transaction.query(
    `delete from auth.one_time_tokens where user_id = $1::uuid
       and purpose in ('email_change_current', 'email_change_new')`,
    [user.id],
  );
}
