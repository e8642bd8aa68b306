import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#web/lib/supabase.ts';

/** The ways to sign in that count as recovery, the same list as the server's (contract auth, 6.10). */
const passwordless: ReadonlySet<string> = new Set(['otp', 'magiclink', 'recovery']);

async function isAsked(): Promise<boolean> {
  const client = await getSupabase();
  const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  const methods = level?.currentAuthenticationMethods ?? [];
  if (methods.some((entry) => passwordless.has(typeof entry === 'string' ? entry : entry.method))) return false;
  const { data, error } = await client.rpc('has_password');
  if (error) throw error;
  return data === true;
}

/** Whether changing the password requires the current one: not after a recovery, nor for people without one. */
export function useCurrentPassword(userId: string | undefined): boolean {
  const { data } = useQuery({ queryKey: ['current-password', userId], queryFn: isAsked, staleTime: 0 });
  return data ?? false;
}
