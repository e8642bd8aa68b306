import type { Language } from '#contract/languages.ts';
import type { AuthenticationMethod } from './access-token.ts';

/** A row of `auth.identities`, as its JSON. Times are PostgreSQL's text of a timestamp. */
export interface StoredIdentity {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A row of `auth.users` without the password, with its identities and factors, oldest first. */
export interface StoredUser {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  email_confirmed_at: string | null;
  phone: string | null;
  phone_confirmed_at: string | null;
  confirmed_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  /** The language of the page they last signed in on; null if unknown. */
  language: Language | null;
  is_anonymous: boolean;
  is_sso_user: boolean;
  invited_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  new_email: string | null;
  email_change_sent_at: string | null;
  email_change_confirmations: number;
  new_phone: string | null;
  phone_change_sent_at: string | null;
  reauthentication_sent_at: string | null;
  deleted_at: string | null;
  banned_until: string | null;
  created_at: string;
  updated_at: string;
  identities: StoredIdentity[];
  factors: StoredFactor[];
}

/** A row of `auth.factors` without its secret. */
export interface StoredFactor {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'phone';
  status: 'verified' | 'unverified';
  phone: string | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A row of `auth.sessions`. */
export interface StoredSession {
  id: string;
  user_id: string;
  aal: string;
  amr: AuthenticationMethod[];
  refresh_counter: number;
  factor_id: string | null;
  created_at: string;
  refreshed_at: string;
  not_after: string | null;
}

/** SQL of the stored user `u` as one JSON text, which both database engines return alike. */
export const storedUserSql = `(to_jsonb(u) - 'encrypted_password' || jsonb_build_object('identities', coalesce(
  (select jsonb_agg(to_jsonb(i) order by i.created_at, i.id) from auth.identities i where i.user_id = u.id),
  '[]'::jsonb), 'factors', coalesce(
  (select jsonb_agg(to_jsonb(f) - 'sealed_secret' order by f.created_at, f.id) from auth.factors f where f.user_id = u.id),
  '[]'::jsonb)))::text`;

/** SQL of the stored session `s` as one JSON text. */
export const storedSessionSql = 'to_jsonb(s)::text';

/** Reads the result of `storedUserSql` or `storedSessionSql`; null for SQL's null and for no row. */
export function parseStored<T extends StoredUser | StoredSession>(value: unknown): T | null {
  return typeof value === 'string' ? JSON.parse(value) : null;
}

export function isBanned(user: StoredUser): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > Date.now();
}
