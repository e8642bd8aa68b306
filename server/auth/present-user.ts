import { createHmac } from 'node:crypto';
import type { Address } from './address.ts';
import type { StoredFactor, StoredIdentity, StoredUser } from './stored.ts';
import { identityData } from './users.ts';

/** The user object of every answer (contract 3.1): some members always, the others only when set. */
export function presentUser(user: StoredUser): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...presentTimes({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.confirmed_at,
      invited_at: user.invited_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    ...(user.new_email ? { new_email: user.new_email } : {}),
    ...(user.new_phone ? { new_phone: user.new_phone } : {}),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(presentIdentity),
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(presentFactor) }),
    created_at: toUtc(user.created_at),
    updated_at: toUtc(user.updated_at),
    is_anonymous: user.is_anonymous,
  };
}

/**
 * The user of a sign-up, as if it were the first with its address: what others entered before, and when, is not revealed to
 * someone who enters the same address.
 */
export function presentNewUser(
  user: StoredUser,
  address: Address,
  data: Record<string, unknown> | null,
): Record<string, unknown> {
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  const known = identityData(user.id, address, false);
  const identities = user.identities
    .filter(({ provider }) => provider === address.channel)
    .map((identity) => ({ ...identity, ...times, last_sign_in_at: now, identity_data: known }));
  return presentUser({
    ...user,
    ...times,
    identities,
    // The stored times would reveal whether something was sent.
    confirmation_sent_at: now,
    invited_at: null,
    recovery_sent_at: null,
    raw_app_meta_data: { provider: address.channel, providers: [address.channel] },
    raw_user_meta_data: { ...data, ...known },
  });
}

/**
 * The answer to a sign-up with an address that has an account: every member looks as for a new one (contract 6.1). Its ids
 * derive from the address and a key of ours, so that asking twice gets the same answer, as for a pending address.
 */
export function presentMadeUpUser(
  address: Address,
  data: Record<string, unknown> | null,
  key: Uint8Array,
): Record<string, unknown> {
  const { channel, value } = address;
  const now = new Date().toISOString();
  const idOf = (what: string) => makeUpId(createHmac('sha256', key).update(`${what}:${channel}:${value}`).digest());
  const id = idOf('user');
  const identity = {
    id: idOf('identity'),
    user_id: id,
    provider: channel,
    provider_id: id,
    identity_data: {},
    email: channel === 'email' ? value : null,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
  return presentNewUser(
    {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: channel === 'email' ? value : null,
      phone: channel === 'phone' ? value : null,
      ...unset,
      is_anonymous: false,
      is_sso_user: false,
      raw_app_meta_data: {},
      raw_user_meta_data: {},
      email_change_confirmations: 0,
      created_at: now,
      updated_at: now,
      identities: [identity],
      factors: [],
    },
    address,
    data,
  );
}

/** The columns of what a user who has just signed up has not done yet. */
const unset = {
  language: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  confirmed_at: null,
  last_sign_in_at: null,
  invited_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  new_email: null,
  email_change_sent_at: null,
  new_phone: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  deleted_at: null,
  banned_until: null,
} as const;

/** Sixteen bytes in the form of the random UUIDs that the database makes. */
function makeUpId(bytes: Uint8Array): string {
  const id = Buffer.from(bytes.subarray(0, 16));
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Contract 3.2: `identity_id` is the row's id, `id` is the provider's id of the user. */
function presentIdentity(identity: StoredIdentity): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...presentTimes({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: toUtc(identity.created_at),
    updated_at: toUtc(identity.updated_at),
    ...(identity.email === null ? {} : { email: identity.email }),
  };
}

/** Contract 3.3. */
export function presentFactor(factor: StoredFactor): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: toUtc(factor.created_at),
    updated_at: toUtc(factor.updated_at),
    status: factor.status,
    ...(factor.friendly_name === null ? {} : { friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    ...(factor.phone === null ? {} : { phone: factor.phone }),
    ...presentTimes({ last_challenged_at: factor.last_challenged_at }),
  };
}

function presentTimes(times: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, time]) => (time === null ? [] : [[name, toUtc(time)] as const])),
  );
}

/** Contract T9: RFC 3339 in UTC, whatever time zone the database shows. */
function toUtc(time: string): string {
  return new Date(time).toISOString();
}
