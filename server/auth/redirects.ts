import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Auth } from './auth-context.ts';

/** Length of a URL in characters that all browsers and servers accept. */
const MAX_CHARACTERS = 2048;

/** Schemes whose "URL" is run or shown in place instead of being navigated to. */
const unsafeSchemes: readonly string[] = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'];

/** `redirect_to` of a request (contract T6): the query parameter, or the header of the same name. */
export function getWantedRedirect(c: Context<AppContext>): string {
  return c.req.query('redirect_to') || c.req.header('redirect_to') || '';
}

/**
 * Where a person may be sent (contract R-70): `wanted` when it is allowed, else the page the request came from when that
 * is, else the site.
 */
export function resolveRedirect(c: Context<AppContext>, auth: Auth, wanted = getWantedRedirect(c)): string {
  const candidates = [wanted, c.req.header('Referer') ?? ''];
  return candidates.find((url) => isAllowedRedirect(url, auth)) ?? auth.siteUrl;
}

type Rules = Pick<Auth, 'siteUrl'> & { settings: Pick<Auth['settings'], 'redirectAllowList'> };

export function isAllowedRedirect(text: string, { siteUrl, settings }: Rules): boolean {
  const url = parseUrl(text);
  if (url === null) return false;
  if (isSameSite(url, new URL(siteUrl))) return true;
  const forms = [withoutFragment(text), withoutFragment(url.href)];
  return settings.redirectAllowList.some((glob) => forms.some((form) => compileGlob(glob).test(form)));
}

/**
 * Null for what is not a URL, or can be read in two ways: a browser takes "\" for "/", drops line breaks,
 * and reads 2130706433 as 127.0.0.1.
 */
function parseUrl(text: string): URL | null {
  if (text.length > MAX_CHARACTERS || /[\s\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || unsafeSchemes.includes(url.protocol) || url.username || url.password) return null;
  return isHarmlessHost(url, text) ? url : null;
}

/** A numeric host is refused unless it is this machine, written out in full. */
function isHarmlessHost({ hostname }: URL, text: string): boolean {
  const written = /^[^:]+:\/\/(\[[^\]]*\]|[^/?#:]*)/.exec(text)?.[1]?.toLowerCase() ?? '';
  if (/^(\d+|0x[\da-f]*)$/.test(written)) return false;
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return !isNumber || (isLoopback(hostname) && written === hostname);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

function isSameSite(url: URL, site: URL): boolean {
  return (
    url.protocol === site.protocol &&
    url.hostname === site.hostname &&
    (url.port === site.port || isLoopback(url.hostname))
  );
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, '');
}

/** `**` is anything, `*` and `?` stop at "." and "/". */
function compileGlob(glob: string): RegExp {
  const source = glob.replace(/\*\*|[*?]|[\\^$.|+()[\]{}/-]/g, (sign) => globSigns[sign] ?? `\\${sign}`);
  return new RegExp(`^${source}$`);
}

const globSigns: Readonly<Record<string, string>> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };
