import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { crossOrigin, restCrossOrigin } from './cross-origin.ts';

const app = new Hono<AppContext>();
app.use(crossOrigin(restCrossOrigin));
app.get('/rows', (c) => c.json([]));
app.options('/rows', (c) => c.body(null, 200, { Allow: 'OPTIONS,GET' }));

describe('crossOrigin', () => {
  test('P120: a preflight is answered at once with what it asks for', async () => {
    const answer = await app.request('/rows', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://other.example',
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'prefer, x-custom',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD');
    const allowed = answer.headers.get('Access-Control-Allow-Headers') ?? '';
    for (const name of ['Authorization', 'apikey', 'Prefer', 'Range', 'Accept-Profile', 'x-custom']) {
      expect(allowed).toContain(name);
    }
    expect(answer.headers.get('Access-Control-Max-Age')).toBe('86400');
  });

  test('P121: every answer exposes Content-Range', async () => {
    const answer = await app.request('/rows');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Content-Range');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('P122: OPTIONS that is not a preflight goes on to the route', async () => {
    expect((await app.request('/rows', { method: 'OPTIONS' })).headers.get('Allow')).toBe('OPTIONS,GET');
  });

  test('invalid header names are not repeated', async () => {
    const answer = await app.request('/rows', {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'a b: c;' },
    });
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(restCrossOrigin.requestHeaders);
  });
});
