import { createHash, timingSafeEqual } from 'node:crypto';
import { AuthError } from './errors.ts';

const challengeForm = /^[A-Za-z0-9._~-]{43,128}$/;
const methodForm = /^(s256|plain)$/i;

/** The challenge whose verifier the client keeps until it exchanges a code. */
export interface PkceParameters {
  challenge: string;
  /** As stored: 's256' or 'plain'. */
  method: string;
}

/**
 * The two PKCE parameters of a request (contract R-30), null when it sends none.
 * @throws AuthError validation_failed
 */
export function requirePkceParameters(challenge: string, method: string): PkceParameters | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) {
    throw new AuthError('validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!challengeForm.test(challenge)) {
    throw new AuthError(
      'validation_failed',
      'code challenge has to be between 43 and 128 characters of letters, digits, ".", "_", "~" and "-"',
    );
  }
  if (!methodForm.test(method)) {
    throw new AuthError('validation_failed', 'code challenge method has to be s256 or plain');
  }
  return { challenge, method: method.toLowerCase() };
}

/** Contract R-35. Compares digests, so that timing reveals nothing about either value or its length. */
export function isRightVerifier({ challenge, method }: PkceParameters, verifier: string): boolean {
  const answer = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return timingSafeEqual(digest(answer), digest(challenge));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
