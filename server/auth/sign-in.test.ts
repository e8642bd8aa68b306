import { decodeJwt } from 'jose';
import { expect, test, vi } from 'vitest';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';

describeAuth('POST /token?grant_type=password', (at) => {
  const signIn = async (body: unknown, settings = {}) => {
    const answer = await at(settings).post('/token?grant_type=password', body);
    return { status: answer.status, body: await readJson(answer) };
  };

  test('R-2: every sign-in opens a session of its own and sets last_sign_in_at', async () => {
    const person = await at().signUp();
    const first = await signIn({ email: person.email, password });
    const second = await signIn({ email: person.email.toUpperCase(), password });
    expect([first.status, second.status]).toEqual([200, 200]);
    const ids = [person.accessToken, first.body.access_token, second.body.access_token].map(
      (token) => decodeJwt(token).session_id,
    );
    expect(new Set(ids).size).toBe(3);
    expect(Date.parse(second.body.user.last_sign_in_at)).toBeGreaterThanOrEqual(
      Date.parse(first.body.user.last_sign_in_at),
    );
    expect(decodeJwt(second.body.access_token)).toMatchObject({ amr: [{ method: 'password' }], aal: 'aal1' });
  });

  test('6.3: a wrong password, an unknown address and an account without a password get the same answer', async () => {
    const person = await at().signUp();
    const passwordless = await at().signUp();
    await at().query('update auth.users set encrypted_password = null where id = $1::uuid', [passwordless.id]);
    const answers = [
      await signIn({ email: person.email, password: 'wrong password' }),
      await signIn({ email: freshEmail(), password }),
      await signIn({ email: passwordless.email, password }),
      await signIn({ email: person.email, password: '' }),
      await signIn({ email: person.email }),
      await signIn({ email: person.email, password: 'x'.repeat(5000) }),
      await signIn({ email: 'not an address', password }),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 400,
        body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
      });
    }
  });

  test('6.3: both or neither of email and phone are refused', async () => {
    const person = await at().signUp();
    for (const body of [
      { email: person.email, phone: '41790000000', password },
      { password },
      { email: '', password },
    ]) {
      const answer = await signIn(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    }
  });

  test('A5: a banned user is told so after the right password, and only then', async () => {
    const person = await at().signUp();
    await at().query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1::uuid`, [person.id]);
    const right = await signIn({ email: person.email, password });
    expect([right.status, right.body.code]).toEqual([400, 'user_banned']);
    expect((await signIn({ email: person.email, password: 'wrong password' })).body.code).toBe('invalid_credentials');
    await at().query(`update auth.users set banned_until = now() - interval '1 hour' where id = $1::uuid`, [person.id]);
    expect((await signIn({ email: person.email, password })).status).toBe(200);
  });

  test('email_not_confirmed: the right password of an unconfirmed address', async () => {
    const person = await at().signUp();
    await at().query('update auth.users set email_confirmed_at = null where id = $1::uuid', [person.id]);
    const answer = await signIn({ email: person.email, password });
    expect([answer.status, answer.body.code]).toEqual([400, 'email_not_confirmed']);
  });

  test('phone_not_confirmed: the right password of an unconfirmed number', async () => {
    const settings = { phoneProvider: true };
    const phone = `4177${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    await at(settings).post('/signup', { phone, password });
    expect((await signIn({ phone: `+${phone}`, password }, settings)).body.user.id).toEqual(expect.any(String));
    await at().query('update auth.users set phone_confirmed_at = null where phone = $1', [phone]);
    const answer = await signIn({ phone, password }, settings);
    expect([answer.status, answer.body.code]).toEqual([400, 'phone_not_confirmed']);
  });

  test('a right password that is now too weak still signs in, and the answer says so', async () => {
    const person = await at().signUp();
    const answer = await signIn({ email: person.email, password }, { minPasswordCharacters: 40 });
    expect(answer.status).toBe(200);
    expect(answer.body.weak_password).toEqual({
      message: 'Password should be at least 40 characters.',
      reasons: ['length'],
    });
    expect((await signIn({ email: person.email, password })).body).not.toHaveProperty('weak_password');
  });

  test('providers that are off are refused with 422', async () => {
    const email = await signIn({ email: freshEmail(), password }, { emailProvider: false });
    expect([email.status, email.body.code]).toEqual([422, 'email_provider_disabled']);
    const phone = await signIn({ phone: '41790000000', password });
    expect([phone.status, phone.body.code]).toEqual([422, 'phone_provider_disabled']);
  });

  test('R-3: the session keeps the user agent it is used from', async () => {
    const person = await at().signUp();
    const answer = await at().post(
      '/token?grant_type=password',
      { email: person.email, password },
      { 'User-Agent': `Sample Browser/1.0 ${'x'.repeat(2000)}` },
    );
    const id = decodeJwt((await readJson(answer)).access_token).session_id;
    const { rows } = await at().query('select user_agent from auth.sessions where id = $1::uuid', [String(id)]);
    expect(rows[0]?.user_agent).toMatch(/^Sample Browser\/1\.0 x{480}/);
  });

  test('a password that changes while it is being checked opens no session', async () => {
    const person = await at().signUp();
    const { database } = at().services;
    const batch = database.batch.bind(database);
    const spy = vi.spyOn(database, 'batch');
    // The first call reads the hash; the second, after the check, would open the session.
    spy.mockImplementationOnce(batch).mockImplementationOnce(async (statements) => {
      await at().query(`update auth.users set encrypted_password = '$none$' where id = $1::uuid`, [person.id]);
      return batch(statements);
    });
    const answer = await signIn({ email: person.email, password });
    spy.mockRestore();
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_credentials']);
    const { rowCount } = await at().query('select 1 from auth.sessions where user_id = $1::uuid', [person.id]);
    expect(rowCount).toBe(1);
  });
});
