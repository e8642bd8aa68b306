import { createHash } from 'node:crypto';
import { AuthError } from './errors.ts';
import type { AuthSettings } from './settings.ts';

/** Have I Been Pwned's range search: it gets the first five characters of a SHA-1, and returns all hashes that begin with them. */
const SERVICE = 'https://api.pwnedpasswords.com';

/** A sign-up waits for this; the check is a help, not a requirement. */
const TIMEOUT_MS = 3000;

const PREFIX_CHARACTERS = 5;

/**
 * Whether a password is in a known breach. False when the service cannot be reached, because another service's outage
 * must not keep anyone from signing up.
 */
export async function isBreached(password: string, service = SERVICE): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const rest = hash.slice(PREFIX_CHARACTERS);
  try {
    const answer = await fetch(`${service}/range/${hash.slice(0, PREFIX_CHARACTERS)}`, {
      // Padded answers all have one length, so nobody on the way can tell which range was requested.
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) return false;
    const lines = (await answer.text()).split(/\r?\n/);
    return lines.some((line) => line.startsWith(`${rest}:`) && !line.endsWith(':0'));
  } catch {
    return false;
  }
}

/** Checks only where the setting is on (AUTH_PASSWORD_BREACH_CHECK). @throws AuthError weak_password */
export async function requireUnbreached(
  password: string,
  { breachCheck }: Pick<AuthSettings, 'breachCheck'>,
  service = SERVICE,
): Promise<void> {
  if (!breachCheck || !(await isBreached(password, service))) return;
  const message = 'This password appeared in a data breach and is easy to guess. Choose a different one.';
  throw new AuthError('weak_password', message, { weakPassword: ['pwned'] });
}
