import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';

function createLogged(trustProxy = false) {
  const lines: string[] = [];
  const app = new Hono<AppContext>();
  app.use(requestId(pino({}, { write: (line: string) => lines.push(line) }), trustProxy), requestLog());
  app.all('*', (c) => c.text('secret answer', 201));
  return { app, lines };
}

describe('requestId and requestLog', () => {
  test('every request has an id, in the answer and in its line', async () => {
    const { app, lines } = createLogged();
    const answer = await app.request('/auth/v1/user');
    const id = answer.headers.get('X-Request-Id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: id,
      method: 'GET',
      path: '/auth/v1/user',
      status: 201,
    });
  });

  test('nothing of query, headers or bodies is logged', async () => {
    const { app, lines } = createLogged();
    await app.request('/rest/v1/profiles?email=eq.ada@example.org&apikey=secret-key', {
      method: 'POST',
      headers: { Authorization: 'Bearer secret-token' },
      body: 'secret resume',
    });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/secret|ada@/);
  });

  test('an incoming id counts only behind a trusted proxy, and only in the right form', async () => {
    const headers = { 'X-Request-Id': 'proxy-id-0001' };
    const trusted = await createLogged(true).app.request('/', { headers });
    expect(trusted.headers.get('X-Request-Id')).toBe('proxy-id-0001');
    const untrusted = await createLogged(false).app.request('/', { headers });
    expect(untrusted.headers.get('X-Request-Id')).not.toBe('proxy-id-0001');
    const forged = await createLogged(true).app.request('/', { headers: { 'X-Request-Id': '{"level":60}' } });
    expect(forged.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
