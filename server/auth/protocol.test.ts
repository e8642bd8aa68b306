import { expect, test, vi } from 'vitest';
import { DatabaseError } from '#database/database.ts';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';

describeAuth('the protocol of /auth/v1', (at) => {
  const post = (
    path: string,
    body: string | Uint8Array<ArrayBuffer> | URLSearchParams | null,
    headers: Record<string, string> = {},
  ) =>
    at().app.request(`/auth/v1${path}`, {
      method: 'POST',
      body,
      headers: { apikey: at().services.keys.anonKey, 'Content-Type': 'application/json;charset=UTF-8', ...headers },
    });
  const wrongPassword = JSON.stringify({ email: freshEmail(), password });

  test('E1, E4: clients of 2024 and later read code and message, and the answer names the version', async () => {
    for (const version of ['2024-01-01', '2024-08-01', '2031-12-31']) {
      const answer = await post('/token?grant_type=password', wrongPassword, { 'X-Supabase-Api-Version': version });
      expect(await readJson(answer)).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
      expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
      expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    }
  });

  test('E1, E4: clients that name no version, an older one or nonsense read error_code and msg', async () => {
    for (const version of [undefined, '2023-12-31', 'soon', '2024']) {
      const headers = version === undefined ? {} : { 'X-Supabase-Api-Version': version };
      const answer = await post('/token?grant_type=password', wrongPassword, headers);
      expect(await readJson(answer)).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
      expect(answer.headers.get('X-Supabase-Api-Version')).toBeNull();
      expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    }
  });

  test('E2: the older shape carries the reasons of a weak password too', async () => {
    const answer = await post('/signup', JSON.stringify({ email: freshEmail(), password: '1' }));
    expect(await readJson(answer)).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['length'] },
    });
  });

  test('T1: a body over 1 MiB is refused with 413', async () => {
    const body = JSON.stringify({ email: freshEmail(), password, data: { long: 'x'.repeat(1024 * 1024) } });
    const answer = await post('/signup', body, { 'Content-Length': String(body.length) });
    expect([answer.status, (await readJson(answer)).error_code]).toEqual([413, 'request_entity_too_large']);
  });

  test('T2, T3: null counts as absent, unknown members are ignored', async () => {
    const body = {
      email: freshEmail(),
      password,
      phone: null,
      data: null,
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: { captcha_token: null },
      options: { anything: [1] },
    };
    expect((await post('/signup', JSON.stringify(body))).status).toBe(200);
  });

  test('T4: anything but a JSON object is bad_json', async () => {
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const bodies = [null, '', '{', 'null', '[]', '"text"', '7', nested];
    for (const body of [...bodies, new Uint8Array([0xff, 0xfe, 0x00, 0x80])]) {
      for (const path of ['/signup', '/token?grant_type=password', '/token?grant_type=refresh_token']) {
        const answer = await post(path, body);
        const seen = [String(body).slice(0, 40), path, answer.status, (await readJson(answer)).error_code];
        expect(seen).toEqual([String(body).slice(0, 40), path, 400, 'bad_json']);
      }
    }
  });

  test('T4: a member of the wrong JSON type, or of text PostgreSQL cannot store, is bad_json and named', async () => {
    const cases = [
      ['/signup', 'email', 7],
      ['/signup', 'email', 'a\0@b.example'],
      ['/signup', 'password', '\ud800 is half a character'],
      ['/signup', 'email', {}],
      ['/signup', 'password', ['x']],
      ['/signup', 'data', 'text'],
      ['/signup', 'data', []],
      ['/token?grant_type=password', 'password', true],
      ['/token?grant_type=refresh_token', 'refresh_token', 7],
    ] as const;
    for (const [path, member, value] of cases) {
      const answer = await post(path, JSON.stringify({ [member]: value }));
      expect(await readJson(answer)).toMatchObject({
        code: 400,
        error_code: 'bad_json',
        msg: expect.stringContaining(member),
      });
    }
  });

  test('6.3: grant_type may be a form value, and an unknown or missing one is invalid_credentials', async () => {
    const person = await at().signUp();
    const form = new URLSearchParams({ grant_type: 'password', email: person.email, password });
    const signedIn = await post('/token', form, { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect((await readJson(signedIn)).user.id).toBe(person.id);
    for (const path of ['/token', '/token?grant_type=', '/token?grant_type=magic', '/token?grant_type=constructor']) {
      const answer = await post(path, '{}');
      expect(await readJson(answer)).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      });
    }
  });

  test('6.3: web3 is a grant that this server has switched off', async () => {
    const answer = await at().post('/token?grant_type=web3', {});
    expect([answer.status, (await readJson(answer)).code]).toEqual([422, 'web3_provider_disabled']);
  });

  test('answers with tokens or user data may not be cached', async () => {
    const person = await at().signUp();
    const answers = [await at().get('/user', person.accessToken), await at().post('/token?grant_type=password', {})];
    for (const answer of answers) expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('C8: the key set is public, may be cached for ten minutes and has no private member', async () => {
    const answer = await at().app.request('/auth/v1/.well-known/jwks.json');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=600');
    const { keys } = await readJson(answer);
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      kid: at().services.keys.signing.kid,
      key_ops: ['verify'],
    });
    expect(keys[0]).not.toHaveProperty('d');
  });

  test('6.19: settings say what is on, health says which server answers', async () => {
    expect(await readJson(await at().get('/settings'))).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
      sms_provider: '',
      saml_enabled: false,
    });
    expect(await readJson(await at().get('/health'))).toMatchObject({
      name: expect.any(String),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  test('unknown paths get 404 in the same shape', async () => {
    const answer = await at().post('/nothing', {});
    expect([answer.status, await readJson(answer)]).toEqual([
      404,
      { code: 'validation_failed', message: expect.any(String) },
    ]);
  });

  test('E5, E6: an unreachable database is 503, any other database failure 500, and neither reveals internals', async () => {
    const person = await at().signUp();
    const batch = vi.spyOn(at().services.database, 'batch');
    for (const [code, status] of [
      ['08006', 503],
      ['57P01', 503],
      ['53100', 503],
      ['XX000', 500],
    ] as const) {
      batch.mockRejectedValueOnce(new DatabaseError('secret internals of auth.sessions', { code }));
      const answer = await at().post('/token?grant_type=refresh_token', { refresh_token: person.refreshToken });
      const body = await answer.text();
      expect([code, answer.status]).toEqual([code, status]);
      expect(JSON.parse(body).code).toBe('unexpected_failure');
      expect(body).not.toMatch(/internals|auth\.sessions|at .*\.ts/);
    }
    batch.mockRestore();
    expect((await at().post('/token?grant_type=refresh_token', { refresh_token: person.refreshToken })).status).toBe(
      200,
    );
  });
});
