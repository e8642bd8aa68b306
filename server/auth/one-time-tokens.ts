import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Statement, Session as Transaction } from '#database/database.ts';
import type { Address } from './address.ts';
import type { Auth } from './auth-context.ts';
import type { StoredUser } from './stored.ts';
import { lockUser } from './users.ts';

/** The slots of a user (contract R-22): each holds one code, and a new one replaces the old. */
export type Purpose =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_change'
  | 'reauthentication';

/** A code as it is sent: digits to type, or the same as the token of a link. */
export interface OneTimeCode {
  code: string;
  token: string;
}

/** What the token of a link begins with when it leads to a code for the client to exchange (contract R-32). */
export const PKCE_PREFIX = 'pkce_';

/**
 * A code for an address (contract R-21): digits that are equally likely, leading zeros kept. A number for tests has its own.
 * @param forExchange whether its link leads to a PKCE exchange
 */
export function createOneTimeCode(auth: Auth, address: Address, forExchange: boolean): OneTimeCode {
  const { otpLength } = auth.settings;
  const code = getTestCode(auth, address) ?? Array.from({ length: otpLength }, () => randomInt(10)).join('');
  return { code, token: `${forExchange ? PKCE_PREFIX : ''}${tokenOf(auth, address, code)}` };
}

export function getTestCode({ settings }: Auth, { channel, value }: Address): string | null {
  return channel === 'phone' ? (settings.phoneTestCodes.get(value) ?? null) : null;
}

/**
 * The token of a code. Keyed, where the original is a bare SHA-224 of address and code: six digits are found from a bare
 * hash at once, and the token stands in links, which proxies and mail servers see.
 */
function tokenOf({ keys }: Auth, { channel, value }: Address, code: string): string {
  return createHmac('sha256', keys.sealingKey).update(`${channel}:${value}:${code}`).digest('hex');
}

/** What is stored of a token: its hash, behind the prefix that tells what its link does. */
export function hashToken(token: string): string {
  const prefix = token.startsWith(PKCE_PREFIX) ? PKCE_PREFIX : '';
  return `${prefix}${createHash('sha256').update(token.slice(prefix.length)).digest('hex')}`;
}

/** The hashes a typed code may be stored as: its link's token is plain or for an exchange (contract R-33). */
export function hashesOfCode(auth: Auth, address: Address, code: string): string[] {
  const hash = hashToken(tokenOf(auth, address, code));
  return [hash, `${PKCE_PREFIX}${hash}`];
}

/** The statement that fills a slot. */
export function storeToken(userId: string, purpose: Purpose, token: string): Statement {
  return {
    sql: `insert into auth.one_time_tokens (user_id, purpose, token_hash) values ($1::uuid, $2, $3)
          on conflict (user_id, purpose) do update set token_hash = excluded.token_hash, created_at = now()`,
    params: [userId, purpose, hashToken(token)],
  };
}

/** The statement that empties every slot of a user (contract ). */
export function clearTokens(userId: string): Statement {
  return { sql: 'delete from auth.one_time_tokens where user_id = $1::uuid', params: [userId] };
}

/** The statement that empties the slot again if it still holds this token: its message was not sent. */
export function withdrawToken(userId: string, purpose: Purpose, token: string): Statement {
  return {
    sql: 'delete from auth.one_time_tokens where user_id = $1::uuid and purpose = $2 and token_hash = $3',
    params: [userId, purpose, hashToken(token)],
  };
}

/** A token that was taken, its owner locked, and how long ago it was sent, in seconds. */
export interface TakenToken {
  user: StoredUser;
  purpose: Purpose;
  age: number;
}

/**
 * Takes the token of one of these hashes out of its slot; null when none of the slots holds it. Whoever comes second, even
 * at the same moment, finds nothing. The user is locked first, as everything that fills slots does it.
 */
export async function takeToken(
  transaction: Transaction,
  hashes: readonly string[],
  purposes: readonly Purpose[],
): Promise<TakenToken | null> {
  const condition = `token_hash in (select jsonb_array_elements_text($1::jsonb))
     and purpose in (select jsonb_array_elements_text($2::jsonb))`;
  const params = [JSON.stringify(hashes), JSON.stringify(purposes)];
  const found = await transaction.query<{ user_id: string }>(
    `select user_id from auth.one_time_tokens where ${condition} limit 1`,
    params,
  );
  const user = found.rows[0] ? await lockUser(transaction, found.rows[0].user_id) : null;
  if (user === null) return null;
  const taken = await transaction.query<{ purpose: Purpose; age: number }>(
    `delete from auth.one_time_tokens where user_id = $3::uuid and ${condition}
     returning purpose, extract(epoch from clock_timestamp() - created_at)::float8 as age`,
    [...params, user.id],
  );
  return taken.rows[0] ? { user, ...taken.rows[0] } : null;
}

/** Contract R-25: by how it was sent. A number for tests gets nothing, so its code does not age. */
export function isTooOld(auth: Auth, address: Address | null, age: number): boolean {
  if (address?.channel === 'phone') {
    return getTestCode(auth, address) === null && age >= auth.settings.smsOtpSeconds;
  }
  return age >= auth.settings.mailOtpSeconds;
}
