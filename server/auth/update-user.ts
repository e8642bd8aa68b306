import type { Context } from 'hono';
import * as z from 'zod';
import { DatabaseError, type Statement } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Address, normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { endAll, endOthers } from './logout.ts';
import { hashPassword, requireGoodPassword, verifyPassword } from './passwords.ts';
import { requirePkceParameters } from './pkce.ts';
import { presentUser } from './present-user.ts';
import { bodyObject, bodyOptionalText, bodyText, readBody } from './read-body.ts';
import { requireUser, type SignedInUser } from './require-user.ts';
import { parseStored, type StoredUser, storedUserSql } from './stored.ts';
import { mergeMetadata, writeMetadata } from './user-metadata.ts';
import { adoptAddress, findUser, getPasswordHash } from './users.ts';

const UserUpdate = z.object({
  email: bodyText,
  phone: bodyText,
  /** An empty one is not absent here: it is refused as weak. */
  password: bodyOptionalText,
  data: bodyObject,
  app_metadata: z.unknown().optional(),
  code_challenge: bodyText,
  code_challenge_method: bodyText,
});
type UserUpdate = z.infer<typeof UserUpdate>;

/** PUT /user (contract 6.10, R-40 to R-47). */
export async function updateUser(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const signedIn = await requireUser(c, auth);
  const { user } = signedIn;
  const update = await readBody(c, UserUpdate);
  requireAllowed(update, user, auth);
  const address = await getNewAddress(update, user, auth);
  const statements = [
    ...(update.password === null ? [] : await changePassword(auth, signedIn, update.password)),
    ...(update.data === null ? [] : [changeMetadata(user, update.data)]),
    ...(address === null ? [] : adoptAddress(user, address)),
    { sql: `select ${storedUserSql} as "user" from auth.users u where u.id = $1::uuid`, params: [user.id] },
  ];
  const results = await runAsAuth(auth, statements).catch((error: unknown) => translateConflict(error, address));
  const changed = parseStored<StoredUser>(results.at(-1)?.rows[0]?.user);
  if (changed === null) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist');
  return c.json(presentUser(changed));
}

/** The checks that need nothing but the request and the user, in the contract's order. */
function requireAllowed(update: UserUpdate, user: StoredUser, { settings }: Auth): void {
  const { email, phone, password, code_challenge: challenge, code_challenge_method: method } = update;
  if ((update.app_metadata ?? null) !== null) {
    throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
  }
  requirePkceParameters(challenge, method);
  if (password !== null) requireGoodPassword(password, settings);
  if (user.is_anonymous && password !== null && !email && !phone) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthError('validation_failed', message, { status: 422 });
  }
}

/**
 * The address to adopt at once, or null when none changes. A permanent user's new e-mail address must be confirmed
 * from there, which needs mail; an anonymous user's first one and phones count as confirmed.
 */
async function getNewAddress({ email, phone }: UserUpdate, user: StoredUser, auth: Auth): Promise<Address | null> {
  const wanted = [email && normaliseAddress('email', email), phone && normaliseAddress('phone', phone)];
  const changes = wanted.filter((address) => address !== '' && address.value !== user[address.channel]);
  const [address] = changes;
  if (!address) return null;
  if (changes.length > 1) {
    throw new AuthError('validation_failed', 'Change either the email address or the phone number, not both at once');
  }
  requireWellFormed(address);
  const { user: holder } = await findUser(auth, address);
  if (holder !== null) throw addressTaken(address);
  if (address.channel === 'phone' && !auth.settings.phoneProvider) {
    throw new AuthError('phone_provider_disabled', 'Phone numbers are disabled on this server');
  }
  if (address.channel === 'email' && !user.is_anonymous) {
    throw new AuthError(
      'email_provider_disabled',
      'This server sends no mail, so a new email address cannot be confirmed',
    );
  }
  return address;
}

function addressTaken({ channel }: Address): AuthError {
  return channel === 'email'
    ? new AuthError('email_exists', 'A user with this email address has already been registered')
    : new AuthError('phone_exists', 'A user with this phone number has already been registered');
}

/** a new password ends every other session; the one that changed it stays. */
async function changePassword(auth: Auth, { user, session }: SignedInUser, password: string): Promise<Statement[]> {
  const current = await getPasswordHash(auth, user.id);
  if (current !== null && (await verifyPassword(current, password))) {
    throw new AuthError('same_password', 'New password should be different from the old password.');
  }
  const sql = 'update auth.users set encrypted_password = $2, updated_at = now() where id = $1::uuid';
  return [
    { sql, params: [user.id, await hashPassword(password)] },
    session === null ? endAll(user.id) : endOthers(user.id, session.id),
  ];
}

/** R-40, merged by the database so that two changes at once both take effect. */
function changeMetadata(user: StoredUser, changes: Record<string, unknown>): Statement {
  const patch = writeMetadata(changes);
  writeMetadata(mergeMetadata(user.raw_user_meta_data, changes));
  return {
    sql: `update auth.users set updated_at = now(), raw_user_meta_data = (raw_user_meta_data || $2::jsonb)
            - array(select key from jsonb_each($2::jsonb) where value = 'null'::jsonb)
          where id = $1::uuid`,
    params: [user.id, patch],
  };
}

/** Someone else took the address since it was looked up. */
function translateConflict(error: unknown, address: Address | null): never {
  if (address && error instanceof DatabaseError && error.code === '23505') throw addressTaken(address);
  throw error;
}
