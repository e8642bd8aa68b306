import { randomUUID } from 'node:crypto';
import type { Session, Statement } from '#database/database.ts';
import { AuthError } from '../errors.ts';
import type { AuthSettings } from '../settings.ts';
import { isBanned, parseStored, type StoredUser } from '../stored.ts';
import {
  addIdentity,
  type ExternalIdentity,
  findByEmail,
  findByIdentity,
  recomputeProviders,
  refreshIdentity,
  setUserMetadata,
} from './identity-statements.ts';

export interface ResolvedAccount {
  userId: string;
  /** The address an email must confirm before the user may sign in; null when none is needed. */
  emailToConfirm: string | null;
}

/**
 * The user of an external identity, found or created (contract ). Run it in a transaction that is retried on a
 * unique violation: of two concurrent first sign-ins, the second then finds what the first created.
 * @throws AuthError signup_disabled, user_banned, provider_email_needs_verification, unexpected_failure
 */
export async function resolveAccount(
  transaction: Session,
  settings: AuthSettings,
  identity: ExternalIdentity,
): Promise<ResolvedAccount> {
  const known = await readUser(transaction, findByIdentity(identity));
  if (known !== null) return enterKnown(transaction, settings, identity, known);
  const candidate = await findCandidate(transaction, settings, identity);
  if (candidate !== null) return linkByEmail(transaction, candidate, identity);
  return addUser(transaction, settings, identity);
}

/** R-60 (a). An unconfirmed account becomes confirmed once the provider has verified its address. */
async function enterKnown(
  transaction: Session,
  settings: AuthSettings,
  identity: ExternalIdentity,
  user: StoredUser,
): Promise<ResolvedAccount> {
  requireNotBanned(user);
  await run(transaction, [
    refreshIdentity(identity),
    setUserMetadata(user.id, { ...user.raw_user_meta_data, ...identity.person.data }),
    recomputeProviders(user.id),
  ]);
  // An account without any address has none to confirm: an anonymous one linked to an unverified identity.
  if (user.confirmed_at !== null || user.email === null) return { userId: user.id, emailToConfirm: null };
  const { email } = identity.person;
  if (email === null || !isTrusted(identity, settings)) return { userId: user.id, emailToConfirm: user.email };
  await run(transaction, [...claimAccount(user.id, identity), confirmEmail(user.id, email)]);
  return { userId: user.id, emailToConfirm: null };
}

/** R-60 (b): the one user with that address, if the address counts. An organisation's sign-in never links by address. */
async function findCandidate(
  transaction: Session,
  settings: AuthSettings,
  identity: ExternalIdentity,
): Promise<StoredUser | null> {
  const { email } = identity.person;
  if (email === null || isSso(identity) || !isTrusted(identity, settings)) return null;
  const { sql, params } = findByEmail(email);
  const { rows } = await transaction.query(sql, params);
  if (rows.length > 1) {
    throw new AuthError(
      'unexpected_failure',
      'Several accounts have this email address. Sign in another way, and tell us.',
    );
  }
  return parseStored<StoredUser>(rows[0]?.user);
}

async function linkByEmail(
  transaction: Session,
  user: StoredUser,
  identity: ExternalIdentity,
): Promise<ResolvedAccount> {
  requireNotBanned(user);
  const { email } = identity.person;
  await run(transaction, [
    addIdentity(user.id, identity),
    ...(user.email_confirmed_at === null && email !== null
      ? [...claimAccount(user.id, identity), confirmEmail(user.id, email)]
      : [setUserMetadata(user.id, { ...user.raw_user_meta_data, ...identity.person.data })]),
    recomputeProviders(user.id),
  ]);
  return { userId: user.id, emailToConfirm: null };
}

/** R-60 (c). An unverified address that another user has stays with that user. */
async function addUser(
  transaction: Session,
  settings: AuthSettings,
  identity: ExternalIdentity,
): Promise<ResolvedAccount> {
  if (settings.signupDisabled) throw new AuthError('signup_disabled', 'Signups not allowed for this instance');
  const { provider, person } = identity;
  const { email } = person;
  const trusted = isTrusted(identity, settings);
  if (email === null) {
    throw needsVerification(`${provider} told no email address. Add one there, or sign in another way.`);
  }
  if (!trusted && (await readUser(transaction, findByEmail(email))) !== null) {
    throw needsVerification(`Verify the email address with ${provider} in order to sign in.`);
  }
  const id = randomUUID();
  await run(transaction, [
    {
      sql: `insert into auth.users
              (id, aud, role, email, email_confirmed_at, is_sso_user, raw_app_meta_data, raw_user_meta_data)
            values ($1::uuid, 'authenticated', 'authenticated', $2, case when $3::boolean then now() end, $4::boolean,
                    '{}', $5::jsonb)`,
      params: [id, email, trusted, isSso(identity), JSON.stringify(person.data)],
    },
    addIdentity(id, identity),
    recomputeProviders(id),
  ]);
  return { userId: id, emailToConfirm: trusted ? null : email };
}

/**
 * an account whose address was never confirmed may be a trap that a stranger set before the owner came. Everything
 * that could open it is removed: passwords, other identities, phone, factors, sessions, codes and sign-ins under way.
 */
function claimAccount(userId: string, { provider, person }: ExternalIdentity): Statement[] {
  return [
    {
      sql: `update auth.users set encrypted_password = null, phone = null, phone_confirmed_at = null, new_email = null,
              new_phone = null, email_change_confirmations = 0, raw_user_meta_data = $2::jsonb, updated_at = now()
            where id = $1::uuid`,
      params: [userId, JSON.stringify(person.data)],
    },
    {
      sql: 'delete from auth.identities where user_id = $1::uuid and (provider, provider_id) <> ($2, $3)',
      params: [userId, provider, person.subject],
    },
    ...['sign_ups', 'sessions', 'factors', 'one_time_tokens', 'flows'].map((table) => ({
      sql: `delete from auth.${table} where user_id = $1::uuid`,
      params: [userId],
    })),
  ];
}

function confirmEmail(userId: string, email: string): Statement {
  const sql = 'update auth.users set email = $2, email_confirmed_at = now() where id = $1::uuid';
  return { sql, params: [userId, email] };
}

/** Whether the address counts as the person's. An organisation vouches for its people. */
function isTrusted(identity: ExternalIdentity, settings: AuthSettings): boolean {
  return isSso(identity) || identity.person.isEmailVerified || settings.emailAutoconfirm;
}

function isSso({ provider }: ExternalIdentity): boolean {
  return provider.startsWith('sso:');
}

export function requireNotBanned(user: StoredUser): void {
  if (isBanned(user)) throw new AuthError('user_banned', 'User is banned');
}

export const needsVerification = (message: string) => new AuthError('provider_email_needs_verification', message);

async function readUser(transaction: Session, { sql, params }: Statement): Promise<StoredUser | null> {
  const { rows } = await transaction.query(sql, params);
  return parseStored<StoredUser>(rows[0]?.user);
}

/** Runs them one after another: each sees what those before it did. */
export async function run(transaction: Session, statements: readonly Statement[]): Promise<void> {
  for (const { sql, params } of statements) await transaction.query(sql, params);
}
