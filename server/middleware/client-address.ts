import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';

/**
 * The client's IP address: behind a trusted proxy the first valid one of `X-Forwarded-For` (contract auth T5), else the
 * connection's. Null where there is no connection, as in a test without a port.
 */
export function getClientAddress(c: Context<AppContext>, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',') : undefined;
  const first = forwarded?.map((part) => part.trim()).find((part) => isIP(part) !== 0);
  if (first) return first;
  // Outside a server `env` is empty, and getConnInfo would throw.
  return isServed(c.env) ? (getConnInfo(c).remote.address ?? null) : null;
}

/** Sets `clientAddress`. PostgreSQL's addresses have no zone (`fe80::1%eth0`). */
export function resolveClientAddress(trustProxy: boolean): MiddlewareHandler<AppContext> {
  return function resolveClientAddress(c, next) {
    c.set('clientAddress', getClientAddress(c, trustProxy)?.replace(/%.*$/, '') ?? '');
    return next();
  };
}

function isServed(bindings: unknown): boolean {
  return typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
}
