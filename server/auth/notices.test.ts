import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeDevice } from '#contract/describe-device.ts';
import { type Language, languageNames } from '#contract/languages.ts';
import { noticeEmail, noticeKinds } from '../mail/notices.ts';
import { startNotices } from './notices.ts';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';
import { readEmails, readNewestEmail } from './testing/emails.ts';
import { secure } from './testing/second-factor.ts';

describeAuth('Notices by email', (at) => {
  let stop: () => Promise<void>;
  const begin = async (mailer = at().services.mailer) => {
    const { database, log, env } = at().services;
    stop = await startNotices({ database, log, mailer, siteUrl: env.SITE_URL });
  };
  beforeEach(() => begin());
  afterEach(() => stop());

  const subjects = (email: string) => readEmails(at(), email).map(({ subject }) => subject);
  const told = (email: string) => expect.poll(() => subjects(email), { timeout: 5_000 });
  const grant = '/token?grant_type=password';

  test('report a changed password, however it was changed', async () => {
    const person = await at().signUp();
    await at().put('/user', { password: 'another long password' }, person.accessToken);
    await told(person.email).toEqual(['Your password was changed']);
    await at().query('update auth.users set encrypted_password = null where id = $1::uuid', [person.id]);
    await told(person.email).toEqual(['Your password was changed', 'Your password was changed']);
  });

  test('inform the old address of a new one', async () => {
    const person = await at().signUp();
    const next = freshEmail();
    await at().put('/user', { email: next }, person.accessToken);
    const { code } = readNewestEmail(at(), next);
    expect((await at().post('/verify', { type: 'email_change', email: next, token: code })).status).toBe(200);
    await told(person.email).toContain('Your email address was changed');
    expect(subjects(next)).not.toContain('Your email address was changed');
  });

  test('report a second step that was turned on or removed, but not one deleted with its account', async () => {
    const person = await at().signUp();
    const factor = await secure(at(), person.accessToken);
    await told(person.email).toEqual(['A second step was turned on']);
    await at().delete(`/factors/${factor.id}`, factor.accessToken);
    await told(person.email).toEqual(['A second step was removed', 'A second step was turned on']);
    const other = await at().signUp();
    await secure(at(), other.accessToken);
    await told(other.email).toEqual(['A second step was turned on']);
    await at().query('delete from auth.users where id = $1::uuid', [other.id]);
    const { rows } = await at().query('select kind from auth.notices where address = $1', [other.email]);
    expect(rows).toEqual([]);
  });

  test('report a sign-in from a new device or network, once, in its language', async () => {
    const { email } = await at().signUp();
    const headers = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Accept-Language': 'de-AT, en;q=0.5',
    };
    await at().post(grant, { email, password });
    for (let time = 0; time < 2; time += 1) await at().post(grant, { email, password }, headers);
    const updated = { ...headers, 'User-Agent': headers['User-Agent'].replaceAll('140', '141') };
    await at().post(grant, { email, password }, updated);
    await told(email).toEqual(['Anmeldung von einem neuen Gerät']);
    const text = at()
      .services.outbox.list()
      .find(({ to }) => to === email)?.text;
    expect(text).toContain('Gerät: Firefox, Linux');
    await at().post(grant, { email, password: 'wrong' }, { 'User-Agent': 'another' });
    const { rows } = await at().query(
      'select count(*)::int as devices from auth.devices d join auth.users u on u.id = d.user_id where u.email = $1',
      [email],
    );
    expect(rows).toEqual([{ devices: 2 }]);
  });

  test('about ever new devices do not fill anyone’s mailbox', async () => {
    const { email } = await at().signUp();
    for (let number = 0; number < 12; number += 1) {
      const name = String.fromCharCode(97 + number).repeat(3);
      await at().post(grant, { email, password }, { 'User-Agent': name });
    }
    await told(email).toHaveLength(4);
    const { rows } = await at().query('select 1 from auth.notices where address = $1', [email]);
    expect(rows).toEqual([]);
  });

  test('are not sent to an unconfirmed address, nor about signing up', async () => {
    const person = await at().signUp();
    await at().query('update auth.users set email_confirmed_at = null where id = $1::uuid', [person.id]);
    await at().query(`update auth.users set encrypted_password = 'x' where id = $1::uuid`, [person.id]);
    const { rows } = await at().query('select kind from auth.notices where address = $1', [person.email]);
    expect(rows).toEqual([]);
    expect(subjects(person.email)).toEqual([]);
  });

  test('that could not be sent are kept, and sent by whichever process checks when they are due again', async () => {
    await stop();
    await begin({ ...at().services.mailer, send: () => Promise.reject(new Error('The mail server is down.')) });
    const person = await at().signUp();
    await at().put('/user', { password: 'another long password' }, person.accessToken);
    const attempts = async () =>
      (await at().query('select attempts from auth.notices where address = $1', [person.email])).rows[0]?.attempts;
    await expect.poll(attempts).toBe(1);
    await stop();
    await at().query('update auth.notices set due_at = now()');
    await begin();
    await told(person.email).toEqual(['Your password was changed']);
    expect(await attempts()).toBeUndefined();
  });

  test('has_password and my_sessions report only on the user who asks', async () => {
    const person = await at().signUp();
    const other = await at().signUp();
    const ask = async (name: string, token: string): Promise<unknown> => {
      const headers = { apikey: at().services.keys.anonKey, Authorization: `Bearer ${token}` };
      return (await at().app.request(`/rest/v1/rpc/${name}`, { method: 'POST', headers })).json();
    };
    await at().query('update auth.users set encrypted_password = null where id = $1::uuid', [other.id]);
    expect([await ask('has_password', person.accessToken), await ask('has_password', other.accessToken)]).toEqual([
      true,
      false,
    ]);
    await at().post(grant, { email: person.email, password }, { 'User-Agent': 'Reader/1.0' });
    expect(await ask('my_sessions', person.accessToken)).toMatchObject([
      { user_agent: 'Reader/1.0', is_current: false },
      { is_current: true },
    ]);
  });

  test('6.3: a user’s language is that of the latest sign-in that names one', async () => {
    const { email } = await at().signUp();
    const signIn = async (language: string) => {
      await readJson(await at().post(grant, { email, password }, { 'Accept-Language': language }));
      return (await at().query('select language from auth.users where email = $1', [email])).rows[0]?.language;
    };
    expect([await signIn('ja, de'), await signIn('ja'), await signIn('en-GB')]).toEqual(['de', 'de', 'en']);
  });
});

describe.each(noticeKinds)('the notice %s', (kind) => {
  const details = { email: 'new@mail.example', device: 'Firefox <b>, Linux', ip: '192.0.2.7' };
  const write = (language: Language) =>
    noticeEmail('https://shortlist.example', { kind, language, at: new Date('2030-01-02T03:04:05Z'), details });

  test('says in every language when it happened and what to do, as text and as HTML', () => {
    expect(new Set(languageNames.map((language) => write(language).subject)).size).toBe(languageNames.length);
    for (const { text, html } of languageNames.map(write)) {
      expect(text).toMatch(/https:\/\/shortlist\.example\/(forgot-password|account)/);
      for (const version of [text, html]) expect(version).toContain('2030');
      expect(html).not.toContain('<b>');
      expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
    }
    expect(write('en').text).toContain('If not');
    expect(write('de').text).toContain('Wenn nicht');
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
  ],
  ['curl/8.0', 'curl/8.0'],
  ['', ''],
])('a device that says %s is %s', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
