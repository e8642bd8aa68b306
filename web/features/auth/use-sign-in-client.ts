import { getSupabase } from '#web/lib/supabase.ts';
import { useFirstTouch } from '#web/lib/use-first-touch.ts';

/** Downloads the sign-in client while the person types, so that neither the form nor the button waits for it. */
export function useSignInClient(): void {
  // The button runs into the same failure and reports it.
  useFirstTouch(getSupabase);
}
