import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { DatabaseError, type Statement } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { presentUser } from '../present-user.ts';
import { readBody } from '../read-body.ts';
import { parseStored, type StoredUser } from '../stored.ts';
import { writeMetadata } from '../user-metadata.ts';
import { appMetadata } from '../users.ts';
import { readStoredUser, unknownUser } from './require-stored-user.ts';
import {
  type CheckedAttributes,
  checkAttributes,
  givenAddresses,
  setIdentity,
  UserAttributes,
} from './user-attributes.ts';

/** POST /admin/users (contract 6.19). Nothing is sent; an address is confirmed when the caller says so. */
export async function createUser(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const attributes = await readBody(c, UserAttributes);
  if (!attributes.email && !attributes.phone) {
    throw new AuthError('validation_failed', 'Cannot create a user without either an email or phone');
  }
  const id = attributes.id === '' ? randomUUID() : attributes.id;
  if (!z.uuid().safeParse(id).success) throw new AuthError('validation_failed', 'ID must be a UUID');
  const checked = await checkAttributes(attributes, auth);
  const identities = givenAddresses(checked).map(({ address, confirmed }) =>
    setIdentity(id, address, confirmed === true),
  );
  const added = [insertUser(id, attributes, checked), ...identities, readStoredUser(id)];
  const results = await runAsAuth(auth, added).catch(translateConflict);
  const user = parseStored<StoredUser>(results.at(-1)?.rows[0]?.user);
  if (user === null) throw unknownUser();
  return c.json(presentUser(user));
}

function insertUser(id: string, attributes: UserAttributes, checked: CheckedAttributes): Statement {
  const { email, phone, hash, ban } = checked;
  const channels = givenAddresses(checked).map(({ address }) => address.channel);
  return {
    sql: `insert into auth.users (id, aud, role, email, email_confirmed_at, phone, phone_confirmed_at,
            encrypted_password, raw_app_meta_data, raw_user_meta_data, banned_until)
          values ($1::uuid, 'authenticated', 'authenticated', $2, case when $3::boolean then now() end,
            $4, case when $5::boolean then now() end, $6, $7::jsonb || $8::jsonb, $9::jsonb,
            now() + make_interval(secs => $10::float8))`,
    params: [
      id,
      email.address?.value ?? null,
      email.address !== null && email.confirmed === true,
      phone.address?.value ?? null,
      phone.address !== null && phone.confirmed === true,
      hash,
      writeMetadata(attributes.app_metadata ?? {}),
      appMetadata(channels),
      writeMetadata({
        ...attributes.user_metadata,
        ...(email.address !== null && email.confirmed === true ? { email_verified: true } : {}),
      }),
      ban ?? null,
    ],
  };
}

/** Turns the constraint that refused a row into an error the caller understands. */
export function translateConflict(error: unknown): never {
  const constraint = error instanceof DatabaseError ? error.constraint : null;
  if (constraint === 'users_email_key') {
    throw new AuthError('email_exists', 'A user with this email address has already been registered');
  }
  if (constraint === 'users_phone_key') {
    throw new AuthError('phone_exists', 'A user with this phone number has already been registered');
  }
  if (constraint === 'users_pkey') throw new AuthError('user_already_exists', 'A user with this id already exists');
  // Deleted since it was read.
  if (constraint === 'identities_user_id_fkey') throw unknownUser();
  throw error;
}
