import { isCommonPassword } from '#contract/common-passwords.ts';
import { AuthError } from './errors.ts';
import type { AuthSettings } from './settings.ts';

/**
 * Refuses the commonest passwords, only where that is set (AUTH_PASSWORD_REFUSE_COMMON). The protocol has no reason of its own
 * for it; 'pwned' is the one that clients know and that holds: the list is made of leaks.
 * @throws AuthError weak_password
 */
export async function requireUncommon(
  password: string,
  { refuseCommonPasswords }: Pick<AuthSettings, 'refuseCommonPasswords'>,
): Promise<void> {
  if (!refuseCommonPasswords || !(await isCommonPassword(password))) return;
  const message = 'This password is among the commonest and tried first by whoever guesses. Choose a different one.';
  throw new AuthError('weak_password', message, { weakPassword: ['pwned'] });
}
