import type { Session } from '@supabase/auth-js';
import { connectAuth } from '#web/lib/auth-session.ts';
import { authState } from '#web/lib/auth-state.ts';
import { paths } from '#web/lib/paths.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import type { EmailLink } from './email-link.ts';

/**
 * Redeems an email's link, which signs the person in.
 * @returns the page to go to; null for the first of the two confirmations of a new address
 */
export async function redeemLink({ tokenHash, kind, next }: EmailLink): Promise<string | null> {
  const { auth } = await getSupabase();
  await connectAuth();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: kind });
  if (error) throw error;
  if (data.session === null) return null;
  if (kind === 'invite') authState.change({ isRecovering: true, passwordReason: 'invited' });
  else askForPassword(data.session);
  return authState.get().isRecovering ? paths.resetPassword : next;
}

/** A sign-up that began in another browser lost its password, since anyone may have set it: the person sets a new one. */
export function askForPassword(session: Session): void {
  const isNeeded = 'password_needed' in session && session.password_needed === true;
  if (isNeeded) authState.change({ isRecovering: true, passwordReason: 'notBegunHere' });
}
