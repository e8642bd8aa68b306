import type { FetchBody } from 'openid-client';

/** Chosen limits on the time and memory a provider may take. */
export const providerLimits = {
  /** Someone is waiting; a provider that needs longer counts as unreachable. */
  seconds: 10,
  /** Key sets and discovery documents of large providers are under 20 KB. */
  answerBytes: 512 * 1024,
  /** After this time discovery is read again: providers move their endpoints, though rarely. */
  discoverySeconds: 24 * 3600,
} as const;

/** The options the libraries pass to `fetch`. */
interface ProviderRequest {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: RequestInit['body'] | FetchBody;
  signal?: AbortSignal | undefined;
}

/** `fetch` for talking to providers: no redirects, one time limit for the whole answer, and a limit on its size. */
export async function fetchProvider(url: string, init: ProviderRequest = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(providerLimits.seconds * 1000);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(url, { ...init, body: init.body ?? null, redirect: 'manual', signal });
  if (response.body === null) return response;
  const body = await readBounded(response.body);
  const { status, statusText, headers } = response;
  return new Response(status === 204 || status === 304 ? null : body, { status, statusText, headers });
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > providerLimits.answerBytes) throw new Error('The answer of the provider is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
