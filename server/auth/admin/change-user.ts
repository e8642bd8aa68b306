import type { Context } from 'hono';
import type { Statement } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { endAll } from '../logout.ts';
import { clearTokens } from '../one-time-tokens.ts';
import { presentUser } from '../present-user.ts';
import { readBody } from '../read-body.ts';
import { parseStored, type StoredUser } from '../stored.ts';
import { mergeMetadata, writeMetadata } from '../user-metadata.ts';
import { appMetadata } from '../users.ts';
import { translateConflict } from './create-user.ts';
import { readStoredUser, requireStoredUser, unknownUser } from './require-stored-user.ts';
import {
  type CheckedAttributes,
  checkAttributes,
  givenAddresses,
  setIdentity,
  UserAttributes,
} from './user-attributes.ts';

/** PUT /admin/users/{id} (contract 6.19): takes effect at once, whatever PUT /user would require. */
export async function changeUser(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const user = await requireStoredUser(c, auth);
  const attributes = await readBody(c, UserAttributes);
  const checked = await checkAttributes(attributes, auth);
  const results = await runAsAuth(auth, [
    writeChanges(user, attributes, checked),
    ...givenAddresses(checked).map(({ address, confirmed }) =>
      setIdentity(user.id, address, confirmed ?? user[`${address.channel}_confirmed_at`] !== null),
    ),
    ...(checked.hash === null ? [] : endAccess(user.id)),
    readStoredUser(user.id),
  ]).catch(translateConflict);
  const changed = parseStored<StoredUser>(results.at(-1)?.rows[0]?.user);
  if (changed === null) throw unknownUser();
  return c.json(presentUser(changed));
}

/** Metadata is merged by the database, so that of concurrent changes both take effect. */
function writeChanges(user: StoredUser, attributes: UserAttributes, checked: CheckedAttributes): Statement {
  const { email, phone, hash, ban } = checked;
  return {
    sql: `update auth.users set updated_at = now(),
            email = coalesce($2, email), email_confirmed_at = ${confirmation('email_confirmed_at', '$3')},
            phone = coalesce($4, phone), phone_confirmed_at = ${confirmation('phone_confirmed_at', '$5')},
            is_anonymous = is_anonymous and $2 is null and $4 is null,
            encrypted_password = coalesce($6, encrypted_password),
            raw_app_meta_data = ${merged('raw_app_meta_data', '$7')} || $11::jsonb,
            raw_user_meta_data = ${merged('raw_user_meta_data', '$8')},
            banned_until = case when $9::boolean then now() + make_interval(secs => $10::float8) else banned_until end
          where id = $1::uuid`,
    params: [
      user.id,
      email.address?.value ?? null,
      email.confirmed,
      phone.address?.value ?? null,
      phone.confirmed,
      hash,
      requireMergeable(user.raw_app_meta_data, attributes.app_metadata ?? {}),
      requireMergeable(user.raw_user_meta_data, {
        ...attributes.user_metadata,
        ...(email.confirmed === null ? {} : { email_verified: email.confirmed }),
      }),
      ban !== undefined,
      ban ?? null,
      getProviders(user, checked),
    ],
  };
}

/** SQL: the time an address was confirmed; a null parameter leaves it. Names are never from a request. */
const confirmation = (column: string, parameter: string) =>
  `case when ${parameter}::boolean is null then ${column} when ${parameter}::boolean then coalesce(${column}, now()) end`;

const merged = (column: string, parameter: string) =>
  `(${column} || ${parameter}::jsonb)
    - array(select key from jsonb_each(${parameter}::jsonb) where value = 'null'::jsonb)`;

/** O1: an address adds its provider. JSON for `app_metadata`. */
function getProviders(user: StoredUser, checked: CheckedAttributes): string {
  const added = givenAddresses(checked).map(({ address }) => address.channel);
  if (added.length === 0) return '{}';
  return appMetadata([...user.identities.map(({ provider }) => provider), ...added]);
}

/** @throws AuthError validation_failed when the result would be too large */
function requireMergeable(current: Record<string, unknown>, changes: Record<string, unknown>): string {
  writeMetadata(mergeMetadata(current, changes));
  return writeMetadata(changes);
}

/** a new password ends the sessions the old one opened, and voids the emails sent meanwhile. */
function endAccess(userId: string): Statement[] {
  return [endAll(userId), clearTokens(userId)];
}
