import type { SupabaseClient } from '@supabase/supabase-js';
import { language } from './language.ts';
import { logError } from './log-error.ts';
import { readMeta } from './read-meta.ts';

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
    // Emails come in the language of the page.
    global: { fetch: fetchNoticingEnd, headers: { 'Accept-Language': language } },
    auth: {
      storageKey: SESSION_KEY,
      persistSession: true,
      autoRefreshToken: true,
      flowType: 'pkce',
      // Codes of flows that began here are exchanged; the function is asked of tokens in a fragment, which are never taken.
      detectSessionInUrl: () => false,
    },
  });
}

/** Paths whose 401 says that the session behind the token has ended: here, on another device, or by an administrator. */
const guarded = /^\/(rest|functions)\/v1\//;

/** Whether a failure of the data client says that. */
export function isSessionEnded(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'PGRST303';
}

let renewing: Promise<unknown> | undefined;

/**
 * Fetches; when the answer says that the session has ended, has it renewed, or the person signed out where that is refused: the
 * pages then ask them to sign in instead of telling of a failure.
 */
async function fetchNoticingEnd(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (answer.status === 401 && guarded.test(new URL(answer.url, location.href).pathname)) void renew();
  return answer;
}

function renew(): Promise<unknown> {
  renewing ??= renewSession()
    .catch((error) => logError('The session could not be renewed', error))
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

/** The client itself keeps a session that is refused until its token expires. */
async function renewSession(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.refreshSession();
  if (error?.status === 400 || error?.status === 403) await auth.signOut({ scope: 'local' });
}

/** The server writes the key into the page it serves. */
function readAnonKey(): string {
  const key = readMeta('shortlist-anon-key');
  if (!key) throw new Error('This page carries no API key. Load it from the server again.');
  return key;
}
