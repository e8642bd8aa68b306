import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { type AuthBench, describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';
import { readEmails, readNewestEmail } from './testing/emails.ts';

/** Addresses have to be confirmed, and there is no wait between emails. */
const confirming = {
  emailAutoconfirm: false,
  phoneAutoconfirm: false,
  minSendIntervalSeconds: 0,
  rateLimitFactor: 1000,
};

function challenge(): { verifier: string; parameters: { code_challenge: string; code_challenge_method: string } } {
  const verifier = randomBytes(40).toString('base64url');
  const hash = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, parameters: { code_challenge: hash, code_challenge_method: 's256' } };
}

describeAuth('emails and codes', (at) => {
  const bench = (): AuthBench => at(confirming);

  async function signUpUnconfirmed(email = freshEmail(), more: Record<string, unknown> = {}) {
    const answer = await bench().post('/signup', { email, password, ...more });
    expect(answer.status).toBe(200);
    return { email, body: await readJson(answer) };
  }

  async function confirmed(): Promise<string> {
    const { email } = await signUpUnconfirmed();
    await verify({ type: 'signup', email, token: readNewestEmail(bench(), email).code });
    return email;
  }

  async function verify(body: Record<string, unknown>, b = bench()) {
    const answer = await b.post('/verify', body);
    return { status: answer.status, body: await readJson(answer) };
  }

  async function openLink(href: string, method = 'GET', headers = {}) {
    const { pathname, search } = new URL(href);
    const answer = await bench().app.request(`${pathname}${search}`, { method, headers });
    const location = answer.headers.get('Location');
    const url = location === null ? null : new URL(location);
    return { status: answer.status, url, fragment: new URLSearchParams(url?.hash.slice(1)) };
  }

  const ageSlots = (email: string, seconds: number) =>
    bench().query(
      `update auth.one_time_tokens set created_at = created_at - make_interval(secs => $2::float8)
       where user_id = (select id from auth.users where email = $1)`,
      [email, seconds],
    );

  test('6.1: a sign-up that has to be confirmed is answered with the user alone, and the email confirms it', async () => {
    const { email, body } = await signUpUnconfirmed();
    expect(body).toMatchObject({ email, role: 'authenticated', user_metadata: { email_verified: false } });
    expect([body.access_token, body.email_confirmed_at]).toEqual([undefined, undefined]);
    expect(body.identities).toHaveLength(1);
    const early = await bench().post('/token?grant_type=password', { email, password });
    expect([early.status, (await readJson(early)).code]).toEqual([400, 'email_not_confirmed']);
    const { status, body: session } = await verify({
      type: 'signup',
      email,
      token: readNewestEmail(bench(), email).code,
    });
    expect(status).toBe(200);
    expect(session.user).toMatchObject({ id: body.id, user_metadata: { email_verified: true } });
    expect(session.user.email_confirmed_at).toEqual(expect.any(String));
    expect(decodeJwt(session.access_token).amr).toMatchObject([{ method: 'otp' }]);
    expect((await bench().post('/token?grant_type=password', { email, password })).status).toBe(200);
  });

  test('6.1: signing up again sends another email, and changes neither password nor data of the first sign-up', async () => {
    const { email } = await signUpUnconfirmed(freshEmail(), { data: { name: 'First' } });
    const { link } = readNewestEmail(bench(), email);
    const again = await bench().post('/signup', { email, password: 'another password', data: { name: 'Second' } });
    expect((await readJson(again)).user_metadata.name).toBe('Second');
    expect(readEmails(bench(), email)).toHaveLength(2);
    const { body } = await verify({ type: 'signup', token_hash: link.token });
    expect(body.user.user_metadata.name).toBe('First');
    expect((await bench().post('/token?grant_type=password', { email, password })).status).toBe(200);
  });

  test('6.1: a confirmed address is answered with a made-up user, and nothing is stored or sent', async () => {
    const email = await confirmed();
    const before = readEmails(bench(), email).length;
    const answers = await Promise.all([1, 2].map(() => signUpUnconfirmed(email, { data: { name: 'Someone' } })));
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(answers[0]?.body).toMatchObject({ email, user_metadata: { name: 'Someone' } });
    expect(readEmails(bench(), email)).toHaveLength(before);
    expect((await bench().query('select 1 from auth.users where email = $1', [email])).rowCount).toBe(1);
  });

  test('6.1: two sign-ups with one address at once are both answered, and create one user', async () => {
    const email = freshEmail();
    await Promise.all(Array.from({ length: 4 }, () => signUpUnconfirmed(email)));
    expect((await bench().query('select 1 from auth.users where email = $1', [email])).rowCount).toBe(1);
  });

  test('R-1: where addresses no longer need confirming, an unconfirmed one goes to whoever signs up now', async () => {
    const { email, body } = await signUpUnconfirmed(freshEmail(), { data: { name: 'First' } });
    const { code } = readNewestEmail(bench(), email);
    const own = { email, password: 'a password of their own', data: { name: 'Second' } };
    const taken = await readJson(await at().post('/signup', own));
    expect([taken.user.email, taken.user.user_metadata.name]).toEqual([email, 'Second']);
    expect(taken.user.id).not.toBe(body.id);
    expect((await verify({ type: 'signup', email, token: code })).status).toBe(403);
    expect((await at().post('/token?grant_type=password', { email, password })).status).toBe(400);
  });

  test('R-20: a code signs up an unknown address, confirms an unconfirmed one, and signs in a confirmed one', async () => {
    const email = freshEmail();
    expect(await (await bench().post('/otp', { email, data: { name: 'Ada Sample' } })).text()).toBe('{}');
    expect(readNewestEmail(bench(), email).link.type).toBe('signup');
    await bench().post('/otp', { email });
    const first = await verify({ type: 'email', email, token: readNewestEmail(bench(), email).code });
    expect(first.body.user.user_metadata).toMatchObject({ name: 'Ada Sample', email_verified: true });
    await bench().post('/otp', { email });
    expect(readNewestEmail(bench(), email).link.type).toBe('magiclink');
    const second = await verify({ type: 'magiclink', email, token: readNewestEmail(bench(), email).code });
    expect(second.body.user.id).toBe(first.body.user.id);
  });

  test('R-20: where addresses count as confirmed, asking for a code creates the user at once and sends a magic link', async () => {
    const open = at({ minSendIntervalSeconds: 0 });
    const email = freshEmail();
    await open.post('/otp', { email });
    expect(
      (await open.query('select 1 from auth.users where email = $1 and email_confirmed_at is not null', [email]))
        .rowCount,
    ).toBe(1);
    const { code, link } = readNewestEmail(open, email);
    expect(link.type).toBe('magiclink');
    expect((await verify({ type: 'email', email, token: code }, open)).status).toBe(200);
  });

  test('R-21: a code has the set number of digits, and the database contains neither it nor the token of its link', async () => {
    const eight = at({ ...confirming, otpLength: 8 });
    const email = freshEmail();
    await eight.post('/otp', { email });
    const { code, link } = readNewestEmail(eight, email);
    expect(code).toMatch(/^\d{8}$/);
    const { rows } = await eight.query('select to_jsonb(t)::text as row from auth.one_time_tokens t');
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('R-22: a new code replaces the old one', async () => {
    const { email } = await signUpUnconfirmed();
    const old = readNewestEmail(bench(), email);
    await bench().post('/resend', { type: 'signup', email });
    const renewed = readNewestEmail(bench(), email);
    expect((await verify({ type: 'signup', token_hash: old.link.token })).body.code).toBe('otp_expired');
    expect((await verify({ type: 'signup', token_hash: renewed.link.token })).status).toBe(200);
  });

  test('R-23: magiclink and recovery open the same slot, and email opens it and the confirmation', async () => {
    const email = await confirmed();
    for (const [path, type] of [
      ['/recover', 'magiclink'],
      ['/otp', 'recovery'],
      ['/recover', 'email'],
    ]) {
      await bench().post(path ?? '', { email });
      const { code } = readNewestEmail(bench(), email);
      expect((await verify({ type: 'signup', email, token: code })).status).toBe(403);
      expect((await verify({ type, email, token: code })).status).toBe(200);
    }
  });

  test('R-66: an email leads to our page, where opening it redeems nothing; other sites get the protocol’s link', async () => {
    const elsewhere = 'https://app.example/welcome';
    const open = at({ ...confirming, redirectAllowList: ['https://app.example/**'] });
    const site = open.services.env.SITE_URL;
    for (const path of ['/otp', '/signup', '/recover']) {
      const email = freshEmail();
      if (path === '/recover') await open.post('/otp', { email });
      await open.post(`${path}?redirect_to=${site}/account`, { email, password });
      const { page, token, type, redirectTo } = readNewestEmail(open, email).link;
      expect(page).toBe(`${site}/verify?token_hash=${token}&type=${type}&redirect_to=${site}/account`);
      expect(redirectTo).toBe(`${site}/account`);
      const { pathname, search } = new URL(page);
      for (const method of ['GET', 'HEAD']) await at().app.request(pathname + search, { method });
      expect((await verify({ type, token_hash: token }, open)).status).toBe(200);
      await open.post(`${path}?redirect_to=${elsewhere}`, { email: `other-${email}`, password });
      if (path === '/recover') continue;
      expect(readNewestEmail(open, `other-${email}`).link.page).toContain(`${site}/auth/v1/verify?token=`);
    }
  });

  test('R-24: success voids the slot used and every outstanding email link', async () => {
    const { email } = await signUpUnconfirmed();
    const confirmation = readNewestEmail(bench(), email);
    await bench().post('/recover', { email });
    const recovery = readNewestEmail(bench(), email);
    expect((await verify({ type: 'recovery', email, token: recovery.code })).status).toBe(200);
    for (const { link } of [confirmation, recovery]) {
      expect((await verify({ type: link.type, token_hash: link.token })).body.code).toBe('otp_expired');
    }
  });

  test('R-24: of several verifications of one code at once exactly one succeeds', async () => {
    const { email } = await signUpUnconfirmed();
    const { code } = readNewestEmail(bench(), email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify({ type: 'signup', email, token: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    const sessions = await bench().query(
      'select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      [email],
    );
    expect(sessions.rowCount).toBe(1);
  });

  test('R-25: an email is valid for its time and no longer', async () => {
    const { email } = await signUpUnconfirmed();
    await ageSlots(email, 86_399);
    const { code } = readNewestEmail(bench(), email);
    const late = at({ ...confirming, mailOtpSeconds: 86_000 });
    expect((await verify({ type: 'signup', email, token: code }, late)).body).toMatchObject({
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
    expect((await verify({ type: 'signup', email, token: code })).status).toBe(200);
  });

  test('R-26: recovery confirms an address that was never confirmed', async () => {
    const { email } = await signUpUnconfirmed();
    await bench().post('/recover', { email });
    const { body } = await verify({ type: 'recovery', email, token: readNewestEmail(bench(), email).code });
    expect(body.user.email_confirmed_at).toEqual(expect.any(String));
  });

  test('6.5: says what is wrong with the request, and the same for every invalid code', async () => {
    const { email } = await signUpUnconfirmed();
    const { link } = readNewestEmail(bench(), email);
    const cases = [
      [{ email, token: '000000' }, 400, 'validation_failed'],
      [{ type: 'signup', email }, 400, 'validation_failed'],
      [{ type: 'signup', token: '1', token_hash: '2' }, 400, 'validation_failed'],
      [{ type: 'signup', token: '1' }, 400, 'validation_failed'],
      [{ type: 'signup', token: '1', email, phone: '4915550100' }, 400, 'validation_failed'],
      [{ type: 'signup', token_hash: link.token, email }, 400, 'validation_failed'],
      [{ type: 'sms', token_hash: link.token }, 400, 'validation_failed'],
      [{ type: 'constructor', token_hash: link.token }, 400, 'validation_failed'],
      [{ type: 'sms', token: '000000', phone: 'x' }, 400, 'validation_failed'],
      [{ type: 'signup', token: '000000', email: 'no address' }, 422, 'validation_failed'],
      [{ type: 'signup', token: 'abcdef', email }, 403, 'otp_expired'],
      [{ type: 'signup', token: 'abcdef', email: freshEmail() }, 403, 'otp_expired'],
      [{ type: 'recovery', token_hash: link.token }, 403, 'otp_expired'],
      [{ type: 'signup', token_hash: `pkce_${link.token}` }, 403, 'otp_expired'],
    ] as const;
    for (const [body, status, code] of cases) {
      const answer = await verify(body);
      expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
    }
    expect((await verify({ type: 'signup', token_hash: link.token })).status).toBe(200);
  });

  test('6.5: a banned user is told so, and keeps the code', async () => {
    const { email } = await signUpUnconfirmed();
    const { code } = readNewestEmail(bench(), email);
    const ban = (until: string) =>
      bench().query(`update auth.users set banned_until = ${until} where email = $1`, [email]);
    await ban(`now() + interval '1 hour'`);
    expect((await verify({ type: 'signup', email, token: code })).body.code).toBe('user_banned');
    await ban('null');
    expect((await verify({ type: 'signup', email, token: code })).status).toBe(200);
  });

  test('6.5: an email’s link redirects with tokens in the fragment, and works once', async () => {
    const { email } = await signUpUnconfirmed();
    const { link } = readNewestEmail(bench(), email);
    const { status, url, fragment } = await openLink(link.href);
    expect([status, url?.origin]).toEqual([303, bench().services.env.SITE_URL]);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(fragment.get('type')).toBe('signup');
    expect((await bench().get('/user', fragment.get('access_token') ?? '')).status).toBe(200);
    const again = await openLink(link.href);
    expect(again.status).toBe(303);
    expect(Object.fromEntries(again.fragment)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  test('6.5: checking a link without opening it does not use it up', async () => {
    const { email } = await signUpUnconfirmed();
    const { link } = readNewestEmail(bench(), email);
    expect((await openLink(link.href, 'HEAD')).status).toBe(200);
    expect((await openLink(link.href, 'GET', { 'Sec-Purpose': 'prefetch' })).status).toBe(503);
    expect((await openLink(link.href)).fragment.get('access_token')).toEqual(expect.any(String));
  });

  test('6.5: a link without type or token is refused as JSON; one of an unknown type redirects with the error', async () => {
    const bare = await bench().get('/verify?type=signup');
    expect([bare.status, (await readJson(bare)).code]).toEqual([400, 'validation_failed']);
    const { fragment } = await openLink(`${bench().services.env.SITE_URL}/auth/v1/verify?type=sms&token=x`);
    expect([fragment.get('error'), fragment.get('error_code')]).toEqual(['invalid_request', 'validation_failed']);
  });

  test('R-70: a link leads to the requested page if that is allowed, else to the site', async () => {
    const { SITE_URL } = bench().services.env;
    for (const [wanted, reached] of [
      [`${SITE_URL}/reset?x=1`, `${SITE_URL}/reset?x=1`],
      ['https://other.example/', SITE_URL],
    ]) {
      const email = freshEmail();
      await bench().post(`/otp?redirect_to=${encodeURIComponent(wanted ?? '')}`, { email });
      const { link } = readNewestEmail(bench(), email);
      expect(link.redirectTo).toBe(reached);
      expect((await openLink(link.href)).url?.href).toContain(reached);
    }
  });

  test('R-31, R-32, R-34 to R-37: the link of a PKCE request gives a code, which is exchanged once', async () => {
    const { verifier, parameters } = challenge();
    const { email } = await signUpUnconfirmed(freshEmail(), parameters);
    const { link } = readNewestEmail(bench(), email);
    expect(link.token).toMatch(/^pkce_/);
    const { status, url } = await openLink(link.href);
    expect([status, url?.hash]).toEqual([303, '']);
    const auth_code = url?.searchParams.get('code');
    const exchange = (body: object) => bench().post('/token?grant_type=pkce', body);
    const wrong = await exchange({ auth_code, code_verifier: 'x'.repeat(43) });
    expect([wrong.status, (await readJson(wrong)).code]).toEqual([400, 'bad_code_verifier']);
    const right = await exchange({ auth_code, code_verifier: verifier });
    const session = await readJson(right);
    expect([right.status, session.user.email]).toEqual([200, email]);
    expect(decodeJwt(session.access_token).amr).toMatchObject([{ method: 'email/signup' }]);
    const again = await exchange({ auth_code, code_verifier: verifier });
    expect([again.status, (await readJson(again)).code]).toEqual([404, 'flow_state_not_found']);
    const empty = await exchange({ auth_code });
    expect([empty.status, (await readJson(empty)).code]).toEqual([400, 'validation_failed']);
  });

  test('R-34: a flow’s time runs from its start, that of a magic link from the opening of the link', async () => {
    const email = await confirmed();
    for (const [path, code] of [
      ['/otp', undefined],
      ['/recover', 'flow_state_expired'],
    ]) {
      const { verifier, parameters } = challenge();
      await bench().post(path ?? '', { email, ...parameters });
      await bench().query(`update auth.flows set created_at = created_at - interval '10 minutes'`);
      const { url } = await openLink(readNewestEmail(bench(), email).link.href);
      const auth_code = url?.searchParams.get('code');
      const answer = await bench().post('/token?grant_type=pkce', { auth_code, code_verifier: verifier });
      expect((await readJson(answer)).code).toBe(code);
    }
  });

  test('R-32: without a flow the link says so in query and fragment, and is not used up', async () => {
    const { parameters } = challenge();
    const { email } = await signUpUnconfirmed(freshEmail(), parameters);
    await bench().query('delete from auth.flows where user_id = (select id from auth.users where email = $1)', [email]);
    const { code, link } = readNewestEmail(bench(), email);
    const { url, fragment } = await openLink(link.href);
    expect(url?.searchParams.get('error_code')).toBe('flow_state_not_found');
    expect(fragment.get('error')).toBe('invalid_request');
    expect((await verify({ type: 'signup', email, token: code })).status).toBe(200);
  });

  test('R-33: a typed code or a token of a PKCE request signs in directly', async () => {
    const email = await confirmed();
    const { parameters } = challenge();
    await bench().post('/otp', { email, ...parameters });
    expect((await verify({ type: 'email', email, token: readNewestEmail(bench(), email).code })).status).toBe(200);
    await bench().post('/otp', { email, ...parameters });
    const { link } = readNewestEmail(bench(), email);
    expect((await verify({ type: 'email', token_hash: link.token })).body.access_token).toEqual(expect.any(String));
  });

  test('R-35: a plain challenge is its own verifier', async () => {
    const email = await confirmed();
    const { verifier } = challenge();
    await bench().post('/otp', { email, code_challenge: verifier, code_challenge_method: 'PLAIN' });
    const { url } = await openLink(readNewestEmail(bench(), email).link.href);
    const body = { auth_code: url?.searchParams.get('code'), code_verifier: verifier };
    expect((await bench().post('/token?grant_type=pkce', body)).status).toBe(200);
  });
});
