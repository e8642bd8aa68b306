import type { Context } from 'hono';
import * as z from 'zod';
import { DatabaseError, type Statement } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Address, normaliseAddress, requireWellFormed } from './address.ts';
import { type Auth, getDevice, getLanguage, getLimitedIp, runAsAuth } from './auth-context.ts';
import { requireUnbreached } from './breached-passwords.ts';
import { requireNewAddress, startAddressChange } from './change-address.ts';
import { requirePasswordChange } from './change-password.ts';
import { AuthError } from './errors.ts';
import { clearTokens } from './one-time-tokens.ts';
import { requireGoodPassword } from './passwords.ts';
import { requirePkceParameters } from './pkce.ts';
import { presentUser } from './present-user.ts';
import { take } from './rate-limits.ts';
import { bodyObject, bodyOptionalText, bodyText, readBody } from './read-body.ts';
import { resolveRedirect } from './redirects.ts';
import { requireUser, type SignedInUser } from './require-user.ts';
import { requireMessenger } from './send-code.ts';
import { parseStored, type StoredUser, storedUserSql } from './stored.ts';
import { requireUncommon } from './uncommon-passwords.ts';
import { mergeMetadata, writeMetadata } from './user-metadata.ts';
import { addressTaken, adoptAddress } from './users.ts';

const UserUpdate = z.object({
  email: bodyText,
  phone: bodyText,
  /** Here an empty one does not count as absent: it is refused as weak. */
  password: bodyOptionalText,
  current_password: bodyText,
  nonce: bodyText,
  data: bodyObject,
  app_metadata: z.unknown().optional(),
  channel: bodyText,
  code_challenge: bodyText,
  code_challenge_method: bodyText,
});
type UserUpdate = z.infer<typeof UserUpdate>;

/** PUT /user (contract 6.10, R-40 to R-47). */
export async function updateUser(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const device = getDevice(c, auth);
  await runAsAuth(auth, take(auth.settings, 'user', getLimitedIp(device)));
  const signedIn = await requireUser(c, auth, 401);
  const { user } = signedIn;
  const update = await readBody(c, UserUpdate);
  const pkce = requireAllowed(update, signedIn, auth);
  const options = {
    pkce,
    redirectTo: resolveRedirect(c, auth),
    messenger: requireMessenger(update.channel),
    language: getLanguage(c),
  };
  if (update.password !== null) {
    await requireUncommon(update.password, auth.settings);
    await requireUnbreached(update.password, auth.settings);
  }
  const change = await requireNewAddress(auth, user, update);
  const data = update.data === null ? [] : [changeMetadata(user, update.data)];
  const password =
    update.password === null
      ? []
      : await requirePasswordChange(auth, signedIn, { ...update, password: update.password }, device);
  // The emails go out first: if they cannot be sent, neither password nor data has changed. R-41 clears older ones.
  if (password.length > 0) await runAsAuth(auth, [clearTokens(user.id)]);
  if (change !== null && !change.isImmediate) await startAddressChange(auth, user.id, change.address, options);
  const adopted = change?.isImmediate ? adoptAddress(user, change.address) : [];
  return c.json(presentUser(await apply(auth, user, [...password, ...data, ...adopted], change?.address ?? null)));
}

/** The answer shows the state after the change. */
async function apply(
  auth: Auth,
  { id }: StoredUser,
  changes: readonly Statement[],
  address: Address | null,
): Promise<StoredUser> {
  const readBack = { sql: `select ${storedUserSql} as "user" from auth.users u where u.id = $1::uuid`, params: [id] };
  const results = await runAsAuth(auth, [...changes, readBack]).catch((error: unknown) => {
    // Someone else took the address after it was looked up.
    throw address && error instanceof DatabaseError && error.code === '23505' ? addressTaken(address) : error;
  });
  const changed = parseStored<StoredUser>(results.at(-1)?.rows[0]?.user);
  if (changed === null) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist');
  return changed;
}

/** The checks that need only the request and the user, in the contract's order. */
function requireAllowed(
  update: UserUpdate,
  { user }: SignedInUser,
  { settings }: Auth,
): ReturnType<typeof requirePkceParameters> {
  const { email, phone, password, nonce } = update;
  const touchesAccess = password !== null || email !== '' || phone !== '';
  if ((update.app_metadata ?? null) !== null) {
    throw new AuthError('not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (email) requireWellFormed(normaliseAddress('email', email));
  if (phone) requireWellFormed(normaliseAddress('phone', phone));
  const pkce = requirePkceParameters(update.code_challenge, update.code_challenge_method);
  if (password !== null) requireGoodPassword(password, settings);
  if (user.is_anonymous && password !== null && !email && !phone) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthError('validation_failed', message, { status: 422 });
  }
  if (user.is_sso_user && (touchesAccess || nonce)) {
    throw new AuthError('user_sso_managed', 'Updating email, phone, password of a SSO account only possible via SSO');
  }
  return pkce;
}

/** R-40, merged by the database so that of concurrent changes both take effect. */
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
