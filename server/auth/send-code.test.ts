import { expect, test, vi } from 'vitest';
import { MailError } from '../mail/mailer.ts';
import { NoSenderError, TextMessageError } from '../sms/text-messages.ts';
import type { AuthSettings } from './settings.ts';
import { type AuthBench, describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';
import { readEmails, readNewestEmail } from './testing/emails.ts';

const confirming = { emailAutoconfirm: false, phoneAutoconfirm: false, phoneProvider: true, rateLimitFactor: 1000 };
const unhurried = { ...confirming, minSendIntervalSeconds: 0 };

const freshPhone = () => `49155${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

describeAuth('what sends codes', (at) => {
  async function post(path: string, body: unknown, settings: Partial<AuthSettings> = unhurried, headers = {}) {
    const answer = await at(settings).post(path, body, headers);
    return { status: answer.status, body: await readJson(answer) };
  }

  const countUsers = async (column: 'email' | 'phone', value: string) =>
    (await at().query(`select 1 from auth.users where ${column} = $1`, [value])).rowCount;

  test('6.4: says what is wrong with a request for a code', async () => {
    const email = freshEmail();
    const phone = freshPhone();
    const cases = [
      [{ email, phone }, {}, 400, 'validation_failed'],
      [{}, {}, 400, 'validation_failed'],
      [{ email, channel: 'sms' }, {}, 400, 'validation_failed'],
      [{ phone, channel: 'pigeon' }, {}, 400, 'validation_failed'],
      [{ email: 'no address' }, {}, 400, 'validation_failed'],
      [{ email, code_challenge: 'short', code_challenge_method: 's256' }, {}, 400, 'validation_failed'],
      [{ email, create_user: 'no' }, {}, 400, 'bad_json'],
      [{ email }, { signupDisabled: true }, 422, 'signup_disabled'],
      [{ email }, { emailProvider: false }, 422, 'email_provider_disabled'],
      [{ email }, { magicLink: false }, 422, 'email_provider_disabled'],
      [{ phone }, { phoneProvider: false }, 400, 'phone_provider_disabled'],
    ] as const;
    for (const [body, settings, status, code] of cases) {
      const answer = await post('/otp', body, { ...unhurried, ...settings });
      expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
    }
    expect(await countUsers('email', email)).toBe(0);
  });

  test('6.8, 6.11: say what is wrong, and answer the same when there is nothing to send', async () => {
    const known = await at().signUp();
    const cases = [
      ['/resend', { type: 'recovery', email: known.email }, 400],
      ['/resend', { type: 'constructor', email: known.email }, 400],
      ['/resend', { type: 'signup', phone: freshPhone() }, 400],
      ['/resend', { type: 'sms', email: known.email }, 400],
      ['/resend', { type: 'signup', email: known.email, phone: freshPhone() }, 400],
      ['/recover', {}, 400],
      ['/recover', { email: 'no address' }, 400],
      ['/recover', { email: freshEmail() }, 200],
      ['/resend', { type: 'signup', email: known.email }, 200],
      ['/resend', { type: 'signup', email: freshEmail() }, 200],
      ['/resend', { type: 'email_change', email: known.email }, 200],
      ['/resend', { type: 'sms', phone: freshPhone() }, 200],
      ['/resend', { type: 'phone_change', phone: freshPhone() }, 200],
    ] as const;
    for (const [path, body, status] of cases) {
      const answer = await post(path, body);
      expect([body, answer.status]).toEqual([body, status]);
      expect(answer.body).toEqual(status === 200 ? {} : expect.objectContaining({ code: 'validation_failed' }));
    }
    expect(readEmails(at(), known.email)).toEqual([]);
  });

  test('R-20, R-24: a phone signs up and in with a code, which works once', async () => {
    const phone = freshPhone();
    expect(await post('/otp', { phone: `+${phone}` })).toEqual({ status: 200, body: {} });
    const { code } = readNewestEmail(at(), phone);
    const first = await post('/verify', { type: 'sms', phone, token: code });
    expect(first.body.user).toMatchObject({ phone, user_metadata: { phone_verified: true } });
    expect((await post('/verify', { type: 'sms', phone, token: code })).body.code).toBe('otp_expired');
    await post('/otp', { phone, channel: 'whatsapp' });
    expect(readNewestEmail(at(), phone).subject).toBe('whatsapp');
    const second = await post('/verify', { type: 'sms', phone, token: readNewestEmail(at(), phone).code });
    expect(second.body.user.id).toBe(first.body.user.id);
  });

  test('6.1: a sign-up by phone waits for the code', async () => {
    const phone = freshPhone();
    const { body } = await post('/signup', { phone, password });
    expect([body.access_token, body.user_metadata.phone_verified]).toEqual([undefined, false]);
    const early = await post('/token?grant_type=password', { phone, password });
    expect(early.body.code).toBe('phone_not_confirmed');
    await post('/resend', { type: 'sms', phone });
    await post('/verify', { type: 'sms', phone, token: readNewestEmail(at(), phone).code });
    expect((await post('/token?grant_type=password', { phone, password })).status).toBe(200);
  });

  test('R-25: the code of a text message is valid for a minute', async () => {
    const phone = freshPhone();
    await post('/otp', { phone });
    await at().query(`update auth.one_time_tokens set created_at = created_at - interval '61 seconds'`);
    const { code } = readNewestEmail(at(), phone);
    expect((await post('/verify', { type: 'sms', phone, token: code })).body.code).toBe('otp_expired');
  });

  test('R-27: a test number gets no message and accepts its own code; other numbers do not', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const settings = { ...unhurried, phoneTestCodes: new Map([[phone, '123456']]) };
    for (const number of [phone, other]) await post('/otp', { phone: number }, settings);
    expect([readEmails(at(), phone).length, readEmails(at(), other).length]).toEqual([0, 1]);
    const verify = (number: string, token: string) =>
      post('/verify', { type: 'sms', phone: number, token }, settings).then(({ status }) => status);
    expect(await verify(phone, '654321')).toBe(403);
    expect(await verify(phone, '123456')).toBe(200);
    const { code } = readNewestEmail(at(), other);
    if (code !== '123456') expect(await verify(other, '123456')).toBe(403);
  });

  test('L1: one email a minute for each purpose; a refusal says how many seconds to wait', async () => {
    const person = await at().signUp();
    expect((await post('/recover', { email: person.email }, confirming)).status).toBe(200);
    const soon = await at(confirming).post('/recover', { email: person.email });
    expect([soon.status, Number(soon.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    const body = await readJson(soon);
    expect(body.code).toBe('over_email_send_rate_limit');
    expect(body.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
    const phone = freshPhone();
    await post('/otp', { phone }, confirming);
    expect((await post('/otp', { phone }, confirming)).body.code).toBe('over_sms_send_rate_limit');
  });

  test('L2: the installation limits emails by the hour, for known and unknown addresses alike', async () => {
    // The bucket of the whole installation, refilled with what other tests have taken.
    await at().query(`delete from auth.rate_limits where bucket = 'mail:'`);
    const tight = { ...unhurried, rateLimitFactor: 0.1 };
    for (let sent = 0; sent < 3; sent++)
      expect((await post('/recover', { email: freshEmail() }, tight)).status).toBe(200);
    const over = await post('/recover', { email: freshEmail() }, tight);
    expect([over.status, over.body.code, over.body.message]).toEqual([
      429,
      'over_email_send_rate_limit',
      'email rate limit exceeded',
    ]);
    const free = await post('/recover', { email: freshEmail() }, { ...tight, emailAutoconfirm: true });
    expect(free.status).toBe(200);
    await at().query(`delete from auth.rate_limits where bucket = 'mail:'`);
  });

  test('codes typed for one account are limited, wherever they come from, and a right one does not count', async () => {
    const tight = { ...unhurried, rateLimitFactor: 0.1 };
    const email = freshEmail();
    await post('/otp', { email });
    const guess = () => post('/verify', { type: 'email', email, token: 'wrong' }, tight);
    expect([(await guess()).status, (await guess()).status]).toEqual([403, 403]);
    const { code } = readNewestEmail(at(), email);
    expect((await post('/verify', { type: 'email', email, token: code }, tight)).status).toBe(200);
    expect([(await guess()).status, (await guess()).status]).toEqual([403, 429]);
  });

  test('R-20: concurrent requests for one new address are all answered, and create one user', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/otp', { email })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await countUsers('email', email)).toBe(1);
  });

  /** A bench whose sender fails until the returned function is called. */
  function failing(
    kind: 'mailer' | 'textMessages',
    error: Error = kind === 'mailer' ? new MailError('down') : new TextMessageError('down'),
    settings: Partial<AuthSettings> = {},
  ): { bench: AuthBench; mend: () => void } {
    const bench = at({ ...unhurried, ...settings });
    const spy = vi.spyOn(bench.services[kind], 'send').mockRejectedValue(error);
    return { bench, mend: () => spy.mockRestore() };
  }

  test('R-28: a sign-up whose email cannot be sent gets 500 and leaves no user; for a while nobody is served', async () => {
    const { bench, mend } = failing('mailer');
    const email = freshEmail();
    try {
      const failed = await bench.post('/signup', { email, password });
      expect([failed.status, (await readJson(failed)).code]).toEqual([500, 'unexpected_failure']);
      expect(await countUsers('email', email)).toBe(0);
      // Before anything is looked up: this address has no account, and would get no email.
      expect((await bench.post('/recover', { email: freshEmail() })).status).toBe(500);
    } finally {
      mend();
    }
    expect((await post('/signup', { email, password })).status).toBe(200);
  });

  test('R-28, L1: an email that was not sent does not count as sent, and its change is undone', async () => {
    const person = await at().signUp();
    const { bench, mend } = failing('mailer');
    try {
      expect((await bench.put('/user', { email: freshEmail() }, person.accessToken)).status).toBe(500);
    } finally {
      mend();
    }
    const { rows } = await at().query('select new_email, email_change_sent_at from auth.users where id = $1::uuid', [
      person.id,
    ]);
    expect(rows).toEqual([{ new_email: null, email_change_sent_at: null }]);
    expect((await at(confirming).put('/user', { email: freshEmail() }, person.accessToken)).status).toBe(200);
  });

  test('R-28: a text message that cannot be sent gets 422', async () => {
    const { bench, mend } = failing('textMessages');
    const phone = freshPhone();
    try {
      const failed = await bench.post('/otp', { phone });
      expect([failed.status, (await readJson(failed)).code]).toEqual([422, 'sms_send_failed']);
      expect(await countUsers('phone', phone)).toBe(0);
    } finally {
      mend();
    }
  });

  test('R-28: without a text message sender, sign-up gets 500 and no user, and test numbers still work', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const { bench, mend } = failing('textMessages', new NoSenderError('none'));
    try {
      const failed = await bench.post('/otp', { phone });
      expect([failed.status, (await readJson(failed)).code]).toEqual([500, 'unexpected_failure']);
      expect(await countUsers('phone', phone)).toBe(0);
      const tested = { ...unhurried, phoneTestCodes: new Map([[other, '123456']]) };
      expect((await at(tested).post('/otp', { phone: other })).status).toBe(200);
    } finally {
      mend();
    }
  });

  test('R-28: a user confirmed at once is also removed when the message cannot be sent', async () => {
    const email = freshEmail();
    const { bench, mend } = failing('mailer', undefined, { emailAutoconfirm: true });
    try {
      expect((await bench.post('/otp', { email })).status).toBe(500);
      expect(await countUsers('email', email)).toBe(0);
    } finally {
      mend();
    }
  });
});
