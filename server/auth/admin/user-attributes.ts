import * as z from 'zod';
import type { Statement } from '#database/database.ts';
import { type Address, normaliseAddress, requireWellFormed } from '../address.ts';
import type { Auth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { hashPassword, requireGoodPassword } from '../passwords.ts';
import { bodyObject, bodyText } from '../read-body.ts';
import { identityData } from '../users.ts';
import { readBanDuration } from './ban-duration.ts';
import { requireUsableHash } from './password-hash.ts';

const bodyFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? null);

/** What POST and PUT of admin users accept; null and '' for what is not given. */
export const UserAttributes = z.object({
  id: bodyText,
  email: bodyText,
  phone: bodyText,
  password: bodyText,
  password_hash: bodyText,
  email_confirm: bodyFlag,
  phone_confirm: bodyFlag,
  user_metadata: bodyObject,
  app_metadata: bodyObject,
  ban_duration: bodyText,
  role: bodyText,
});
export type UserAttributes = z.infer<typeof UserAttributes>;

/** An address with whether it counts as confirmed; null leaves that as it is. */
interface GivenAddress {
  address: Address | null;
  confirmed: boolean | null;
}

/** The checked attributes. */
export interface CheckedAttributes {
  email: GivenAddress;
  phone: GivenAddress;
  /** The password's hash; null when it does not change. */
  hash: string | null;
  /** Seconds from now, null to lift; undefined leaves it. */
  ban: number | null | undefined;
}

/** @throws AuthError validation_failed, weak_password */
export async function checkAttributes(attributes: UserAttributes, auth: Auth): Promise<CheckedAttributes> {
  const { role, ban_duration: ban } = attributes;
  if (role && role !== 'authenticated') {
    throw new AuthError('validation_failed', 'The role of a user is always authenticated: use app_metadata for more');
  }
  return {
    email: { address: readAddress('email', attributes.email), confirmed: attributes.email_confirm },
    phone: { address: readAddress('phone', attributes.phone), confirmed: attributes.phone_confirm },
    ban: ban === '' ? undefined : readBanDuration(ban),
    hash: await readHash(attributes, auth),
  };
}

function readAddress(channel: Address['channel'], text: string): Address | null {
  if (!text) return null;
  const address = normaliseAddress(channel, text);
  requireWellFormed(address);
  return address;
}

async function readHash({ password, password_hash: hash }: UserAttributes, auth: Auth): Promise<string | null> {
  if (password && hash) {
    throw new AuthError('validation_failed', 'Only a password or a password hash should be provided');
  }
  if (hash) await requireUsableHash(hash);
  if (!password) return hash || null;
  requireGoodPassword(password, auth.settings);
  return hashPassword(password);
}

/** The addresses that are given. */
export function givenAddresses({ email, phone }: CheckedAttributes): { address: Address; confirmed: boolean | null }[] {
  return [email, phone].flatMap(({ address, confirmed }) => (address === null ? [] : [{ address, confirmed }]));
}

/** The statement that gives a user the identity of an address, or updates the existing one. */
export function setIdentity(userId: string, address: Address, confirmed: boolean): Statement {
  const data = identityData(userId, address, confirmed);
  return {
    sql: `insert into auth.identities (user_id, provider, provider_id, identity_data)
          values ($1::uuid, $2, $1, $3::jsonb)
          on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = now()`,
    params: [userId, address.channel, JSON.stringify(data)],
  };
}
