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
  'auth_code',
  'code_verifier',
  'id_token',
  'provider',
  'access_token',
  'link_identity',
  'client_id',
  'issuer',
  'create_user',
  'type',
  'token',
  'token_hash',
  'redirect_to',
  'domain',
  'provider_id',
  'skip_http_redirect',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'id',
  'role',
  'user_metadata',
  'password_hash',
  'email_confirm',
  'phone_confirm',
  'ban_duration',
  'should_soft_delete',
  'new_email',
  'SAMLResponse',
  'RelayState',
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

/** Everything is on and nothing is limited, so that a refusal at the door hides nothing behind it. */
const open = {
  anonymousUsers: true,
  phoneProvider: true,
  phoneFactor: true,
  emailAutoconfirm: false,
  phoneAutoconfirm: false,
  securePasswordChange: true,
  requireCurrentPassword: true,
  rateLimitFactor: 0,
  minSendIntervalSeconds: 0,
} as const;

/** Every endpoint of the contract's section 6; `:factor` and `:user` are those of the person who sends. */
const endpoints = [
  '/signup',
  '/token',
  ...['password', 'refresh_token', 'pkce', 'id_token', 'web3'].map((grant) => `/token?grant_type=${grant}`),
  '/otp',
  '/verify',
  '/verify?type=signup&token=x',
  '/sso',
  '/sso/saml/acs',
  '/sso/saml/metadata',
  '/reauthenticate',
  '/resend',
  '/recover',
  '/user',
  '/user/identities/authorize',
  '/user/identities/x',
  '/user/identities/:user',
  '/authorize',
  '/callback',
  '/logout',
  '/factors',
  '/factors/x/challenge',
  '/factors/:factor',
  '/factors/:factor/challenge',
  '/factors/:factor/verify',
  '/admin/users',
  '/admin/users/x',
  '/admin/users/:user',
  '/admin/users/:user/factors',
  '/admin/users/:user/factors/:factor',
  '/admin/generate_link',
  '/invite',
  '/settings',
  '/health',
  '/.well-known/jwks.json',
] as const;

/** A few members that fit, so that more than the first check is reached; odd ones are laid over them. */
const likelyBody = fc.record(
  {
    email: fc.constantFrom('ada@mail.example', 'grace@mail.example', 'x@y'),
    phone: fc.constantFrom('4915550100', '+49 155 50101', '0'),
    password: fc.constantFrom('correct horse battery', 'short', 'x'.repeat(73)),
    type: fc.constantFrom(
      'signup',
      'magiclink',
      'recovery',
      'invite',
      'email_change',
      'email_change_new',
      'email',
      'sms',
    ),
    factor_type: fc.constantFrom('totp', 'phone', 'webauthn'),
    challenge_id: fc.uuid(),
    id: fc.uuid(),
    code: fc.constantFrom('000000', '１２３４５６', 'x'),
    token: fc.constantFrom('000000', 'x'),
    ban_duration: fc.constantFrom('1h', 'none', '-1h', '9999999h'),
  },
  { requiredKeys: [] },
);

const mixedBody = fc
  .tuple(likelyBody, fc.dictionary(fc.constantFrom(...members), oddValue, { maxKeys: 2 }))
  .map(([likely, odd]) => JSON.stringify({ ...likely, ...odd }));

const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
  path: fc.constantFrom(...endpoints),
  query: oddText,
  body: fc.oneof(oddBody, mixedBody),
  bearer: fc.oneof(fc.constantFrom('of a person', 'of the service', ''), asciiHeader),
  type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'),
  version: fc.constantFrom('', '2024-01-01', 'x'),
  audience: asciiHeader,
});

/** A place to go, XML for SAML, or JSON; and an error has its name (contract E4, E3). */
function requireContract(answer: Response, text: string): void {
  if (answer.status >= 300 && answer.status < 400) expect(answer.headers.get('Location')).toBeTruthy();
  else if (answer.status === 204) expect(text).toBe('');
  else if (answer.ok && answer.headers.get('Content-Type')?.includes('xml')) expect(text).toMatch(/^</);
  else expect(JSON.parse(text)).toBeTypeOf('object');
  if (answer.status < 400) return;
  expect(answer.headers.get('x-sb-error-code') ?? JSON.parse(text).error).toMatch(/^[a-z_0-9 ]+$/);
}

describeAuth('whatever is sent to /auth/v1', (at) => {
  test.each([
    ['with its defaults', undefined],
    ['with everything on', open],
  ])(
    '%s is answered by the contract: never a 5xx, never internals',
    async (_name, settings) => {
      const bench = at(settings);
      const { keys } = bench.services;
      let person = await at().signUp();
      let factor = '';
      const renew = async () => {
        person = await at().signUp();
        const enrolled = await at().post(
          '/factors',
          { factor_type: 'totp' },
          { Authorization: `Bearer ${person.accessToken}` },
        );
        factor = (await readJson(enrolled)).id;
      };
      await renew();
      const bearers: Record<string, string> = { 'of the service': keys.serviceKey };
      await fc.assert(
        fc.asyncProperty(request, async ({ method, path, query, body, bearer, type, version, audience }) => {
          const named = path.replaceAll(':user', person.id).replaceAll(':factor', factor);
          const token = bearer === 'of a person' ? person.accessToken : (bearers[bearer] ?? bearer);
          const answer = await bench.app.request(`/auth/v1${named}${named.includes('?') ? '&' : '?'}${query}`, {
            method,
            headers: {
              apikey: keys.anonKey,
              Authorization: `Bearer ${token}`,
              'Content-Type': type,
              'X-Supabase-Api-Version': version,
              'X-JWT-AUD': audience,
            },
            ...(method === 'GET' ? {} : { body }),
          });
          const text = await answer.text();
          expect(answer.status).toBeLessThan(500);
          expect(text).not.toMatch(/\.ts:\d|node_modules|\$argon2|select |insert /);
          requireContract(answer, text);
          // Who was deleted, banned or signed out reaches nothing any more.
          if (bearer === 'of a person' && answer.status === 403) await renew();
        }),
        { numRuns: 400 },
      );
    },
    120_000,
  );

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
