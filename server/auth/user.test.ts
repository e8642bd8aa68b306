import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';

describeAuth('requests of a signed-in user', (at) => {
  const getUser = async (token?: string) => {
    const answer = await at().get('/user', token);
    return { status: answer.status, code: (await readJson(answer)).code };
  };
  const sign = (claims: object) =>
    new SignJWT({ exp: Math.floor(Date.now() / 1000) + 60, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: at().services.keys.signing.kid })
      .sign(at().services.keys.signing.privateKey);

  test('A1: without a bearer token, or with a malformed one, get 401 no_authorization', async () => {
    const { app, services } = at();
    for (const value of [undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer two words']) {
      const headers = { apikey: services.keys.anonKey, ...(value === undefined ? {} : { Authorization: value }) };
      for (const [method, path] of [
        ['GET', '/user'],
        ['PUT', '/user'],
        ['POST', '/logout'],
      ] as const) {
        const answer = await app.request(`/auth/v1${path}`, { method, headers });
        expect([value, method, answer.status]).toEqual([value, method, 401]);
        expect(await readJson(answer)).toMatchObject({ error_code: 'no_authorization' });
      }
    }
  });

  test('A2: with a token that is expired, forged or no token at all, get 403 bad_jwt', async () => {
    const { accessToken } = await at().signUp();
    const expired = await sign({ sub: randomUUID(), exp: Math.floor(Date.now() / 1000) - 1 });
    for (const token of ['nonsense', 'a.b.c', `${accessToken.slice(0, -4)}AAAA`, expired]) {
      expect(await getUser(token)).toEqual({ status: 403, code: 'bad_jwt' });
    }
    const answer = await at().get('/user', expired);
    expect((await readJson(answer)).message).toMatch(/^invalid JWT: unable to parse or verify signature/);
  });

  test('A3: with the anon key, or a token without a usable sub, are refused', async () => {
    expect(await getUser(at().services.keys.anonKey)).toEqual({ status: 403, code: 'bad_jwt' });
    expect(await getUser(await sign({ role: 'anon' }))).toEqual({ status: 403, code: 'bad_jwt' });
    expect(await getUser(await sign({ sub: 'ada' }))).toEqual({ status: 400, code: 'bad_jwt' });
    expect(await getUser(await sign({ sub: 7 }))).toEqual({ status: 400, code: 'bad_jwt' });
    expect(await getUser(await sign({ sub: randomUUID() }))).toEqual({ status: 403, code: 'user_not_found' });
  });

  test("A4: of a session that is gone, or of another user's, get 403 session_not_found", async () => {
    const [person, other] = [await at().signUp(), await at().signUp()];
    const borrowed = await sign({ sub: person.id, session_id: decodeJwt(other.accessToken).session_id });
    expect(await getUser(borrowed)).toEqual({ status: 403, code: 'session_not_found' });
    expect(await getUser(await sign({ sub: person.id, session_id: 'x' }))).toEqual({ status: 403, code: 'bad_jwt' });
    await at().query('delete from auth.sessions where user_id = $1::uuid', [person.id]);
    expect(await getUser(person.accessToken)).toEqual({ status: 403, code: 'session_not_found' });
  });

  test('A5: of a banned user get 403 user_banned', async () => {
    const person = await at().signUp();
    await at().query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1::uuid`, [person.id]);
    expect(await getUser(person.accessToken)).toEqual({ status: 403, code: 'user_banned' });
  });

  test('6.9: GET returns the user as stored, not as in the token', async () => {
    const person = await at().signUp();
    await at().query(`update auth.users set raw_user_meta_data = '{"name":"Stored"}' where id = $1::uuid`, [person.id]);
    const answer = await at().get('/user', person.accessToken);
    expect(await readJson(answer)).toMatchObject({
      id: person.id,
      email: person.email,
      user_metadata: { name: 'Stored' },
    });
  });

  test('6.9: GET with another audience than the one in the token gets 400', async () => {
    const person = await at().signUp();
    const withAudience = (value: string) => at().get('/user', person.accessToken, { 'X-JWT-AUD': value });
    expect((await withAudience('authenticated')).status).toBe(200);
    expect((await withAudience('another')).status).toBe(400);
  });
});

describeAuth('PUT /user', (at) => {
  const update = async (token: string, body: unknown, settings = {}) => {
    const answer = await at(settings).put('/user', body, token);
    return { status: answer.status, body: await readJson(answer) };
  };
  const signIn = async (email: string, word: string) =>
    readJson(await at().post('/token?grant_type=password', { email, password: word }));

  test('R-40, R-47: data is merged key by key, null deletes, and the answer shows the state after', async () => {
    const person = await at().signUp();
    await update(person.accessToken, { data: { name: 'Ada', theme: { mode: 'dark', size: 2 }, old: 1 } });
    const { status, body } = await update(person.accessToken, { data: { theme: { mode: 'light' }, old: null } });
    expect(status).toBe(200);
    expect(body.user_metadata).toMatchObject({ name: 'Ada', theme: { mode: 'light' }, email: person.email });
    expect(body.user_metadata).not.toHaveProperty('old');
    expect(Date.parse(body.updated_at)).toBeGreaterThanOrEqual(Date.parse(body.created_at));
  });

  test('R-40: two concurrent changes both take effect', async () => {
    const person = await at().signUp();
    await Promise.all([1, 2, 3, 4].map((n) => update(person.accessToken, { data: { [`key${n}`]: n } })));
    const user = await readJson(await at().get('/user', person.accessToken));
    expect(user.user_metadata).toMatchObject({ key1: 1, key2: 2, key3: 3, key4: 4 });
  });

  test('metadata that would make the access token too large for a header is refused, in one step or in several', async () => {
    const person = await at().signUp();
    const large = { status: 400, body: { code: 'validation_failed' } };
    expect(await update(person.accessToken, { data: { a: 'x'.repeat(9000) } })).toMatchObject(large);
    expect((await update(person.accessToken, { data: { a: 'x'.repeat(5000) } })).status).toBe(200);
    expect(await update(person.accessToken, { data: { b: 'x'.repeat(5000) } })).toMatchObject(large);
    expect((await update(person.accessToken, { data: { a: null, b: 'x'.repeat(7900) } })).status).toBe(200);
    const { access_token } = await signIn(person.email, password);
    expect(access_token.length).toBeLessThan(12_000);
  });

  test('R-41: a new password replaces the old one, ends every other session and keeps this one', async () => {
    const person = await at().signUp();
    const other = await signIn(person.email, password);
    const { status } = await update(person.accessToken, { password: 'a new password' });
    expect(status).toBe(200);
    expect((await at().get('/user', person.accessToken)).status).toBe(200);
    expect((await at().get('/user', other.access_token)).status).toBe(403);
    expect((await signIn(person.email, password)).code).toBe('invalid_credentials');
    expect((await signIn(person.email, 'a new password')).access_token).toEqual(expect.any(String));
  });

  test('R-42: passwords that are empty, short, too long or the same as before are refused', async () => {
    const person = await at().signUp();
    const cases = [
      ['', 422, 'weak_password'],
      ['12345', 422, 'weak_password'],
      ['x'.repeat(73), 400, 'validation_failed'],
      [password, 422, 'same_password'],
      [123456, 400, 'bad_json'],
    ] as const;
    for (const [word, status, code] of cases) {
      const answer = await update(person.accessToken, { password: word });
      expect([word, answer.status, answer.body.code]).toEqual([word, status, code]);
    }
    expect((await signIn(person.email, password)).access_token).toEqual(expect.any(String));
  });

  test('nothing changes when one part of a request is refused', async () => {
    const person = await at().signUp();
    await update(person.accessToken, { data: { name: 'Changed' }, password: '12345' });
    const user = await readJson(await at().get('/user', person.accessToken));
    expect(user.user_metadata).not.toHaveProperty('name');
  });

  test('6.10: app_metadata is for administrators', async () => {
    const person = await at().signUp();
    const { status, body } = await update(person.accessToken, { app_metadata: { role: 'admin' } });
    expect([status, body.code]).toEqual([403, 'not_admin']);
  });

  test('6.10: another user’s address, or a malformed one, is refused; the user’s own is no change', async () => {
    const [person, other] = [await at().signUp(), await at().signUp()];
    const cases = [
      [other.email.toUpperCase(), 422, 'email_exists'],
      ['no address', 400, 'validation_failed'],
      [person.email.toUpperCase(), 200, undefined],
    ] as const;
    for (const [email, status, code] of cases) {
      const answer = await update(person.accessToken, { email });
      expect([email, answer.status, answer.body.code]).toEqual([email, status, code]);
    }
  });

  test('R-43: a new address waits for confirmation, even where new users need none', async () => {
    const person = await at().signUp();
    const { status, body } = await update(person.accessToken, { email: freshEmail() });
    expect([status, body.email]).toEqual([200, person.email]);
    expect((await signIn(person.email, password)).user.email).toBe(person.email);
  });

  test('R-45: an anonymous user who gives an address becomes permanent at once', async () => {
    const settings = { anonymousUsers: true };
    const made = await readJson(await at(settings).post('/signup', {}));
    const alone = await update(made.access_token, { password }, settings);
    expect([alone.status, alone.body.code]).toEqual([422, 'validation_failed']);
    const email = freshEmail();
    const { status, body } = await update(made.access_token, { email, password }, settings);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: made.user.id, email, is_anonymous: false, app_metadata: { provider: 'email' } });
    expect(body.identities).toMatchObject([{ provider: 'email', email }]);
    expect((await signIn(email, password)).user.id).toBe(made.user.id);
  });

  test('an address that two users claim at once goes to one of them', async () => {
    const settings = { anonymousUsers: true };
    const people = await Promise.all([1, 2, 3].map(async () => readJson(await at(settings).post('/signup', {}))));
    const email = freshEmail();
    const answers = await Promise.all(people.map((person) => update(person.access_token, { email }, settings)));
    expect(answers.map(({ body }) => body.code ?? 'changed').sort()).toEqual([
      'changed',
      'email_exists',
      'email_exists',
    ]);
  });

  test('email and phone are changed one at a time', async () => {
    const person = await at().signUp();
    const { status, body } = await update(person.accessToken, { email: freshEmail(), phone: '41790000001' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  test('R-46: a phone number takes effect at once when phones are on', async () => {
    const person = await at().signUp();
    const phone = `4178${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    const off = await update(person.accessToken, { phone });
    expect([off.status, off.body.code]).toEqual([422, 'phone_provider_disabled']);
    const { body } = await update(person.accessToken, { phone: `+${phone}` }, { phoneProvider: true });
    expect(body).toMatchObject({ phone, email: person.email, app_metadata: { providers: ['email', 'phone'] } });
    const other = await at().signUp();
    const taken = await update(other.accessToken, { phone }, { phoneProvider: true });
    expect([taken.status, taken.body.code]).toEqual([422, 'phone_exists']);
  });
});
