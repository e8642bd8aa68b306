import type { FetchBody } from 'openid-client';

/** Bounds of what a provider may take of us, chosen. */
export const providerLimits = {
  /** A person waits for it; a provider that needs longer is away. */
  seconds: 10,
  /** Key sets and discovery documents of the large ones are under 20 KB. */
  answerBytes: 512 * 1024,
  /** After this time discovery is read anew: providers move their endpoints, rarely. */
  discoverySeconds: 24 * 3600,
} as const;

/** What the libraries ask `fetch` for. */
interface ProviderRequest {
  method?: string;
  headers?: Headers | Record<string, string>;
  body?: RequestInit['body'] | FetchBody;
  signal?: AbortSignal | undefined;
}

/** `fetch` for talking to providers: no redirects, one time for the whole answer, and a bound on its size. */
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
    if (size > providerLimits.answerBytes) throw new Error('The provider answered with more than it may.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
