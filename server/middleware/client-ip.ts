import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import { isLoopbackIp } from '../loopback.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Where a request comes from. */
export interface ClientIp {
  /** In the database's form: without a zone, and IPv4 as IPv4. Null without a connection, as in a test without a port. */
  ip: string | null;
  /**
   * What limits count by: the IP; for IPv6 the /64 network, which belongs to one customer. Null when it is not known who asks: a
   * connection from this machine is a developer's, or from a proxy that TRUST_PROXY does not name.
   */
  limited: string | null;
}

/**
 * The IP of the nearest machine that is not trusted (contract auth T5): the peer, or behind a trusted proxy the entry it appended
 * to `X-Forwarded-For`, and so on leftwards. Anybody could have written what is further left. A forwarded IP never counts as local:
 * nobody is local because a header says so.
 */
export function getClientIp(c: Context<AppContext>, proxies: TrustedProxies): ClientIp {
  const peer = getPeerIp(c);
  const forwarded = proxies.any ? c.req.header('X-Forwarded-For') : undefined;
  // Without a connection, as in a test without a port, the header's last entry takes its place.
  const client = forwarded === undefined ? null : findClient(peer ?? '', forwarded, proxies);
  const ip = client ?? peer;
  const isUnknown = ip === null || (client === null && isLoopbackIp(ip));
  return { ip, limited: isUnknown ? null : networkOf(ip) };
}

/** The IP of the connection. */
export function getPeerIp(c: Context<AppContext>): string | null {
  // Outside a server `env` is empty, and getConnInfo would throw.
  const ip = isServed(c.env) ? getConnInfo(c).remote.address : undefined;
  return ip === undefined ? null : readIp(ip);
}

/** Sets `clientIp` and `limitedIp`. */
export function resolveClientIp(proxies: TrustedProxies): MiddlewareHandler<AppContext> {
  return function resolveClientIp(c, next) {
    const { ip, limited } = getClientIp(c, proxies);
    c.set('clientIp', ip ?? '');
    c.set('limitedIp', limited);
    return next();
  };
}

/** Null when the header names no IP that can be trusted. */
function findClient(peer: string, forwarded: string, proxies: TrustedProxies): string | null {
  let client: string | null = null;
  for (const [hop, part] of forwarded.split(',').reverse().entries()) {
    if (!proxies.trusts(client ?? peer, hop)) break;
    const ip = readIp(part.trim());
    if (ip === null) break;
    client = ip;
  }
  return client;
}

/** An IP without its port and zone. An IPv4 address mapped into IPv6 becomes the IPv4 one. */
function readIp(text: string): string | null {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(text) ?? [];
  const ip = (bracketed ?? dotted ?? text).replace(/%.*/s, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(ip) === 0 ? null : ip;
}

/** The IP; for IPv6 its first 64 bits in one fixed notation. */
function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [left = '', right] = ip.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const dotted = ip.includes('.') ? 1 : 0;
  const zeros = right === undefined ? 0 : 8 - left.length - right.length - dotted;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function isServed(bindings: unknown): boolean {
  return typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
}
