import { AuthError } from './errors.ts';

const challengeForm = /^[A-Za-z0-9._~-]{43,128}$/;
const methodForm = /^(s256|plain)$/i;

/** Checks the two PKCE parameters of a request (contract R-30). @throws AuthError validation_failed */
export function requirePkceParameters(challenge: string, method: string): void {
  if (!challenge && !method) return;
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
}
