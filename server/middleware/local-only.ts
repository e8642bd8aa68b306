import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import { isLoopbackIp, isLoopbackUrl } from '../loopback.ts';
import { getPeerIp } from './client-ip.ts';

/** What proxies add. One that is not configured as such would make everybody local. */
const forwardingHeaders = [
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Real-IP',
  'Forwarded',
  'Via',
];

/**
 * Lets pass who opens the page on this very machine, where the product is for this machine alone: the connection and the name
 * it was opened by (one that an attacker points here is not) and SITE_URL are loopback's, and no proxy stands between. For
 * everybody else there is no such path.
 */
export function localOnly(siteUrl: string): MiddlewareHandler<AppContext> {
  const isLocalSite = isLoopbackUrl(siteUrl);
  return async function localOnly(c, next) {
    if (!isLocalSite || !isLocal(c)) return c.notFound();
    return next();
  };
}

function isLocal(c: Context<AppContext>): boolean {
  if (forwardingHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  const peer = getPeerIp(c);
  // Without a connection the call came from inside this process.
  return (
    (peer === null || isLoopbackIp(peer)) && isLoopbackUrl(`http://${c.req.header('Host') ?? new URL(c.req.url).host}`)
  );
}
