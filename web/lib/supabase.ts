import type { SupabaseClient } from '@supabase/supabase-js';

/** Where the client keeps the session in local storage. */
export const SESSION_KEY = 'shortlist-auth';

let client: Promise<SupabaseClient> | undefined;

/**
 * The one data client, loaded at its first use: visitors never download it. After a failed download the next call tries
 * again.
 */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= loadClient().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function loadClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(location.origin, readAnonKey(), {
    auth: { storageKey: SESSION_KEY, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  });
}

/** The server writes the key into the page it serves. */
function readAnonKey(): string {
  const key = document.querySelector<HTMLMetaElement>('meta[name="shortlist-anon-key"]')?.content;
  if (!key) throw new Error('This page carries no API key. Load it from the server again.');
  return key;
}
