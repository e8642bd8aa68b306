import { isCommonPassword } from '#contract/common-passwords.ts';
import { AuthError } from './errors.ts';
import type { AuthSettings } from './settings.ts';

/**
 * Refuses the most common passwords, only where the setting is on (AUTH_PASSWORD_REFUSE_COMMON). The protocol has no reason
 * of its own for it; clients know 'pwned', and it is true: the list comes from leaks.
 * @throws AuthError weak_password
 */
export async function requireUncommon(
  password: string,
  { refuseCommonPasswords }: Pick<AuthSettings, 'refuseCommonPasswords'>,
): Promise<void> {
  if (!refuseCommonPasswords || !(await isCommonPassword(password))) return;
  const message = 'This password is one of the most common, which guessers try first. Choose a different one.';
  throw new AuthError('weak_password', message, { weakPassword: ['pwned'] });
}
