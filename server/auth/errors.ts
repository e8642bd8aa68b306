import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../context.ts';
import { answerError } from '../errors.ts';

/** Contract auth, section 2: the code table with each code's usual status. */
const statuses = {
  validation_failed: 400,
  bad_json: 400,
  no_authorization: 401,
  bad_jwt: 403,
  user_not_found: 403,
  session_not_found: 403,
  session_expired: 400,
  not_admin: 403,
  user_banned: 403,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  phone_not_confirmed: 400,
  user_already_exists: 422,
  email_exists: 422,
  phone_exists: 422,
  signup_disabled: 422,
  email_provider_disabled: 422,
  phone_provider_disabled: 422,
  anonymous_provider_disabled: 422,
  web3_provider_disabled: 422,
  weak_password: 422,
  same_password: 422,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  otp_disabled: 422,
  otp_expired: 403,
  current_password_required: 400,
  current_password_invalid: 400,
  reauthentication_needed: 400,
  reauthentication_not_valid: 422,
  /** Ours: after too many wrong passwords from everywhere, even the right one is refused for now. */
  one_time_code_needed: 403,
  over_email_send_rate_limit: 429,
  over_sms_send_rate_limit: 429,
  over_request_rate_limit: 429,
  flow_state_not_found: 404,
  flow_state_expired: 422,
  flow_state_already_used: 400,
  bad_code_verifier: 400,
  bad_oauth_state: 400,
  bad_oauth_callback: 400,
  provider_disabled: 400,
  provider_email_needs_verification: 422,
  manual_linking_disabled: 404,
  single_identity_not_deletable: 422,
  identity_not_found: 422,
  email_conflict_identity_not_deletable: 422,
  identity_already_exists: 422,
  saml_provider_disabled: 404,
  sso_provider_not_found: 404,
  sso_provider_disabled: 404,
  user_sso_managed: 422,
  insufficient_aal: 403,
  mfa_factor_not_found: 404,
  mfa_factor_name_conflict: 422,
  too_many_enrolled_mfa_factors: 422,
  mfa_verified_factor_exists: 422,
  mfa_challenge_expired: 422,
  mfa_verification_failed: 422,
  mfa_ip_address_mismatch: 422,
  mfa_totp_enroll_not_enabled: 422,
  mfa_totp_verify_not_enabled: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_phone_verify_not_enabled: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  mfa_webauthn_verify_not_enabled: 422,
  email_address_invalid: 400,
  sms_send_failed: 422,
  unexpected_audience: 403,
  conflict: 409,
  request_entity_too_large: 413,
  unexpected_failure: 500,
} as const satisfies Record<string, ContentfulStatusCode>;

export type AuthErrorCode = keyof typeof statuses;

/** Why a password is too weak (contract E2). */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

interface AuthErrorOptions extends ErrorOptions {
  /** Where the contract gives another status than the code's usual one. */
  status?: ContentfulStatusCode;
  weakPassword?: readonly WeakPasswordReason[];
  /** Seconds after which the same request is served again. */
  retryAfter?: number;
}

/** An error of `/auth/v1`. `message` is shown to the person by clients, so it says what is wrong. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: ContentfulStatusCode;
  readonly weakPassword: readonly WeakPasswordReason[] | null;
  readonly retryAfter: number | null;

  constructor(code: AuthErrorCode, message: string, options: AuthErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.status = options.status ?? statuses[code];
    this.weakPassword = options.weakPassword ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** An error in OAuth's own shape, always 400 (contract E3). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: string;

  constructor(error: string, description: string, options?: ErrorOptions) {
    super(description, options);
    this.error = error;
  }
}

/** From this date on clients read `code` as the error's name (contract E1). */
const NAMED_CODES = '2024-01-01';

/** The `onError` of `/auth/v1`: contract E1 to E4 for its own errors, the server's catalogue for all others. */
export function answerAuthError(error: Error, c: Context<AppContext>): Response {
  if (error instanceof OAuthError) return c.json({ error: error.error, error_description: error.message }, 400);
  if (!(error instanceof AuthError)) return answerError(c, 'auth', error);
  c.header('x-sb-error-code', error.code);
  if (error.retryAfter !== null) c.header('Retry-After', String(Math.ceil(error.retryAfter)));
  const weak = error.weakPassword === null ? {} : { weak_password: { reasons: error.weakPassword } };
  if (readsNamedCodes(c.req.header('X-Supabase-Api-Version'))) {
    c.header('X-Supabase-Api-Version', NAMED_CODES);
    return c.json({ code: error.code, message: error.message, ...weak }, error.status);
  }
  return c.json({ code: error.status, error_code: error.code, msg: error.message, ...weak }, error.status);
}

/** ISO dates compare as text. */
function readsNamedCodes(version: string | undefined): boolean {
  return version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= NAMED_CODES;
}
