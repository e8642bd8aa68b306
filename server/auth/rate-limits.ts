import { DatabaseError, type Statement } from '#database/database.ts';
import { AuthError, type AuthErrorCode } from './errors.ts';
import type { AuthSettings } from './settings.ts';

interface Limit {
  /** Requests answered at once after a pause. */
  burst: number;
  /** Requests gained in `seconds`. */
  gain: number;
  seconds: number;
  /** The message of a refused request. */
  code?: AuthErrorCode;
  message?: string;
}

const FIVE_MINUTES = 300;
const perFiveMinutes: Limit = { burst: 30, gain: 30, seconds: FIVE_MINUTES };
const perHour: Limit = { burst: 30, gain: 30, seconds: 3600 };
const perMinute: Limit = { burst: 30, gain: 15, seconds: 60 };

/** Contract section 8 (L2, L3), each times AUTH_RATE_LIMIT_FACTOR. By the client's IP, unless noted otherwise. */
const limits = {
  signup: perFiveMinutes,
  otp: perFiveMinutes,
  recover: perFiveMinutes,
  resend: perFiveMinutes,
  user: perFiveMinutes,
  verify: perFiveMinutes,
  sso: perFiveMinutes,
  token: { burst: 30, gain: 150, seconds: FIVE_MINUTES },
  anonymous: { burst: 30, gain: 30, seconds: 3600 },
  challenge: perMinute,
  factor: perMinute,
  /**
   * By account and IP together, see guesses.ts: wrong passwords and typed codes. 30 at once are more than a person
   * mistypes.
   */
  password: perHour,
  code: perHour,
  proof: perHour,
  /**
   * By account, wherever they come from. Reaching these takes a dozen IPs, or four for codes. The account's owner then asks
   * for a code by email, or opens the link next to the code: no amount of guessing can block either.
   */
  passwordAnywhere: {
    burst: 300,
    gain: 300,
    seconds: 3600,
    code: 'one_time_code_needed',
    message: 'Too many wrong passwords were tried for this account. Sign in with a one-time code instead.',
  },
  /** With this, the chance of guessing six digits that are valid for a day is 1 in 650. */
  codeAnywhere: {
    burst: 100,
    gain: 60,
    seconds: 3600,
    message: 'Too many wrong codes were tried for this address. Open the link in the message instead, or wait.',
  },
  /** Fewer, as a factor has three valid codes at a time and whoever guesses them has the password. */
  proofAnywhere: { burst: 100, gain: 40, seconds: 3600 },
  /** The whole installation. */
  mail: {
    burst: 30,
    gain: 30,
    seconds: 3600,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
  },
  sms: { burst: 30, gain: 30, seconds: 3600, code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A limit and whose it is: an IP, an account, '' for the installation; null when it is not known who is asking. */
export type Claim = readonly [limit: LimitName, whom: string | null];

/**
 * The statement that takes one from each limit. Put it first in its transaction: when a limit is used up, the whole
 * transaction is refused, see `translateRefusal`. Empty when limits are off, or when it is not known who is asking.
 */
export function takeAll(settings: AuthSettings, claims: readonly Claim[]): Statement[] {
  const factor = settings.rateLimitFactor;
  return callForEach('private.require_token', 3, factor, claims, (limit) => {
    const { burst, gain, seconds } = limits[limit];
    return [Math.max(burst * factor, 1), (gain * factor) / seconds];
  });
}

/** The same for a single limit. */
export function take(settings: AuthSettings, limit: LimitName, whom: string | null): Statement[] {
  return takeAll(settings, [[limit, whom]]);
}

/** The statement that gives one back to each limit: the request turned out to be the owner's. */
export function giveBack(settings: AuthSettings, claims: readonly Claim[]): Statement[] {
  const factor = settings.rateLimitFactor;
  return callForEach('private.return_token', 2, factor, claims, (limit) => [Math.max(limits[limit].burst * factor, 1)]);
}

/** One statement with all the calls, in order: a separate statement would cost a sign-in more than the call itself. */
function callForEach(
  called: string,
  width: number,
  factor: number,
  claims: readonly Claim[],
  numbersOf: (limit: LimitName) => number[],
): Statement[] {
  if (factor === 0) return [];
  const params = claims.flatMap(([limit, whom]) => (whom === null ? [] : [`${limit}:${whom}`, ...numbersOf(limit)]));
  if (params.length === 0) return [];
  const calls = Array.from({ length: params.length / width }, (_, call) => {
    const numbers = Array.from({ length: width - 1 }, (_, index) => `$${call * width + index + 2}::float8`);
    return `${called}($${call * width + 1}, ${numbers.join(', ')})`;
  });
  return [{ sql: `select ${calls.join(', ')}`, params }];
}

/**
 * The statement that applies the interval between two messages (L1) where none is sent: asking twice gets the same answer
 * for known and unknown addresses.
 */
export function takeInterval(settings: AuthSettings, channel: 'email' | 'phone', whom: string): Statement[] {
  if (settings.minSendIntervalSeconds === 0) return [];
  const sql = 'select private.require_token($1, 1, $2::float8)';
  return [{ sql, params: [`${channel}Interval:${whom}`, 1 / settings.minSendIntervalSeconds] }];
}

/** Contract L1. */
export function tooSoon(channel: 'email' | 'phone', seconds: number, options: ErrorOptions = {}): AuthError {
  const code = channel === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit';
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError(code, message, { ...options, retryAfter: seconds });
}

/** SQLSTATE of private.require_token's refusal. */
const REFUSED = 'PT429';

/** Turns the database's refusal into the contract's 429; every other error is thrown as it is. */
export function translateRefusal(error: unknown): never {
  if (!(error instanceof DatabaseError) || error.code !== REFUSED) throw error;
  const name = error.message.slice(0, error.message.indexOf(':'));
  const interval = /^(email|phone)Interval$/.exec(name);
  if (interval) throw tooSoon(interval[1] === 'email' ? 'email' : 'phone', Number(error.detail), { cause: error });
  const limit: Limit = isLimitName(name) ? limits[name] : perFiveMinutes;
  throw new AuthError(limit.code ?? 'over_request_rate_limit', limit.message ?? 'Request rate limit reached', {
    cause: error,
    retryAfter: Number(error.detail),
  });
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limits, name);
}
