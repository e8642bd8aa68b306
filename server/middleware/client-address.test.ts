import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { getClientAddress, resolveClientAddress } from './client-address.ts';

const connection = { incoming: { socket: { remoteAddress: '198.51.100.7', remotePort: 4711, remoteFamily: 'IPv4' } } };

async function addressOf(
  trustProxy: boolean,
  forwarded: string | null,
  bindings: object = connection,
): Promise<string> {
  const app = new Hono<AppContext>();
  app.get('/', (c) => c.text(String(getClientAddress(c, trustProxy))));
  const headers: Record<string, string> = forwarded === null ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, bindings)).text();
}

describe('getClientAddress', () => {
  test('T5: behind a trusted proxy, the first valid address of X-Forwarded-For', async () => {
    expect(await addressOf(true, 'unknown, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
    expect(await addressOf(true, '2001:db8::1')).toBe('2001:db8::1');
  });

  test('without a trusted proxy the header is not believed', async () => {
    expect(await addressOf(false, '203.0.113.9')).toBe('198.51.100.7');
  });

  test('a header without any address leaves the connection’s', async () => {
    expect(await addressOf(true, 'unknown')).toBe('198.51.100.7');
  });

  test('there is none without a connection', async () => {
    expect(await addressOf(false, null, {})).toBe('null');
  });
});

test('what the database is told has no zone, and is empty without a connection', async () => {
  const app = new Hono<AppContext>().use(resolveClientAddress(true)).get('/', (c) => c.text(c.get('clientAddress')));
  const told = async (forwarded: string) =>
    (await app.request('/', { headers: { 'X-Forwarded-For': forwarded } })).text();
  expect(await told('fe80::1%eth0')).toBe('fe80::1');
  expect(await told('unknown')).toBe('');
});
