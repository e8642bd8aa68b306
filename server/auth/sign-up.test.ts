import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { verifyAccessToken } from './access-token.ts';
import { defaultAuthSettings } from './settings.ts';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';

describeAuth('POST /signup', (at) => {
  const signUp = async (body: unknown, settings = {}) => {
    const answer = await at(settings).post('/signup', body);
    return { status: answer.status, body: await readJson(answer) };
  };

  test('R-1: confirms the address, signs in and returns a session', async () => {
    const email = freshEmail();
    const { status, body } = await signUp({ email, password });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].sort(),
    );
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(Math.abs(body.expires_at - Date.now() / 1000 - 3600)).toBeLessThan(10);
    expect(Date.parse(body.user.email_confirmed_at)).not.toBeNaN();
  });

  test('3.1, O1, O2, R-4: the user object has its members, the metadata and one identity', async () => {
    const email = freshEmail();
    const { user } = (await signUp({ email, password, data: { name: 'Ada Sample', sub: 'forged' } })).body;
    const data = { sub: user.id, email, email_verified: true, phone_verified: false };
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { ...data, name: 'Ada Sample' },
    });
    expect(user.identities).toEqual([
      {
        identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        id: user.id,
        user_id: user.id,
        provider: 'email',
        email,
        identity_data: data,
        last_sign_in_at: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    expect(user.identities[0]?.identity_id).not.toBe(user.id);
    for (const absent of ['banned_until', 'deleted_at', 'phone_confirmed_at', 'factors', 'encrypted_password']) {
      expect(user).not.toHaveProperty(absent);
    }
    expect(user.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
  });

  test('C2, C4: the access token carries every claim', async () => {
    const { body } = await signUp({ email: freshEmail(), password });
    const claims = await verifyAccessToken(body.access_token, at().services.keys);
    expect(claims).toEqual({
      iss: `${at().services.env.SITE_URL}/auth/v1`,
      sub: body.user.id,
      aud: 'authenticated',
      exp: body.expires_at,
      iat: body.expires_at - 3600,
      email: body.user.email,
      phone: '',
      app_metadata: body.user.app_metadata,
      user_metadata: body.user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
  });

  test('O3: stores the address in lower case and recognises it in any case', async () => {
    const email = freshEmail();
    expect((await signUp({ email: email.toUpperCase(), password })).body.user.email).toBe(email);
    expect((await signUp({ email: email.replace('p', 'P'), password })).body.code).toBe('user_already_exists');
  });

  test('a new user gets a profile: with the name given, else the part of the address before @', async () => {
    const nameOf = async (id: string) =>
      (await at().query('select name from public.profiles where id = $1::uuid', [id], 'service_role')).rows[0]?.name;
    const named = await signUp({ email: freshEmail(), password, data: { name: 'Ada Sample' } });
    expect(await nameOf(named.body.user.id)).toBe('Ada Sample');
    const email = freshEmail();
    const unnamed = await signUp({ email, password });
    expect(await nameOf(unnamed.body.user.id)).toBe(email.split('@')[0]);
  });

  test('refuses an address that is taken, and leaves its owner as they were', async () => {
    const email = freshEmail();
    await signUp({ email, password, data: { name: 'First' } });
    const second = await signUp({ email, password: 'another password', data: { name: 'Second' } });
    expect(second).toEqual({ status: 422, body: { code: 'user_already_exists', message: 'User already registered' } });
    const owner = await at().post('/token?grant_type=password', { email, password });
    expect((await readJson(owner)).user.user_metadata.name).toBe('First');
  });

  test('accepts one of several concurrent sign-ups with one address', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ email, password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
  });

  test('6.1: says what is wrong, in the order of the checks', async () => {
    const email = freshEmail();
    const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
    const phone = '+41790000000';
    const cases = [
      { body: { email }, status: 400, code: 'validation_failed' },
      {
        body: { email: 'no address', password: '' },
        status: 400,
        code: 'validation_failed',
        message: /valid password/,
      },
      { body: { email, password: 'ü'.repeat(37) }, status: 400, code: 'validation_failed', message: /72/ },
      {
        body: { email, phone, password: '12345' },
        status: 422,
        code: 'weak_password',
        message: /at least 6 characters/,
      },
      { body: { email, phone, password }, status: 400, code: 'validation_failed', message: /Only an email address or/ },
      { body: { phone, password, ...challenge }, status: 400, code: 'validation_failed', message: /PKCE/ },
      {
        body: { phone, password },
        status: 400,
        code: 'phone_provider_disabled',
        message: /Phone signups are disabled/,
      },
      {
        body: { email: 'no address', password },
        status: 400,
        code: 'validation_failed',
        message: /^Unable to validate email address: invalid format$/,
      },
      { body: { email: `${'a'.repeat(250)}@b.example`, password }, status: 400, code: 'validation_failed' },
      { body: { email: 'zoë@mail.example', password }, status: 400, code: 'validation_failed' },
      { body: { email, password, data: 'text' }, status: 400, code: 'bad_json' },
      { body: { email, password, data: { long: 'x'.repeat(9000) } }, status: 400, code: 'validation_failed' },
      {
        body: { password },
        status: 422,
        code: 'anonymous_provider_disabled',
        message: /^Anonymous sign-ins are disabled$/,
      },
    ];
    for (const { body, status, code, message } of cases) {
      const answer = await signUp(body);
      expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
      if (message) expect(answer.body.message).toMatch(message);
    }
    expect((await at().query('select 1 from auth.users where email = $1', [email])).rowCount).toBe(0);
  });

  test('metadata that cannot be stored, or is nested too deeply, is refused; what only looks like it is kept', async () => {
    for (const data of [{ a: 'nul \0' }, { 'key \0': 1 }, { a: ['half \ud800'] }]) {
      const { status, body } = await signUp({ email: freshEmail(), password, data });
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    }
    const nested = async (levels: number) => {
      const lists = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const answer = await at().app.request('/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: at().services.keys.anonKey },
        body: `{"email":"${freshEmail()}","password":"${password}","data":{"a":${lists}}}`,
      });
      return [answer.status, (await readJson(answer)).error_code];
    };
    expect(await nested(63)).toEqual([200, undefined]);
    expect(await nested(64)).toEqual([400, 'validation_failed']);
    // T4: deeper than any body may be, and so refused before it is parsed.
    expect(await nested(50_000)).toEqual([400, 'bad_json']);
    const data = { a: 'C:\\u0000 and \\ud800', b: '😀' };
    expect((await signUp({ email: freshEmail(), password, data })).body.user.user_metadata).toMatchObject(data);
  });

  test('E2: a weak password comes with its reasons', async () => {
    const { body } = await signUp({ email: freshEmail(), password: '12345' });
    expect(body.weak_password).toEqual({ reasons: ['length'] });
  });

  test('R-30, R-36: PKCE parameters are checked, but the answer is still a session', async () => {
    const bad = [
      { code_challenge: 'a'.repeat(43) },
      { code_challenge_method: 's256' },
      { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
      { code_challenge: `${'a'.repeat(43)}!`, code_challenge_method: 's256' },
      { code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' },
    ];
    for (const parameters of bad) {
      const answer = await signUp({ email: freshEmail(), password, ...parameters });
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    }
    const good = { code_challenge: 'a.b_c~d-'.repeat(6), code_challenge_method: 'S256' };
    expect((await signUp({ email: freshEmail(), password, ...good })).body.access_token).toEqual(expect.any(String));
  });

  test('signup_disabled: nobody gets in when sign-ups are off, however valid the request', async () => {
    const { status, body } = await signUp({ email: freshEmail(), password }, { signupDisabled: true });
    expect([status, body.code, body.message]).toEqual([
      422,
      'signup_disabled',
      'Signups not allowed for this instance',
    ]);
  });

  test('email_provider_disabled: nobody signs up by email when that is off', async () => {
    const { status, body } = await signUp({ email: freshEmail(), password }, { emailProvider: false });
    expect([status, body.code]).toEqual([400, 'email_provider_disabled']);
  });

  test('a phone number is stored without "+" when phones are on, and must be E.164', async () => {
    const settings = { phoneProvider: true };
    const phone = `4179${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    const { status, body } = await signUp({ phone: `+${phone.slice(0, 4)} ${phone.slice(4)}`, password }, settings);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ phone, email: '', app_metadata: { provider: 'phone', providers: ['phone'] } });
    expect(decodeJwt(body.access_token)).toMatchObject({ phone, email: '' });
    const pigeon = await signUp({ phone: `+${phone}`, password, channel: 'pigeon' }, settings);
    expect([pigeon.status, pigeon.body.code]).toEqual([400, 'validation_failed']);
    for (const bad of ['0791234567', '+12 34 x', '+1234567890123456']) {
      const refused = await signUp({ phone: bad, password }, settings);
      expect([refused.status, refused.body.message]).toEqual([400, 'Invalid phone number format (E.164 required)']);
    }
  });

  test('6.2: an anonymous user has no address and no identity, and the data as given', async () => {
    const { status, body } = await signUp({ data: { theme: 'dark' } }, { anonymousUsers: true });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: '', phone: '', is_anonymous: true, user_metadata: { theme: 'dark' } });
    expect(body.user.identities).toEqual([]);
    expect(body.user.app_metadata).toEqual({});
    const claims = decodeJwt(body.access_token);
    expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
    const off = await signUp({}, { anonymousUsers: true, signupDisabled: true });
    expect([off.status, off.body.code]).toEqual([422, 'signup_disabled']);
  });

  test('the minimum is the one the register page states', () => {
    expect(defaultAuthSettings.minPasswordCharacters).toBe(6);
  });
});
