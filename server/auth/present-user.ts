import type { StoredIdentity, StoredUser } from './stored.ts';

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
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(presentIdentity),
    created_at: toUtc(user.created_at),
    updated_at: toUtc(user.updated_at),
    is_anonymous: user.is_anonymous,
  };
}

/** Contract 3.2: `identity_id` is the row, `id` is what the provider calls the user. */
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

function presentTimes(times: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, time]) => (time === null ? [] : [[name, toUtc(time)] as const])),
  );
}

/** Contract T9: RFC 3339 in UTC, whatever time zone the database shows. */
function toUtc(time: string): string {
  return new Date(time).toISOString();
}
