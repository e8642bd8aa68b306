import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';

/** Values that have broken servers: of each JSON type, huge, empty, not quite text, and SQL. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table auth.users; --",
    '-1',
    '__proto__',
    'x'.repeat(20_000),
  ),
  fc.constantFrom<unknown>(null, true, 0, -0, 1e308, -1, Number.MAX_VALUE, [], {}, [[]], { toString: 1 }),
);

const members = [
  'email',
  'phone',
  'password',
  'data',
  'channel',
  'code_challenge',
  'code_challenge_method',
  'refresh_token',
  'app_metadata',
  'nonce',
  'current_password',
  'grant_type',
  '__proto__',
  'constructor',
] as const;

const oddBody = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...members), oddValue).map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const oddText = fc.oneof(fc.constantFrom('', 'global', 'password', 'refresh_token', 'local'), fc.webQueryParameters());
const asciiHeader = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

describeAuth('whatever is sent to /auth/v1', (at) => {
  test('is answered by the contract: never a 5xx, never internals, always JSON or nothing', async () => {
    const person = await at().signUp();
    const paths = [
      '/signup',
      '/token',
      '/token?grant_type=password',
      '/token?grant_type=refresh_token',
      '/user',
      '/logout',
      '/settings',
      '/health',
      '/.well-known/jwks.json',
    ];
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
      path: fc.constantFrom(...paths),
      query: oddText,
      body: oddBody,
      bearer: fc.oneof(fc.constant('of a person'), fc.constant(''), asciiHeader),
      type: fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'multipart/form-data',
      ),
      version: fc.constantFrom('', '2024-01-01', 'x'),
      audience: asciiHeader,
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, query, body, bearer, type, version, audience }) => {
        const answer = await at().app.request(`/auth/v1${path}${path.includes('?') ? '&' : '?'}${query}`, {
          method,
          headers: {
            apikey: at().services.keys.anonKey,
            Authorization: `Bearer ${bearer === 'of a person' ? person.accessToken : bearer}`,
            'Content-Type': type,
            'X-Supabase-Api-Version': version,
            'X-JWT-AUD': audience,
          },
          ...(method === 'GET' ? {} : { body }),
        });
        const text = await answer.text();
        expect(answer.status).toBeLessThan(500);
        expect(text).not.toMatch(/\.ts:\d|node_modules|\$argon2|select |insert /);
        if (answer.status !== 204) expect(JSON.parse(text)).toBeTypeOf('object');
        if (answer.status >= 400) expect(answer.headers.get('x-sb-error-code')).toMatch(/^[a-z_0-9]+$/);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  test('user metadata of any JSON comes back as it was given, or is refused', async () => {
    const { accessToken } = await at().signUp();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (data) => {
        fc.pre(!JSON.stringify(data).includes('__proto__'));
        const answer = await at().put('/user', { data }, accessToken);
        if (answer.status !== 200) return expect([400, 422]).toContain(answer.status);
        const stored = (await readJson(answer)).user_metadata;
        // What the wire makes of it: JSON has no negative zero.
        const sent: Record<string, unknown> = JSON.parse(JSON.stringify(data));
        for (const [key, value] of Object.entries(sent)) {
          if (value !== null) expect(stored[key]).toEqual(value);
        }
        // So that the next run starts below the size limit again.
        await at().put(
          '/user',
          { data: Object.fromEntries(Object.keys(stored).map((key) => [key, null])) },
          accessToken,
        );
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('deep and large metadata leaves the service answering', async () => {
    for (const depth of [100, 1000, 4000]) {
      let data: unknown = 1;
      for (let level = 0; level < depth; level += 1) data = [data];
      const answer = await at().post('/signup', { email: freshEmail(), password, data: { data } });
      expect(answer.status).toBeLessThan(500);
    }
    expect((await at().get('/health')).status).toBe(200);
  });
});
