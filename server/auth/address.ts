import { createHash } from 'node:crypto';
import { AuthError } from './errors.ts';

/** What identifies an account: an email address or a phone number. */
export interface Address {
  channel: 'email' | 'phone';
  /** As stored: email in lower case (contract O3), phone as digits without "+". */
  value: string;
}

/** Octets of an address in SMTP (RFC 5321, with its brackets) are 256; the contract's source takes 255. */
const EMAIL_CHARACTERS = 255;

/** The HTML standard's form of an email address, so that page and server accept the same. */
const emailForm =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** ITU-T E.164: up to 15 digits, none of them a leading zero. */
const phoneForm = /^[1-9]\d{1,14}$/;

/** The address in its stored form, valid or not: good for lookups. */
export function normaliseAddress(channel: Address['channel'], text: string): Address {
  return { channel, value: channel === 'email' ? text.toLowerCase() : text.replace(/^\+/, '').replaceAll(' ', '') };
}

/** @throws AuthError validation_failed when a new account may not have this address */
export function requireWellFormed({ channel, value }: Address): void {
  if (channel === 'phone' && !phoneForm.test(value)) {
    throw new AuthError('validation_failed', 'Invalid phone number format (E.164 required)');
  }
  if (channel === 'email' && (value.length > EMAIL_CHARACTERS || !emailForm.test(value))) {
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
  }
}

/**
 * The key under which guesses at an account are counted, for known and unknown addresses alike: a hash, so that the table
 * of limits is not a list of people.
 */
export function accountOf({ channel, value }: Address): string {
  return createHash('sha256').update(`${channel}:${value}`).digest('base64url');
}
