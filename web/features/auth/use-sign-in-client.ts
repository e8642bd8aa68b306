import { useEffect } from 'react';
import { getSupabase } from '#web/lib/supabase.ts';

/** Downloads the sign-in client while the person types, so that the button does not wait for it. */
export function useSignInClient(): void {
  useEffect(() => {
    // The button meets the same failure, and tells it.
    getSupabase().catch(() => undefined);
  }, []);
}
