import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface SeenRequest {
  method: string;
  /** Path and query. */
  path: string;
  body: unknown;
}

export interface StubBackend {
  client: SupabaseClient;
  /** Every request so far, in order. */
  seen: SeenRequest[];
}

/** The real data client over a network that answers what `answer` says; what it throws is a network failure. */
export function stubBackend(answer: (request: SeenRequest) => Response | Promise<Response>): StubBackend {
  const seen: SeenRequest[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
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
  };
  const client = createClient('http://shortlist.test', 'anon-key', {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return { client, seen };
}

export function jsonAnswer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
