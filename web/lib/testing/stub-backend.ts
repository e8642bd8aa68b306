import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface SeenRequest {
  method: string;
  /** Path and query. */
  path: string;
  body: unknown;
}

type Answer = (request: SeenRequest) => Response | Promise<Response>;

/** A network that gives the answers of `answer`; what that throws is a network failure. `seen` has every request so far. */
export function stubFetch(answer: Answer): { fetch: typeof fetch; seen: SeenRequest[] } {
  const seen: SeenRequest[] = [];
  return {
    seen,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const text = await request.text();
      const seenRequest = {
        method: request.method,
        path: decodeURIComponent(url.pathname + url.search),
        body: text === '' ? undefined : JSON.parse(text),
      };
      request.signal.throwIfAborted();
      seen.push(seenRequest);
      return answer(seenRequest);
    },
  };
}

/** The real data client over such a network. */
export function stubBackend(answer: Answer): { client: SupabaseClient; seen: SeenRequest[] } {
  const { fetch, seen } = stubFetch(answer);
  const client = createClient('http://shortlist.test', 'anon-key', {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return { client, seen };
}

export function jsonAnswer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
