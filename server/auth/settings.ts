import { limits } from '#contract/limits.ts';
import type { Env } from '../env.ts';
import { isLoopbackUrl } from '../loopback.ts';
import type { characterClasses } from './variables.ts';

/** The contract's settings (section 9), as `variables.ts` documents them. Times are in seconds. */
export interface AuthSettings {
  emailAutoconfirm: boolean;
  phoneAutoconfirm: boolean;
  signupDisabled: boolean;
  emailProvider: boolean;
  phoneProvider: boolean;
  anonymousUsers: boolean;
  magicLink: boolean;
  /** Minimum number of characters of a new password. */
  minPasswordCharacters: number;
  requiredCharacters: readonly (keyof typeof characterClasses)[];
  breachCheck: boolean;
  /** Whether the most common passwords are refused. */
  refuseCommonPasswords: boolean;
  /** Number of digits in a code. */
  otpLength: number;
  mailOtpSeconds: number;
  smsOtpSeconds: number;
  minSendIntervalSeconds: number;
  /** Multiplies the limits of section 8; 0 switches them off. */
  rateLimitFactor: number;
  /** Phone (digits without "+") to the code it accepts. */
  phoneTestCodes: ReadonlyMap<string, string>;
  redirectAllowList: readonly string[];
  doubleConfirmEmailChange: boolean;
  securePasswordChange: boolean;
  requireCurrentPassword: boolean;
  manualLinking: boolean;
  accessTokenSeconds: number;
  /** Seconds within which a refresh token older than the current one's predecessor is still answered. */
  refreshReuseSeconds: number;
  rotationProtection: boolean;
  sessionTimeboxSeconds: number | null;
  sessionInactivitySeconds: number | null;
  singleSession: boolean;
  totp: boolean;
  phoneFactor: boolean;
  maxFactors: number;
  challengeSeconds: number;
  flowSeconds: number;
  /** How long after signing in users may change how they sign in (contract R-59). */
  recentSignInSeconds: number;
}

/** The contract's defaults where no sender is configured; tests start from these. */
export const defaultAuthSettings: AuthSettings = {
  emailAutoconfirm: true,
  phoneAutoconfirm: true,
  signupDisabled: false,
  emailProvider: true,
  phoneProvider: false,
  anonymousUsers: false,
  magicLink: true,
  minPasswordCharacters: limits.passwordCharacters,
  requiredCharacters: [],
  breachCheck: false,
  refuseCommonPasswords: false,
  otpLength: 6,
  mailOtpSeconds: 86_400,
  smsOtpSeconds: 60,
  minSendIntervalSeconds: 60,
  rateLimitFactor: 1,
  phoneTestCodes: new Map(),
  redirectAllowList: [],
  doubleConfirmEmailChange: true,
  securePasswordChange: false,
  requireCurrentPassword: false,
  manualLinking: true,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  rotationProtection: true,
  sessionTimeboxSeconds: null,
  sessionInactivitySeconds: null,
  singleSession: false,
  totp: true,
  phoneFactor: false,
  maxFactors: 10,
  challengeSeconds: 300,
  flowSeconds: 300,
  // Long enough to find the account page after signing in, too short to exploit a session left open.
  recentSignInSeconds: 600,
};

/** Whether emails and text messages leave the machine. */
export interface Senders {
  mail: boolean;
  sms: boolean;
}

/**
 * This installation's settings. If only this machine can reach it and nothing could confirm an address, new addresses
 * count as confirmed at once.
 */
export function readAuthSettings(env: Env, senders: Senders): AuthSettings {
  const isLocal = isLoopbackUrl(env.SITE_URL);
  const testCodes = env.AUTH_PHONE_TEST_CODES ?? new Map();
  return {
    emailAutoconfirm: env.AUTH_EMAIL_AUTOCONFIRM ?? (isLocal && !senders.mail),
    phoneAutoconfirm: env.AUTH_PHONE_AUTOCONFIRM ?? (isLocal && !senders.sms),
    signupDisabled: env.AUTH_DISABLE_SIGNUP,
    emailProvider: env.AUTH_EMAIL,
    phoneProvider: env.AUTH_PHONE ?? (senders.sms || testCodes.size > 0 || env.AUTH_PHONE_AUTOCONFIRM === true),
    anonymousUsers: env.AUTH_ANONYMOUS,
    magicLink: env.AUTH_MAGIC_LINK,
    minPasswordCharacters: env.AUTH_PASSWORD_MIN_LENGTH,
    requiredCharacters: env.AUTH_PASSWORD_REQUIRED_CHARACTERS,
    breachCheck: env.AUTH_PASSWORD_BREACH_CHECK,
    refuseCommonPasswords: env.AUTH_PASSWORD_REFUSE_COMMON,
    otpLength: env.AUTH_OTP_LENGTH,
    mailOtpSeconds: env.AUTH_MAIL_OTP_EXPIRY,
    smsOtpSeconds: env.AUTH_SMS_OTP_EXPIRY,
    minSendIntervalSeconds: env.AUTH_MIN_SEND_INTERVAL,
    rateLimitFactor: env.AUTH_RATE_LIMIT_FACTOR,
    phoneTestCodes: testCodes,
    redirectAllowList: env.AUTH_REDIRECT_ALLOW_LIST,
    doubleConfirmEmailChange: env.AUTH_DOUBLE_CONFIRM_EMAIL_CHANGE,
    securePasswordChange: env.AUTH_SECURE_PASSWORD_CHANGE,
    requireCurrentPassword: env.AUTH_REQUIRE_CURRENT_PASSWORD,
    manualLinking: env.AUTH_MANUAL_LINKING,
    accessTokenSeconds: env.AUTH_JWT_EXPIRY,
    refreshReuseSeconds: env.AUTH_REFRESH_REUSE_INTERVAL,
    rotationProtection: env.AUTH_REFRESH_ROTATION_PROTECTION,
    sessionTimeboxSeconds: env.AUTH_SESSION_TIMEBOX ?? null,
    sessionInactivitySeconds: env.AUTH_SESSION_INACTIVITY ?? null,
    singleSession: env.AUTH_SINGLE_SESSION,
    totp: env.AUTH_TOTP,
    phoneFactor: env.AUTH_PHONE_FACTOR,
    maxFactors: env.AUTH_MAX_FACTORS,
    challengeSeconds: env.AUTH_CHALLENGE_EXPIRY,
    flowSeconds: env.AUTH_FLOW_EXPIRY,
    recentSignInSeconds: env.AUTH_RECENT_SIGN_IN,
  };
}

/** External providers clients know by name; `external` says which are configured. */
const knownProviders = ['apple', 'azure', 'facebook', 'github', 'google', 'linkedin_oidc'] as const;

/** What GET /settings reports beyond the settings: what is configured elsewhere. */
export interface ConfiguredSignIn {
  /** The external providers that are on; `label` is what a button says. */
  providers: readonly { name: string; label: string }[];
  saml: boolean;
  /** Name of the text message sender, '' for none. */
  smsSender: string;
}

/** GET /settings (contract 6.19). */
export function presentSettings(
  settings: AuthSettings,
  { providers, saml, smsSender }: ConfiguredSignIn,
): Record<string, unknown> {
  const labels = Object.fromEntries(providers.map(({ name, label }) => [name, label]));
  const names = new Set([...knownProviders, ...Object.keys(labels)]);
  return {
    external: {
      email: settings.emailProvider,
      phone: settings.phoneProvider,
      anonymous_users: settings.anonymousUsers,
      ...Object.fromEntries([...names].map((name) => [name, Object.hasOwn(labels, name)])),
    },
    // Ours: the contract's clients know only the providers' names.
    external_labels: labels,
    disable_signup: settings.signupDisabled,
    mailer_autoconfirm: settings.emailAutoconfirm,
    phone_autoconfirm: settings.phoneAutoconfirm,
    sms_provider: smsSender,
    saml_enabled: saml,
    mfa_enabled: settings.totp || settings.phoneFactor,
  };
}

/** Whether a new address counts as confirmed at once (contract R-1). */
export function isAutoconfirmed(settings: AuthSettings, channel: 'email' | 'phone'): boolean {
  return channel === 'email' ? settings.emailAutoconfirm : settings.phoneAutoconfirm;
}
