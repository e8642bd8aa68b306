import { createHash, createHmac, randomInt } from 'node:crypto';
import type { Statement, Transaction } from '#database/database.ts';
import type { Address } from './address.ts';
import type { Auth } from './auth-context.ts';
import type { PendingSignUp } from './pending-sign-ups.ts';
import type { StoredUser } from './stored.ts';
import { lockUser } from './users.ts';

/**
 * The slots of a user (contract R-22): each holds one code, and a new one replaces the old. Confirmation has one for each
 * pending sign-up.
 */
export type Purpose =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_change'
  | 'reauthentication';

/** A code as it is sent: digits to type, or the token of a link that does the same. */
export interface OneTimeCode {
  code: string;
  token: string;
}

/** Prefix of a link's token when the link leads to a code for the client to exchange (contract R-32). */
export const PKCE_PREFIX = 'pkce_';

/**
 * A code for an address (contract R-21): digits that are equally likely, leading zeros kept. A test number has its own.
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
 * The token of a code. Keyed, where the original is a bare SHA-224 of address and code: six digits can be found from a
 * bare hash at once, and the token is in links, which proxies and mail servers see.
 */
function tokenOf({ keys }: Auth, { channel, value }: Address, code: string): string {
  return createHmac('sha256', keys.sealingKey).update(`${channel}:${value}:${code}`).digest('hex');
}

/** What is stored of a token: its hash, after the prefix that says what its link does. */
export function hashToken(token: string): string {
  const prefix = token.startsWith(PKCE_PREFIX) ? PKCE_PREFIX : '';
  return `${prefix}${createHash('sha256').update(token.slice(prefix.length)).digest('hex')}`;
}

/** The hashes a typed code may be stored as: its link's token is plain or for an exchange (contract R-33). */
export function hashesOfCode(auth: Auth, address: Address, code: string): string[] {
  const hash = hashToken(tokenOf(auth, address, code));
  return [hash, `${PKCE_PREFIX}${hash}`];
}

/**
 * The statement that fills a slot.
 * @param signUpId the sign-up that the token confirms
 */
export function storeToken(userId: string, purpose: Purpose, token: string, signUpId: string | null = null): Statement {
  return {
    sql: `insert into auth.one_time_tokens (user_id, purpose, token_hash, sign_up_id) values ($1::uuid, $2, $3, $4::uuid)
          on conflict (user_id, purpose, coalesce(sign_up_id, user_id))
          do update set token_hash = excluded.token_hash, created_at = now()`,
    params: [userId, purpose, hashToken(token), signUpId],
  };
}

/** The statement that empties every slot of a user (contract ). */
export function clearTokens(userId: string): Statement {
  return { sql: 'delete from auth.one_time_tokens where user_id = $1::uuid', params: [userId] };
}

/** The statement that empties the slot again if it still contains this token: its message was not sent. */
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
  /** The sign-up it was sent for; null when no password belongs to it. */
  signUp: PendingSignUp | null;
}

/** What is presented to redeem a token. */
export interface Shown {
  /** As the code or token may be stored. */
  hashes: readonly string[];
  /** Whether it is a typed code, which can be guessed, and not the token of a link. */
  isTyped: boolean;
  /** Hash of the browser's secret. */
  browser: string | null;
}

/**
 * Takes a token out of its slot; null when it is in none of the slots. A second request, even at the same moment, finds
 * nothing. The user is locked first, as everything that fills slots does.
 */
export async function takeToken(
  transaction: Transaction,
  { hashes, isTyped, browser }: Shown,
  purposes: readonly Purpose[],
): Promise<TakenToken | null> {
  const condition = `t.token_hash in (select jsonb_array_elements_text($1::jsonb))
     and t.purpose in (select jsonb_array_elements_text($2::jsonb)) and ($3::boolean is false or ${isTypeable})`;
  const params = [JSON.stringify(hashes), JSON.stringify(purposes), isTyped, browser];
  const found = await transaction.query<{ user_id: string }>(
    `select t.user_id from auth.one_time_tokens t where ${condition} limit 1`,
    params,
  );
  const user = found.rows[0] ? await lockUser(transaction, found.rows[0].user_id) : null;
  if (user === null) return null;
  const taken = await transaction.query<Omit<TakenToken, 'user' | 'signUp'> & { sign_up: string | null }>(
    `delete from auth.one_time_tokens t where t.user_id = $5::uuid and ${condition}
     returning t.purpose, extract(epoch from clock_timestamp() - t.created_at)::float8 as age,
       (select jsonb_build_object('hash', s.encrypted_password, 'data', s.user_data::text, 'browser', s.browser_hash)::text
        from auth.sign_ups s where s.id = t.sign_up_id) as sign_up`,
    [...params, user.id],
  );
  if (!taken.rows[0]) return null;
  const { purpose, age, sign_up: signUp } = taken.rows[0];
  return { user, purpose, age, signUp: signUp === null ? null : JSON.parse(signUp) };
}

/**
 * SQL: whether the code of the token `t` may be typed. Any number of sign-ups may be pending at one address, and each of
 * their codes would make a guess likelier to be right. So only the newest one's code and that of the browser's own ($4) count.
 */
const isTypeable = `(t.sign_up_id is null
  or exists (select from auth.sign_ups s where s.id = t.sign_up_id and s.browser_hash = $4)
  or t.sign_up_id = (select s.id from auth.sign_ups s where s.user_id = t.user_id order by s.created_at desc, s.id limit 1))`;

/** Contract R-25: depends on how it was sent. A test number gets no message, so its code does not expire. */
export function isTooOld(auth: Auth, address: Address | null, age: number): boolean {
  if (address?.channel === 'phone') {
    return getTestCode(auth, address) === null && age >= auth.settings.smsOtpSeconds;
  }
  return age >= auth.settings.mailOtpSeconds;
}
