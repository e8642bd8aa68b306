import { randomUUID } from 'node:crypto';
import type { Statement, Transaction } from '#database/database.ts';
import type { Address } from './address.ts';
import { type Auth, type Device, getLimitedIp, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { hashPassword } from './passwords.ts';
import { removeSignUp, storeSignUp } from './pending-sign-ups.ts';
import { presentMadeUpUser, presentNewUser } from './present-user.ts';
import { take } from './rate-limits.ts';
import { isConflict, requestCode } from './request-code.ts';
import { type Prepared, prepareCode, requireInterval, type SendOptions } from './send-code.ts';
import { openSession, parseUserSession, readSession, type UserSession } from './sessions.ts';
import type { StoredUser } from './stored.ts';
import { findUser, insertUser, lockUser, lockUserOf } from './users.ts';

/** What somebody signs up with. */
export interface NewAccount {
  address: Address;
  password: string;
  /** For `user_metadata`. */
  data: Record<string, unknown> | null;
}

/** Adds the user of an address that counts as confirmed at once, and signs them in (contract R-1). */
export async function addConfirmedUser(auth: Auth, account: NewAccount, device: Device): Promise<UserSession> {
  const { address, data } = account;
  const limits = take(auth.settings, 'signup', getLimitedIp(device));
  const { user: existing } = await findUser(auth, address, limits);
  if (existing !== null && isConfirmed(existing, address)) throw alreadyRegistered();
  const hash = await hashPassword(account.password);
  const id = randomUUID();
  const { id: sessionId, statement } = openSession(id, { method: 'password' }, device);
  const results = await runAsAuth(auth, [
    // From a time when addresses had to be confirmed. Nobody ever proved whose it is, so it is removed.
    ...(existing === null ? [] : [removeUnconfirmed(existing.id)]),
    ...insertUser({ id, address, hash, data, confirmed: true }),
    statement,
    readSession(sessionId),
  ]).catch(translateConflict);
  const session = parseUserSession(results.at(-1)?.rows[0]);
  if (session === null) throw new Error('The user just added has no session.');
  return session;
}

/**
 * Adds the user of an address that must be confirmed, and sends the confirmation. Password and data wait for that.
 * @returns the user object to answer with: a made-up one for an address that is already confirmed
 */
export async function addUnconfirmedUser(
  auth: Auth,
  account: NewAccount,
  options: SendOptions & { browser: string },
  device: Device,
): Promise<Record<string, unknown>> {
  const { address, data } = account;
  const hash = await hashPassword(account.password);
  const request = { address, slot: 'confirmation', limit: 'signup', device } as const;
  const add = async (transaction: Transaction): Promise<{ user: StoredUser | null; prepared: Prepared[] }> => {
    const existing = await lockUserOf(transaction, address);
    if (existing !== null && isConfirmed(existing, address)) return { user: null, prepared: [] };
    if (existing !== null) requireInterval(auth, 'signup', existing, address.channel);
    const added = existing ?? (await addUser(transaction, { address, hash: null, data, confirmed: false }));
    const signUpId = await storeSignUp(transaction, added.id, { address, hash, data, browser: options.browser });
    const code = await prepareCode(transaction, auth, 'signup', { user: added, address, signUpId }, options);
    const undo = existing === null ? unsent(added.id) : { message: null, undo: [removeSignUp(signUpId)] };
    return { user: await lockUser(transaction, added.id), prepared: [code, undo] };
  };
  const { user } = await requestCode(auth, request, add);
  if (user !== null) return presentNewUser(user, address, data);
  if (tellsTaken(auth)) throw alreadyRegistered();
  return presentMadeUpUser(address, data, auth.keys.sealingKey);
}

/** Adds a user within a transaction, and returns the row. */
export async function addUser(
  transaction: Transaction,
  account: { address: Address; hash: string | null; data: Record<string, unknown> | null; confirmed: boolean },
): Promise<StoredUser> {
  const id = randomUUID();
  for (const { sql, params } of insertUser({ id, ...account })) await transaction.query(sql, params);
  const user = await lockUser(transaction, id);
  if (user === null) throw new Error('The user just added is missing.');
  return user;
}

/** the user of a sign-up whose message could not be sent is removed again. */
export function unsent(userId: string): Prepared {
  // Confirmed or not: addresses may count as confirmed at once. A user who has signed in meanwhile stays.
  const sql = 'delete from auth.users where id = $1::uuid and last_sign_in_at is null';
  return { message: null, undo: [{ sql, params: [userId] }] };
}

export function isConfirmed(user: StoredUser, { channel }: Address): boolean {
  return user[`${channel}_confirmed_at`] !== null;
}

/** Contract 6.1. Phones count only where users can sign up with them. */
function tellsTaken({ settings }: Auth): boolean {
  return settings.emailAutoconfirm || (settings.phoneProvider && settings.phoneAutoconfirm);
}

/** The statement that removes a user, unless somebody has used the account by now. */
function removeUnconfirmed(userId: string): Statement {
  const sql = 'delete from auth.users where id = $1::uuid and confirmed_at is null and last_sign_in_at is null';
  return { sql, params: [userId] };
}

const alreadyRegistered = () => new AuthError('user_already_exists', 'User already registered');

function translateConflict(error: unknown): never {
  throw isConflict(error) ? alreadyRegistered() : error;
}
