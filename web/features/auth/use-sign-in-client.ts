import { getSupabase } from '#web/lib/supabase.ts';
import { useFirstTouch } from '#web/lib/use-first-touch.ts';

/** Downloads the sign-in client while the person types, so that the button does not wait for it, nor the form. */
export function useSignInClient(): void {
  // The button meets the same failure, and tells it.
  useFirstTouch(getSupabase);
}
