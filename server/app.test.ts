import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

describeEachDatabase('createApp', (getDatabase) => {
  let product: TestApp;

  beforeAll(async () => {
    product = await createTestApp(getDatabase());
  });
  afterAll(() => product.close());

  test('/healthz says the process is alive, /readyz that the database answers', async () => {
    expect(await (await product.app.request('/healthz')).json()).toEqual({
      status: 'alive',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    const ready = await product.app.request('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', database: getDatabase().engine });
  });

  /** One answer of each kind that a client can see. */
  const answers: readonly (readonly [string, string, RequestInit, number])[] = [
    ['a health check', '/healthz', {}, 200],
    ['a path without anything', '/nothing', {}, 404],
    ['auth without a key', '/auth/v1/user', {}, 401],
    ['auth with a key', '/auth/v1/settings', { headers: { apikey: 'test-anon-key' } }, 200],
    ['auth without a token', '/auth/v1/user', { headers: { apikey: 'test-anon-key' } }, 401],
    ['the public keys', '/auth/v1/.well-known/jwks.json', {}, 200],
    ['rest without a key', '/rest/v1/resumes', {}, 401],
    ['a table that is not there', '/rest/v1/nothing', { headers: { apikey: 'test-anon-key' } }, 404],
    ['a function without a key', '/functions/v1/check-scan-limit', { method: 'POST' }, 401],
    [
      'a function without a person',
      '/functions/v1/check-scan-limit',
      { method: 'POST', headers: { apikey: 'test-anon-key' } },
      401,
    ],
  ];

  test.each(answers)('%s is answered with the security headers and a request id', async (_what, path, init, status) => {
    const answer = await product.app.request(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const isPublic = path.endsWith('jwks.json');
    expect(answer.headers.get('Cache-Control')).toBe(isPublic ? 'public, max-age=600' : 'no-store');
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  describe('each protocol shapes its own errors', () => {
    const huge = { method: 'POST', headers: { apikey: 'test-anon-key' }, body: 'x'.repeat(5_000_000) };

    test('auth', async () => {
      const answer = await product.app.request('/auth/v1/signup', huge);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ error_code: 'request_entity_too_large' });
    });

    test('rest', async () => {
      const answer = await product.app.request('/rest/v1/resumes', huge);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ code: 'PGRST102', message: expect.any(String), details: null, hint: null });
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Content-Range');
    });

    test('functions', async () => {
      const answer = await product.app.request('/functions/v1/analyze-resume', huge);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'TOO_LARGE' });
    });

    test('rest, for a token that is not ours', async () => {
      const headers = { apikey: 'test-anon-key', Authorization: 'Bearer a.b.c' };
      const answer = await product.app.request('/rest/v1/resumes', { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'PGRST301' });
      expect(answer.headers.get('WWW-Authenticate')).toContain('error="invalid_token"');
    });
  });

  test('a preflight needs no key, on every protocol', async () => {
    for (const path of ['/auth/v1/signup', '/rest/v1/resumes', '/functions/v1/analyze-resume']) {
      const answer = await product.app.request(path, {
        method: 'OPTIONS',
        headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
  });
});
