import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { createTurns } from '../budget/fair-queue.ts';
import { AuthError, type WeakPasswordReason } from './errors.ts';
import type { AuthSettings } from './settings.ts';
import { characterClasses } from './variables.ts';

/**
 * Argon2id as OWASP's password storage cheat sheet recommends for 19 MiB: two passes, one lane. About 8 ms a hash; both
 * functions run on Node's thread pool, never on the event loop.
 */
const argon2Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Passwords hashed at once in this process. Node's pool has four threads, which signing tokens and reading files use too:
 * under a flood of sign-ins those must not queue behind every password.
 */
const inTurn = createTurns(3);

/** Bytes. Contract 6.1 and pitfall 9: the longest password that bcrypt, whose hashes may be imported, tells apart. */
const MAX_PASSWORD_BYTES = 72;

/** A hash of the same cost that no known password matches: verified for unknown users, so that timing reveals nothing. */
export const unknownUserHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZI0iS6eCu1v5UYs8hMwqSQ$NmT+YYS1cB1SY91/RL15KFw6AwNwrLC3nvd3GkF2WZI';

/** @returns the PHC string to store */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, argon2Options));
}

/** Ways to check a stored hash, by the prefix that names its kind: ours, and bcrypt for imported accounts. */
const verifiers: readonly { prefix: string; verify: (stored: string, password: string) => Promise<boolean> }[] = [
  { prefix: '$argon2', verify: (stored, password) => inTurn(() => verify(stored, password)) },
  { prefix: '$2', verify: (stored, password) => inTurn(() => verifyBcrypt(password, stored)) },
];

/**
 * Whether `password` matches `stored`. With null (no such user, or one without a password) the answer is false after the
 * same work.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const kind = verifiers.find(({ prefix }) => stored?.startsWith(prefix));
  if (stored === null || !kind) {
    await inTurn(() => verify(unknownUserHash, password));
    return false;
  }
  return kind.verify(stored, password);
}

/** What each class of characters is called in the message of contract 6.1. */
const classNames = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: 'a character that is neither letter nor digit',
} as const;

/** Whether today's rules would refuse this password, and why; null when it is good enough. */
export function getWeakness(
  password: string,
  { minPasswordCharacters, requiredCharacters }: AuthSettings,
): { message: string; reasons: WeakPasswordReason[] } | null {
  const isShort = [...password].length < minPasswordCharacters;
  const missing = requiredCharacters.filter((name) => !characterClasses[name].test(password));
  const messages = [
    ...(isShort ? [`Password should be at least ${minPasswordCharacters} characters.`] : []),
    ...(missing.length > 0
      ? [
          `Password should contain at least one character of each: ${missing.map((name) => classNames[name]).join(', ')}.`,
        ]
      : []),
  ];
  if (messages.length === 0) return null;
  return {
    message: messages.join(' '),
    reasons: [...(isShort ? ['length' as const] : []), ...(missing.length > 0 ? ['characters' as const] : [])],
  };
}

/** @throws AuthError validation_failed when longer than 72 bytes, weak_password when too weak */
export function requireGoodPassword(password: string, settings: AuthSettings): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`);
  }
  const weakness = getWeakness(password, settings);
  if (weakness) throw new AuthError('weak_password', weakness.message, { weakPassword: weakness.reasons });
}
