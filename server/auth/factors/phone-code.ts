import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Auth } from '../auth-context.ts';
import type { StoredFactor } from '../stored.ts';

/** Digits, each equally likely, leading zeros kept (contract R-21). */
export function createPhoneCode({ settings }: Auth): string {
  return Array.from({ length: settings.otpLength }, () => randomInt(10)).join('');
}

/** What is stored of a code. Keyed, because six digits are guessed from a bare hash at once. */
export function hashPhoneCode({ keys }: Auth, challengeId: string, code: string): string {
  return createHmac('sha256', keys.sealingKey).update(`${challengeId}:${code}`).digest('base64url');
}

/** Whether a code is the one that was sent with this challenge, or the factor's number has it for tests. */
export function isPhoneCode(
  auth: Auth,
  { phone }: StoredFactor,
  challengeId: string,
  code: string,
  hash: string | null,
): boolean {
  const testCode = auth.settings.phoneTestCodes.get(phone ?? '');
  if (testCode !== undefined) return code === testCode;
  const given = Buffer.from(hashPhoneCode(auth, challengeId, code));
  const stored = Buffer.from(hash ?? '');
  return given.length === stored.length && timingSafeEqual(given, stored);
}
