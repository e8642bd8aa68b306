import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import { isLoopbackIp } from '../loopback.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Where a request comes from. */
export interface ClientIp {
  /** As the database takes it: without a zone, and IPv4 as IPv4. Null where there is no connection, as in a test without a port. */
  ip: string | null;
  /**
   * What limits count by: the IP, of IPv6 the network of 64 bits, which one customer has whole. Null when it is not
   * known who asks: a connection from this machine is a developer's, or of a proxy that TRUST_PROXY does not name.
   */
  limited: string | null;
}

/**
 * The IP of the nearest machine that is not trusted (contract auth T5): who is connected, or behind a trusted proxy the
 * entry it has put at the end of `X-Forwarded-For`, and so on leftwards. What stands further left anybody can have written. A
 * forwarded IP is an ordinary one, whatever it says: nobody is local because a header says so.
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

/** Who is connected. */
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

/** Null when the header names nobody that is believed. */
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

/** An IP address without its port and zone. An IPv4 address that came over IPv6 is the IPv4 one. */
function readIp(text: string): string | null {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(text) ?? [];
  const ip = (bracketed ?? dotted ?? text).replace(/%.*/s, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(ip) === 0 ? null : ip;
}

/** The IP, of IPv6 its first 64 bits in one way of writing. */
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
