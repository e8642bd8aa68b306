import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { language } from './language.ts';
import { logError } from './log-error.ts';
import { readMeta } from './read-meta.ts';

/** @param sessionKey the session's key in local storage */
export function openClient(sessionKey: string): SupabaseClient {
  const client = createClient(location.origin, readAnonKey(), {
    // Emails come in the language of the page.
    global: { fetch: noticeEnd(() => void renew(client)), headers: { 'Accept-Language': language } },
    auth: {
      storageKey: sessionKey,
      persistSession: true,
      autoRefreshToken: true,
      flowType: 'pkce',
      // Codes of flows that began here are exchanged. This function decides about tokens in a fragment, which are never accepted.
      detectSessionInUrl: () => false,
    },
  });
  return client;
}

/** Paths where a 401 means that the token's session has ended: here, on another device, or by an administrator. */
const guarded = /^\/(rest|functions)\/v1\//;

let renewing: Promise<unknown> | undefined;

/**
 * Fetches. If the answer says that the session has ended, `onEnd` renews it, or signs the person out if that is refused:
 * the pages then ask them to sign in instead of reporting a failure.
 */
function noticeEnd(onEnd: () => void): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status === 401 && guarded.test(new URL(answer.url, location.href).pathname)) onEnd();
    return answer;
  };
}

function renew(client: SupabaseClient): Promise<unknown> {
  renewing ??= renewSession(client)
    .catch((error) => logError('The session could not be renewed', error))
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

/** On its own, the client keeps a refused session until its token expires. */
async function renewSession({ auth }: SupabaseClient): Promise<void> {
  const { error } = await auth.refreshSession();
  if (error?.status === 400 || error?.status === 403) await auth.signOut({ scope: 'local' });
}

/** The server writes the key into the page it serves. */
function readAnonKey(): string {
  const key = readMeta('shortlist-anon-key');
  if (!key) throw new Error('This page carries no API key. Load it from the server again.');
  return key;
}
