/** The servers a URL names. */
export interface ServerUrls {
  /** One URL for each host, as the driver takes it. */
  urls: readonly string[];
  /** `target_session_attrs=read-write`: a standby is not taken. */
  mustWrite: boolean;
}

/** Values of libpq's parameter that ask for a server that can be written to. */
const writable: ReadonlySet<string> = new Set(['read-write', 'primary']);
const known: ReadonlySet<string> = new Set([...writable, 'any']);

/**
 * Reads `postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write` as libpq does.
 * @throws Error for what is no such URL
 */
export function readServerUrls(url: string): ServerUrls {
  const [, scheme, credentials = '', hosts = '', path = '', query = ''] =
    /^(postgres(?:ql)?:\/\/)([^@/?]*@)?([^/?@]*)(\/[^?]*)?(?:\?(.*))?$/.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('target_session_attrs') ?? 'any';
  parameters.delete('target_session_attrs');
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  const urls = hosts.split(',').map((host) => `${scheme}${credentials}${host}${path}${rest}`);
  if (
    scheme === undefined ||
    !known.has(wanted) ||
    (hosts.includes(',') && hosts.split(',').includes('')) ||
    !urls.every((one) => URL.canParse(one))
  ) {
    throw new Error('not a URL of PostgreSQL servers');
  }
  return { urls, mustWrite: writable.has(wanted) };
}

/** Which of the servers is used. A server that fails is left for the next, and after the last comes the first. */
export class Hosts {
  readonly mustWrite: boolean;
  readonly count: number;
  readonly #urls: readonly string[];
  #at = 0;

  constructor(url: string) {
    const { urls, mustWrite } = readServerUrls(url);
    this.#urls = urls;
    this.mustWrite = mustWrite;
    this.count = urls.length;
  }

  get current(): string {
    return this.#urls[this.#at] ?? '';
  }

  /** Of several callers that found the same server gone, the first moves on. */
  leave(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.count;
  }
}
