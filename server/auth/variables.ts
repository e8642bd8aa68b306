import * as z from 'zod';
import { documented, duration, flag, list, wholeNumber } from '../env-fields.ts';

const YEAR = 366 * 24 * 3600;

/** Phone numbers with the code each accepts, as `<number>=<code>` or `<number>:<code>`. */
const testCodes = list
  .refine(
    (pairs) => pairs.every((pair) => /^\+?\d{2,15}\s*[=:]\s*\d{4,10}$/.test(pair)),
    'must be like 4915550100=123456,4915550101=654321',
  )
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs.map(readPair)));

function readPair(pair: string): [string, string] {
  const [phone = '', code = ''] = pair.split(/[=:]/);
  return [phone.replace(/^\+/, '').trim(), code.trim()];
}

/** Classes of characters that `AUTH_PASSWORD_REQUIRED_CHARACTERS` can ask for. */
export const characterClasses = {
  lower: /[a-z]/,
  upper: /[A-Z]/,
  digits: /[0-9]/,
  symbols: /[^A-Za-z0-9\s]/,
} as const;

type CharacterClass = keyof typeof characterClasses;

function isCharacterClass(name: string): name is CharacterClass {
  return name in characterClasses;
}

/** The settings of the auth contract's section 9. Defaults are the contract's (its section 0 for this project). */
export const authVariables = {
  AUTH_EMAIL_AUTOCONFIRM: flag
    .optional()
    .meta(
      documented(
        '(true without SMTP_URL, on a loopback SITE_URL)',
        'Whether a new email address counts as confirmed at once. With `false` and no `SMTP_URL`, emails go to the local outbox. Where others reach the product (`SITE_URL`) there is no outbox, and only an explicit `true` confirms an address that nobody proved.',
      ),
    ),
  AUTH_PHONE_AUTOCONFIRM: flag
    .optional()
    .meta(documented('(true without SMS_WEBHOOK_URL, on a loopback SITE_URL)', 'The same for phone numbers.')),
  AUTH_DISABLE_SIGNUP: flag.default(false).meta(documented('false', 'Nobody new may sign up.')),
  AUTH_EMAIL: flag.default(true).meta(documented('true', 'Signing up and in with an email address.')),
  AUTH_PHONE: flag
    .optional()
    .meta(
      documented(
        '(see there)',
        'Signing up and in with a phone number. On when `SMS_WEBHOOK_URL`, `AUTH_PHONE_TEST_CODES` or `AUTH_PHONE_AUTOCONFIRM=true` is set. With `true` and no `SMS_WEBHOOK_URL`, text messages go to the local outbox, on a loopback `SITE_URL`; else they are refused.',
      ),
    ),
  AUTH_ANONYMOUS: flag
    .default(false)
    .meta(documented('false', 'Accounts without an address. Each has scans of its own, so this invites abuse.')),
  AUTH_MAGIC_LINK: flag.default(true).meta(documented('true', 'Signing in with an emailed link or code.')),
  AUTH_PASSWORD_MIN_LENGTH: wholeNumber(6, 72)
    .default(6)
    .meta(documented('6', 'Characters a new password has at least.')),
  AUTH_PASSWORD_REQUIRED_CHARACTERS: list
    .refine((names) => names.every(isCharacterClass), 'must be some of lower, upper, digits, symbols')
    .transform((names) => names.filter(isCharacterClass))
    .default([])
    .meta(documented('(none)', 'What a new password must hold: some of `lower,upper,digits,symbols`.')),
  AUTH_PASSWORD_BREACH_CHECK: flag
    .default(false)
    .meta(
      documented(
        'false',
        'Refuse passwords of known breaches. Asks api.pwnedpasswords.com for the first five characters of a hash, never the password.',
      ),
    ),
  AUTH_PASSWORD_REFUSE_COMMON: flag
    .default(false)
    .meta(
      documented(
        'false',
        'Refuse the commonest passwords, some 49,000 of a list that comes with the product. While typing, people are told in any case.',
      ),
    ),
  AUTH_OTP_LENGTH: wholeNumber(6, 10).default(6).meta(documented('6', 'Digits of a code.')),
  AUTH_MAIL_OTP_EXPIRY: duration(60, 7 * 24 * 3600)
    .default(86_400)
    .meta(
      documented('86400', 'Seconds a link or code of an email holds; like every length of time also `5m` or `24h`.'),
    ),
  AUTH_SMS_OTP_EXPIRY: duration(30, 3600)
    .default(60)
    .meta(documented('60', 'Seconds the code of a text message holds.')),
  AUTH_MIN_SEND_INTERVAL: duration(0, 3600)
    .default(60)
    .meta(documented('60', 'Seconds between two emails, or two text messages, of one purpose to one person.')),
  AUTH_RATE_LIMIT_FACTOR: z
    .string()
    .refine((text) => /^\d+(\.\d+)?$/.test(text), { error: ({ input }) => `must be a number, not "${input}"` })
    .transform(Number)
    .default(1)
    .meta(documented('1', 'Multiplies every limit on requests, emails and messages; `0` switches them off.')),
  AUTH_PHONE_TEST_CODES: testCodes
    .optional()
    .meta(documented('(none)', 'Numbers that get no message and accept a fixed code: `4915550100=123456,…`.')),
  AUTH_REDIRECT_ALLOW_LIST: list
    .default([])
    .meta(
      documented('(none)', 'Further addresses that links may lead to, with `*`, `**` and `?`, separated by commas.'),
    ),
  AUTH_DOUBLE_CONFIRM_EMAIL_CHANGE: flag
    .default(true)
    .meta(documented('true', 'A new email address is confirmed from the old one too.')),
  AUTH_SECURE_PASSWORD_CHANGE: flag
    .default(false)
    .meta(documented('false', 'Changing a password in a session older than a day needs a code sent to the address.')),
  AUTH_REQUIRE_CURRENT_PASSWORD: flag
    .default(false)
    .meta(documented('false', 'Changing a password needs the current one.')),
  AUTH_MANUAL_LINKING: flag.default(true).meta(documented('true', 'People may connect further identities.')),
  AUTH_JWT_EXPIRY: duration(30, 7 * 24 * 3600)
    .default(3600)
    .meta(documented('3600', 'Seconds an access token holds.')),
  AUTH_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .optional()
    .meta(documented('SITE_URL/auth/v1', 'Issuer named in access tokens.')),
  AUTH_REFRESH_REUSE_INTERVAL: duration(0, 3600)
    .default(10)
    .meta(documented('10', 'Seconds within which an older refresh token is still answered.')),
  AUTH_REFRESH_ROTATION_PROTECTION: flag
    .default(true)
    .meta(documented('true', 'A refresh token used again after that time ends its session.')),
  AUTH_SESSION_TIMEBOX: duration(60, 10 * YEAR)
    .optional()
    .meta(documented('(none)', 'How long a session lasts at most, from its sign-in.')),
  AUTH_SESSION_INACTIVITY: duration(60, 10 * YEAR)
    .optional()
    .meta(documented('(none)', 'How long a session lasts without being used.')),
  AUTH_SINGLE_SESSION: flag.default(false).meta(documented('false', 'Only a person’s newest session goes on.')),
  AUTH_TOTP: flag.default(true).meta(documented('true', 'Second factor by an authenticator app.')),
  AUTH_PHONE_FACTOR: flag.default(false).meta(documented('false', 'Second factor by text message.')),
  AUTH_MAX_FACTORS: wholeNumber(1, 100).default(10).meta(documented('10', 'Second factors a person may have.')),
  AUTH_CHALLENGE_EXPIRY: duration(30, 3600)
    .default(300)
    .meta(documented('300', 'Seconds in which the question to a second factor is answered.')),
  AUTH_FLOW_EXPIRY: duration(30, 3600)
    .default(300)
    .meta(documented('300', 'Seconds in which a sign-in through another page comes back.')),
  AUTH_RECENT_SIGN_IN: duration(5, 86_400)
    .default(600)
    .meta(
      documented(
        '600',
        'Seconds after signing in in which a second factor or another sign-in is added without asking again.',
      ),
    ),
} as const;
