import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import { isLoopbackIp, isLoopbackUrl } from '../loopback.ts';
import { getPeerIp } from './client-ip.ts';

/** Headers that proxies add. Behind a proxy that is not configured, everybody would look local. */
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
 * Lets only requests from this very machine pass, and only if the product is for this machine alone: the connection, the host name
 * (one that an attacker points here is not local) and SITE_URL are all loopback, and there is no proxy in between. For everybody
 * else the path does not exist.
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
