import { expect, test } from 'vitest';
import type { AuthSettings } from './settings.ts';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';
import { readEmails, readNewestEmail } from './testing/emails.ts';

const unhurried = { minSendIntervalSeconds: 0, rateLimitFactor: 1000 };
/** Changes have to be confirmed. Users are created by `at()`, where addresses count as confirmed at once. */
const confirming = { ...unhurried, emailAutoconfirm: false, phoneAutoconfirm: false, phoneProvider: true };

const freshPhone = () => `49155${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

describeAuth('PUT /user, where changes are confirmed', (at) => {
  async function update(token: string, body: Record<string, unknown>, settings: Partial<AuthSettings> = confirming) {
    const answer = await at(settings).put('/user', body, token);
    return { status: answer.status, body: await readJson(answer) };
  }

  async function verify(body: Record<string, unknown>, settings: Partial<AuthSettings> = confirming) {
    const answer = await at(settings).post('/verify', body);
    return { status: answer.status, body: await readJson(answer) };
  }

  const emailOf = async (id: string) =>
    (await at().query('select email from auth.users where id = $1::uuid', [id])).rows[0]?.email;

  test('R-43, R-44: a new address is confirmed from both, and changes with the second', async () => {
    const person = await at().signUp();
    const next = freshEmail();
    const { status, body } = await update(person.accessToken, { email: next });
    expect([status, body.email]).toEqual([200, person.email]);
    expect(body).toMatchObject({ new_email: next, email_change_sent_at: expect.any(String) });
    const [toNew, toCurrent] = [next, person.email].map((to) => readNewestEmail(at(), to));
    expect(toNew?.link.token).not.toBe(toCurrent?.link.token);
    const first = await verify({ type: 'email_change', email: person.email, token: toCurrent?.code });
    expect(first).toEqual({
      status: 200,
      body: { code: '200', msg: expect.stringContaining('Confirmation link accepted') },
    });
    expect(await emailOf(person.id)).toBe(person.email);
    const second = await verify({ type: 'email_change', token_hash: toNew?.link.token });
    expect(second.body.user).toMatchObject({ id: person.id, email: next, user_metadata: { email: next } });
    expect(second.body.user).not.toHaveProperty('new_email');
    expect((await at().post('/token?grant_type=password', { email: next, password })).status).toBe(200);
  });

  test('R-44: the first of two confirmations by link redirects with a message', async () => {
    const person = await at().signUp();
    const next = freshEmail();
    await update(person.accessToken, { email: next });
    const { href } = readNewestEmail(at(), next).link;
    const answer = await at(confirming).app.request(href.slice(new URL(href).origin.length));
    const url = new URL(answer.headers.get('Location') ?? '');
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      message: expect.stringContaining('Confirmation link accepted'),
      sb: '',
    });
  });

  test('R-44: one confirmation suffices without double confirmation, and where addresses need none', async () => {
    for (const settings of [{ ...confirming, doubleConfirmEmailChange: false }, unhurried]) {
      const person = await at().signUp();
      const next = freshEmail();
      expect((await update(person.accessToken, { email: next }, settings)).body.email).toBe(person.email);
      const { code } = readNewestEmail(at(), next);
      expect((await verify({ type: 'email_change', email: next, token: code }, settings)).body.user.email).toBe(next);
    }
  });

  test('R-43: a second change replaces the first, and a resend sends both emails again', async () => {
    const person = await at().signUp();
    const [wrong, right] = [freshEmail(), freshEmail()];
    await update(person.accessToken, { email: wrong });
    await update(person.accessToken, { email: right });
    const stale = await verify({ type: 'email_change', email: wrong, token: readNewestEmail(at(), wrong).code });
    expect(stale.body.code).toBe('otp_expired');
    const old = readNewestEmail(at(), right);
    expect((await at(confirming).post('/resend', { type: 'email_change', email: person.email })).status).toBe(200);
    expect([readEmails(at(), right).length, readEmails(at(), person.email).length]).toEqual([2, 3]);
    expect((await verify({ type: 'email_change', token_hash: old.link.token })).status).toBe(403);
  });

  test('email_exists: an address that somebody took meanwhile is refused, and the change stays open', async () => {
    const person = await at().signUp();
    const next = freshEmail();
    await update(person.accessToken, { email: next }, { ...confirming, doubleConfirmEmailChange: false });
    await at().post('/signup', { email: next, password });
    const { code } = readNewestEmail(at(), next);
    const { status, body } = await verify({ type: 'email_change', email: next, token: code }, unhurried);
    expect([status, body.code]).toEqual([422, 'email_exists']);
    expect(await emailOf(person.id)).toBe(person.email);
  });

  test('R-45: an anonymous user becomes permanent once the address is confirmed', async () => {
    const settings = { ...confirming, anonymousUsers: true };
    const made = await readJson(await at(settings).post('/signup', {}));
    const email = freshEmail();
    const waiting = await update(made.access_token, { email, password }, settings);
    expect(waiting.body).toMatchObject({ is_anonymous: true, new_email: email, email: '' });
    const { body } = await verify({ type: 'email_change', email, token: readNewestEmail(at(), email).code });
    expect(body.user).toMatchObject({ id: made.user.id, email, is_anonymous: false });
    expect(body.user.identities).toHaveLength(1);
    expect((await at().post('/token?grant_type=password', { email, password })).status).toBe(200);
  });

  test('R-46: a phone number waits for the code sent to it', async () => {
    const person = await at().signUp();
    const phone = freshPhone();
    expect((await update(person.accessToken, { phone: `+${phone}` })).body).toMatchObject({
      new_phone: phone,
      phone: '',
    });
    const { code } = readNewestEmail(at(), phone);
    const { body } = await verify({ type: 'phone_change', phone, token: code });
    expect(body.user).toMatchObject({ id: person.id, phone, app_metadata: { providers: ['email', 'phone'] } });
    expect(body.user).not.toHaveProperty('new_phone');
  });

  test('R-41: a new password voids the codes and links of earlier emails', async () => {
    const person = await at().signUp();
    await at(confirming).post('/recover', { email: person.email });
    expect((await update(person.accessToken, { password: 'a new password' })).status).toBe(200);
    const { code } = readNewestEmail(at(), person.email);
    expect((await verify({ type: 'recovery', email: person.email, token: code })).body.code).toBe('otp_expired');
  });

  test('insufficient_aal: a user with a second factor must give it before changing anything (A7)', async () => {
    const person = await at().signUp();
    await at().query(
      `insert into auth.factors (user_id, factor_type, status, sealed_secret) values ($1::uuid, 'totp', 'verified', 'x')`,
      [person.id],
    );
    for (const body of [
      { password: 'a new password' },
      { email: freshEmail() },
      { phone: freshPhone() },
      { data: { theme: 'dark' } },
    ]) {
      const answer = await update(person.accessToken, body);
      expect([answer.status, answer.body.code]).toEqual([401, 'insufficient_aal']);
    }
  });

  test('user_sso_managed: users of an organisation’s sign-in change their address there', async () => {
    const person = await at().signUp();
    await at().query('update auth.users set is_sso_user = true where id = $1::uuid', [person.id]);
    for (const body of [{ password: 'a new password' }, { email: freshEmail() }, { nonce: '123456' }]) {
      const answer = await update(person.accessToken, body);
      expect([answer.status, answer.body.code]).toEqual([422, 'user_sso_managed']);
    }
  });

  test('R-58: an old session changes the password with a nonce sent to the address, which works once', async () => {
    const settings = { ...unhurried, securePasswordChange: true };
    const person = await at().signUp();
    expect((await update(person.accessToken, { password: 'second password' }, settings)).status).toBe(200);
    await at().query(`update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1::uuid`, [
      person.id,
    ]);
    const change = (nonce?: string) => update(person.accessToken, { password: 'third password', nonce }, settings);
    expect((await change()).body.code).toBe('reauthentication_needed');
    expect(await (await at(settings).get('/reauthenticate', person.accessToken)).text()).toBe('{}');
    const { code, link } = readNewestEmail(at(), person.email);
    expect(link.href).toBe('');
    const wrong = await change('x');
    expect([wrong.status, wrong.body.code]).toEqual([422, 'reauthentication_not_valid']);
    expect((await change(code)).status).toBe(200);
    const again = await update(person.accessToken, { password: 'fourth password', nonce: code }, settings);
    expect(again.body.code).toBe('reauthentication_not_valid');
  });

  test("R-58: one user's nonce does not work for another", async () => {
    const settings = { ...unhurried, securePasswordChange: true };
    const [person, other] = [await at().signUp(), await at().signUp()];
    await at().query(`update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1::uuid`, [
      person.id,
    ]);
    await at(settings).get('/reauthenticate', other.accessToken);
    const { code } = readNewestEmail(at(), other.email);
    const { body } = await update(person.accessToken, { password: 'a new password', nonce: code }, settings);
    expect(body.code).toBe('reauthentication_not_valid');
  });

  test('6.7: a user without a confirmed address cannot get a nonce', async () => {
    const settings = { ...unhurried, anonymousUsers: true };
    const anonymous = await readJson(await at(settings).post('/signup', {}));
    const none = await at(settings).get('/reauthenticate', anonymous.access_token);
    expect([none.status, (await readJson(none)).code]).toEqual([400, 'validation_failed']);
    const person = await at().signUp();
    await at().query('update auth.users set email_confirmed_at = null where id = $1::uuid', [person.id]);
    const unconfirmed = await at(settings).get('/reauthenticate', person.accessToken);
    expect([unconfirmed.status, (await readJson(unconfirmed)).code]).toEqual([422, 'email_not_confirmed']);
  });

  test('6.10: where the current password is required, a recovery session does not need it', async () => {
    const settings = { ...unhurried, requireCurrentPassword: true };
    const person = await at().signUp();
    const change = (current_password?: string) =>
      update(person.accessToken, { password: 'a new password', current_password }, settings);
    expect((await change()).body.code).toBe('current_password_required');
    expect((await change('wrong password')).body.code).toBe('current_password_invalid');
    expect((await change(password)).status).toBe(200);
    await at(settings).post('/recover', { email: person.email });
    const { code } = readNewestEmail(at(), person.email);
    const recovered = await verify({ type: 'recovery', email: person.email, token: code }, settings);
    expect((await update(recovered.body.access_token, { password: 'one more password' }, settings)).status).toBe(200);
  });

  test('section 8: a session allows no more password guesses than a sign-in, and strangers cannot use them up', async () => {
    const settings = { ...unhurried, requireCurrentPassword: true, rateLimitFactor: 0.1 };
    const person = await at().signUp();
    for (let guess = 0; guess < 4; guess++) {
      await at(settings).post('/token?grant_type=password', { email: person.email, password: 'wrong password' });
    }
    const codes = [];
    for (let guess = 0; guess < 4; guess++) {
      const change = { password: 'a new password', current_password: 'wrong password' };
      codes.push((await update(person.accessToken, change, settings)).body.code);
    }
    const wrong = 'current_password_invalid';
    expect(codes).toEqual([wrong, wrong, wrong, 'over_request_rate_limit']);
  });
});
