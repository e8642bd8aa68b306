import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#e2e/stubs/listen.ts';
import type { AppContext } from '../context.ts';
import { localOnly } from './local-only.ts';

const app = new Hono<AppContext>()
  .get('/here', localOnly('http://localhost:3000'), (c) => c.text('here'))
  .get('/public', localOnly('https://shortlist.example'), (c) => c.text('public'));
const server = createServer(getRequestListener(app.fetch));
let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers } });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.end();
  });
}

describe('a page for this machine alone', () => {
  test.each([{}, { host: '127.0.0.1:3000' }, { host: '[::1]' }])('answers a browser here: %j', async (headers) => {
    expect(await statusOf('/here', headers)).toBe(200);
  });

  test.each([
    ['under a name that only leads here', '/here', { host: 'evil.example' }],
    ['through a proxy', '/here', { 'x-forwarded-for': '127.0.0.1' }],
    ['through a proxy of the newer kind', '/here', { forwarded: 'for=127.0.0.1' }],
    ['through a proxy that sends only the host', '/here', { 'x-forwarded-host': 'localhost' }],
    ['where SITE_URL is not this machine’s own', '/public', {}],
  ])('does not exist %s', async (_how, path, headers) => {
    expect(await statusOf(path, headers)).toBe(404);
  });

  test('does not exist for another machine', async () => {
    const incoming = { socket: { remoteAddress: '192.0.2.9', remotePort: 1, remoteFamily: 'IPv4' } };
    const answer = await app.request('http://localhost/here', {}, { incoming });
    expect(answer.status).toBe(404);
  });
});
