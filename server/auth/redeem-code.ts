import { DatabaseError, type Statement, type Transaction } from '#database/database.ts';
import type { Address } from './address.ts';
import type { Auth } from './auth-context.ts';
import { isDoublyConfirmed } from './email-change.ts';
import { AuthError } from './errors.ts';
import { isConfirmed } from './new-account.ts';
import { clearTokens, isTooOld, type Purpose, type TakenToken, takeToken } from './one-time-tokens.ts';
import { clearSignUps, type PendingSignUp, settleSignUps } from './pending-sign-ups.ts';
import { isBanned, type StoredUser } from './stored.ts';
import { addressTaken, adoptAddress, confirmAddress } from './users.ts';

/** What is presented: a typed code with its address, or the token of a link. */
export interface Presented {
  /** As the code or token may be stored. */
  hashes: readonly string[];
  /** Null for a token. */
  address: Address | null;
  /** Hash of the browser's secret. */
  browser: string | null;
  /** Whether one of our own pages presented it, which can ask for a new password. */
  isOwnPage: boolean;
}

/** Contract R-23: the slots each `type` accepts, by the kind of address it was sent to. */
const slots: Readonly<Record<Address['channel'], Readonly<Record<string, readonly Purpose[]>>>> = {
  email: {
    signup: ['confirmation'],
    invite: ['confirmation'],
    magiclink: ['recovery'],
    recovery: ['recovery'],
    email: ['confirmation', 'recovery'],
    email_change: ['email_change_current', 'email_change_new'],
  },
  phone: { sms: ['confirmation'], phone_change: ['phone_change'] },
};

/** @throws AuthError validation_failed for a type that this kind of address does not have */
export function requireSlots(channel: Address['channel'], type: string): readonly Purpose[] {
  const purposes = Object.hasOwn(slots[channel], type) ? slots[channel][type] : undefined;
  if (purposes) return purposes;
  throw new AuthError(
    'validation_failed',
    channel === 'email' ? 'Invalid email verification type' : 'Invalid sms verification type',
  );
}

/** The outcome of a code or link. */
export interface Redeemed {
  user: StoredUser;
  purpose: Purpose;
  /** Whether it was the first of the two confirmations of a new email address: it signs nobody in. */
  isFirstOfTwo: boolean;
  /** Whether the sign-up's password was dropped, because it was confirmed in another browser. */
  needsPassword: boolean;
}

/** The answer to an invalid link or code: the same whatever is wrong with it. */
export function expiredCode({ address }: Pick<Presented, 'address'>): AuthError {
  return new AuthError(
    'otp_expired',
    address ? 'Token has expired or is invalid' : 'Email link is invalid or has expired',
  );
}

/**
 * Redeems a code or link: takes it from its slot and does what it was sent for (contract ).
 * @throws AuthError otp_expired, user_banned, email_exists, phone_exists; the transaction then changes nothing
 */
export async function redeemCode(
  transaction: Transaction,
  auth: Auth,
  presented: Presented,
  purposes: readonly Purpose[],
): Promise<Redeemed> {
  const { hashes, address, browser } = presented;
  const taken = await takeToken(transaction, { hashes, isTyped: address !== null, browser }, purposes);
  if (taken === null || isTooOld(auth, presented.address, taken.age)) throw expiredCode(presented);
  const { user, purpose } = taken;
  if (isBanned(user)) throw new AuthError('user_banned', 'User is banned');
  const isFirstOfTwo = needsAnother(auth, taken);
  const signUp = taken.signUp !== null && isBegunThere(taken.signUp, presented) ? taken.signUp : null;
  const effects = isFirstOfTwo
    ? [{ sql: 'update auth.users set email_change_confirmations = 1 where id = $1::uuid', params: [user.id] }]
    : [...takeEffect({ ...taken, signUp }, presented), clearTokens(user.id), clearSignUps(user.id)];
  for (const { sql, params } of effects) await transaction.query(sql, params).catch(translateConflict);
  return { user, purpose, isFirstOfTwo, needsPassword: taken.signUp !== null && signUp === null };
}

/**
 * someone who signs up with another person's address knows the password, and that person gets the email. Our pages
 * therefore accept a password only in the browser where it was chosen. Other clients cannot tell which browser they are in.
 */
function isBegunThere(signUp: PendingSignUp, { isOwnPage, browser }: Presented): boolean {
  return !isOwnPage || (browser !== null && signUp.browser === browser);
}

/** */
function needsAnother(auth: Auth, { user, purpose }: TakenToken): boolean {
  const isChange = purpose === 'email_change_current' || purpose === 'email_change_new';
  const isFirst = user.email_change_confirmations === 0;
  return isChange && isFirst && isDoublyConfirmed(auth, user) && !auth.settings.emailAutoconfirm;
}

function takeEffect({ user, purpose, signUp }: TakenToken, presented: Presented): Statement[] {
  const channel = presented.address?.channel ?? 'email';
  switch (purpose) {
    case 'confirmation':
    case 'recovery':
      return isConfirmed(user, { channel, value: '' }) ? [] : confirmFor(user, channel, signUp);
    case 'email_change_current':
    case 'email_change_new':
      if (user.new_email === null) throw expiredCode(presented);
      return adoptAddress(user, { channel: 'email', value: user.new_email });
    case 'phone_change':
      if (user.new_phone === null) throw expiredCode(presented);
      return adoptAddress(user, { channel: 'phone', value: user.new_phone });
    case 'reauthentication':
      throw expiredCode(presented);
  }
}

/** An account without a confirmed address may contain what strangers left there. An anonymous one belongs to its user. */
function confirmFor(user: StoredUser, channel: Address['channel'], signUp: PendingSignUp | null): Statement[] {
  const isUnproved = user.confirmed_at === null && !user.is_anonymous;
  return [...(isUnproved ? settleSignUps(user, channel, signUp) : []), ...confirmAddress(user.id, channel)];
}

/** Someone else took the address after the email was sent. */
function translateConflict(error: unknown): never {
  const constraint = error instanceof DatabaseError ? error.constraint : null;
  if (constraint === 'users_email_key') throw addressTaken({ channel: 'email' });
  if (constraint === 'users_phone_key') throw addressTaken({ channel: 'phone' });
  throw error;
}
