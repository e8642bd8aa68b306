import { GoTrueClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { DataClient } from './data-client.ts';
import { language } from './language.ts';
import { logError } from './log-error.ts';
import { readMeta } from './read-meta.ts';

/**
 * The official clients of the three protocols that the server speaks, composed as `createClient` of supabase-js does. That one would
 * also bring realtime and storage, a third of its weight, which no page uses.
 *
 * @param sessionKey the session's key in local storage
 */
export function openClient(sessionKey: string): DataClient {
  const apikey = readAnonKey();
  // Emails come in the language of the page.
  const headers = { apikey, 'Accept-Language': language };
  const watchedFetch = noticeEnd(() => void renew(auth));
  const auth = new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    headers: { ...headers, Authorization: `Bearer ${apikey}` },
    fetch: watchedFetch,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    flowType: 'pkce',
    // Codes of flows that began here are exchanged. This function decides about tokens in a fragment, which are never accepted.
    detectSessionInUrl: () => false,
  });
  const signedFetch: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const signed = new Headers(init?.headers);
    if (!signed.has('Authorization')) signed.set('Authorization', `Bearer ${data.session?.access_token ?? apikey}`);
    return watchedFetch(input, { ...init, headers: signed });
  };
  const rest = new PostgrestClient(`${location.origin}/rest/v1`, { headers, fetch: signedFetch });
  return {
    auth,
    functions: new FunctionsClient(`${location.origin}/functions/v1`, { headers, customFetch: signedFetch }),
    from: rest.from.bind(rest),
    rpc: rest.rpc.bind(rest),
  };
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

function renew(auth: GoTrueClient): Promise<unknown> {
  renewing ??= renewSession(auth)
    .catch((error) => logError('The session could not be renewed', error))
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
}

/** On its own, the auth client keeps a refused session until its token expires. */
async function renewSession(auth: GoTrueClient): Promise<void> {
  const { error } = await auth.refreshSession();
  if (error?.status === 400 || error?.status === 403) await auth.signOut({ scope: 'local' });
}

/** The server writes the key into the page it serves. */
function readAnonKey(): string {
  const key = readMeta('shortlist-anon-key');
  if (!key) throw new Error('This page carries no API key. Load it from the server again.');
  return key;
}
