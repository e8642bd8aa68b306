import type { Auth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import type { SignedInUser } from './require-user.ts';

/**
 * Contract R-59: lets users through who have just proved who they are. Refreshing a session proves nothing.
 * @throws AuthError reauthentication_needed
 */
export function requireRecentProof(
  { settings }: Auth,
  { user, session }: Pick<SignedInUser, 'user' | 'session'>,
): void {
  // Nobody can sign in to an anonymous account again, and its first identity is what gives it an owner.
  if (user.is_anonymous) return;
  const newest = Math.max(0, ...(session?.amr ?? []).map(({ timestamp }) => timestamp));
  if (Date.now() / 1000 - newest < settings.recentSignInSeconds) return;
  const message = 'Confirm that it is you: sign in again, then repeat this.';
  throw new AuthError('reauthentication_needed', message, { status: 403 });
}
