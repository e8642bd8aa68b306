import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { resolveClientIp } from './client-ip.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** What is found for a request from `peer` (null: no connection) with a value of TRUST_PROXY. */
async function told(trustProxy: string, peer: string | null, forwarded?: string): Promise<unknown> {
  const proxies = readTrustedProxies(trustProxy);
  if (!proxies) throw new Error(`${trustProxy} is no value of TRUST_PROXY`);
  const app = new Hono<AppContext>()
    .use(resolveClientIp(proxies))
    .get('/', (c) => c.json([c.get('clientIp'), c.get('limitedIp')]));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const socket = { remoteAddress: peer, remotePort: 4711, remoteFamily: 'IPv4' };
  return (await app.request('/', { headers }, peer === null ? {} : { incoming: { socket } })).json();
}

const ipOf = async (trustProxy: string, peer: string | null, forwarded?: string): Promise<string> =>
  String((await told(trustProxy, peer, forwarded))?.toString().split(',')[0]);

describe('the client’s IP', () => {
  test.each([
    [
      'without a trusted proxy is the connection’s, whatever a header says',
      'false',
      '198.51.100.7',
      '203.0.113.9',
      '198.51.100.7',
    ],
    ['behind one proxy is the entry it appended (T5)', 'true', '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['behind two is the entry before that', '2', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['behind more than the header lists is the first entry', '3', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    [
      'behind proxies known by network is the nearest other one',
      '10.0.0.0/8, 192.0.2.7',
      '10.0.0.1',
      '6.6.6.6, 203.0.113.9, 192.0.2.7, 10.9.9.9',
      '203.0.113.9',
    ],
    ['from an unknown proxy is its own', '10.0.0.0/8', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['in a network of IPv6 is found too', '2001:db8::/32', '2001:db8::9', '2001:db9::1', '2001:db9::1'],
    [
      'is the nearest valid one when an entry is not an IP',
      'true',
      '198.51.100.7',
      '203.0.113.9, unknown',
      '198.51.100.7',
    ],
    ['loses its port', 'true', '10.0.0.1', '203.0.113.9:443', '203.0.113.9'],
    ['of IPv6 loses its brackets, port and zone', 'true', '10.0.0.1', '[fe80::1%eth0]:443', 'fe80::1'],
    ['that is IPv4 over IPv6 is the IPv4 address', 'false', '::ffff:198.51.100.7', undefined, '198.51.100.7'],
    ['is empty without a connection', 'false', null, '203.0.113.9', ''],
  ])('%s', async (_title, trustProxy, peer, forwarded, expected) => {
    expect(await ipOf(trustProxy, peer, forwarded)).toBe(expected);
  });
});

describe('what limits count by', () => {
  test.each([
    ['an IPv4 address is counted by itself', 'true', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['IPv6 is counted by its /64 network', 'true', '10.0.0.1', '2001:DB8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['however it is written', 'true', '10.0.0.1', '2001:0db8::7:0:0:0:1', '2001:db8:0:7::/64'],
    ['a connection from this machine is nobody’s', 'true', '127.0.0.1', undefined, null],
    ['nor is one over IPv6', 'false', '::1', undefined, null],
    ['a forwarded loopback is an ordinary address', 'true', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ['a forwarded loopback of IPv6 too', 'true', '127.0.0.1', '::1', '0:0:0:0::/64'],
    ['nobody is counted without a connection', 'false', null, undefined, null],
  ])('%s', async (_title, trustProxy, peer, forwarded, expected) => {
    expect(await told(trustProxy, peer, forwarded)).toMatchObject({ 1: expected });
  });
});

test.each(['yes', '11', '-1', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'localhost', '10.0.0.1,'])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(readTrustedProxies(text)).toBeNull();
  },
);
