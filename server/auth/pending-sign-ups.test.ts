import { expect, test } from 'vitest';
import * as z from 'zod';
import { type AuthBench, describeAuth, freshEmail, readJson } from './testing/describe-auth.ts';
import { readEmails, readNewestEmail } from './testing/emails.ts';
import { openBrowser } from './testing/open-browser.ts';

const confirming = { emailAutoconfirm: false, minSendIntervalSeconds: 0, rateLimitFactor: 1000 };

const strangers = { password: 'the password of a stranger', data: { name: 'Stranger' } };
const owners = { password: 'the password of the owner', data: { name: 'Owner' } };

describeAuth('R-29: sign-ups waiting for confirmation', (at) => {
  const bench = (): AuthBench => at(confirming);
  const browse = () => openBrowser(bench());

  async function signUp(from: Pick<AuthBench, 'post'>, email: string, who: typeof owners) {
    const answer = await from.post('/signup', { email, ...who });
    expect(answer.status).toBe(200);
    return { body: await readJson(answer), message: readNewestEmail(bench(), email) };
  }

  async function confirm(from: Pick<AuthBench, 'post'>, link: { token: string; type: string }) {
    const answer = await from.post('/verify', { token_hash: link.token, type: link.type });
    const body: unknown = await answer.json();
    const { password_needed: needsPassword, user } = z
      .object({ password_needed: z.boolean().optional(), user: z.looseObject({ id: z.string() }).optional() })
      .parse(body);
    return { status: answer.status, needsPassword: needsPassword === true, user };
  }

  const opens = async (email: string, { password }: typeof owners) =>
    (await bench().post('/token?grant_type=password', { email, password })).status === 200;

  const leftovers = async (email: string) => {
    const { rows } = await bench().query(
      `select (select count(*)::int from auth.sign_ups where user_id = u.id) as sign_ups,
         (select count(*)::int from auth.one_time_tokens where user_id = u.id) as tokens,
         (select count(*)::int from auth.sessions where user_id = u.id) as sessions,
         (select count(*)::int from auth.factors where user_id = u.id) as factors
       from auth.users u where email = $1`,
      [email],
    );
    return rows;
  };

  const nameOf = async (email: string) =>
    (await bench().query('select name from public.profiles where email = $1', [email], 'service_role')).rows[0]?.name;

  for (const order of ['stranger first', 'owner first'] as const) {
    for (const kind of ['pages of ours', 'other clients'] as const) {
      test(`${order}, ${kind}: the owner's email makes the owner's password valid, and no other`, async () => {
        const email = freshEmail();
        const owner = kind === 'pages of ours' ? browse() : bench();
        if (order === 'stranger first') await signUp(browse(), email, strangers);
        const { message } = await signUp(owner, email, owners);
        if (order === 'owner first') await signUp(browse(), email, strangers);
        expect([await opens(email, owners), await opens(email, strangers)]).toEqual([false, false]);

        const { status, needsPassword, user } = await confirm(owner, message.link);
        expect([status, needsPassword]).toEqual([200, false]);
        expect(user).toMatchObject({ user_metadata: { name: 'Owner', email_verified: true } });
        expect([await opens(email, owners), await opens(email, strangers)]).toEqual([true, false]);
        expect(await nameOf(email)).toBe('Owner');
        expect(await leftovers(email)).toMatchObject([{ sign_ups: 0, tokens: 0 }]);
      });
    }

    test(`${order}: the stranger's email, opened by the owner, asks for a new password`, async () => {
      const email = freshEmail();
      const owner = browse();
      if (order === 'owner first') await signUp(owner, email, owners);
      const { message } = await signUp(browse(), email, strangers);
      if (order === 'stranger first') await signUp(owner, email, owners);
      const { status, needsPassword, user } = await confirm(owner, message.link);
      expect([status, needsPassword]).toEqual([200, true]);
      expect(user).not.toMatchObject({ user_metadata: { name: 'Stranger' } });
      expect(await opens(email, strangers)).toBe(false);
      expect(await nameOf(email)).toBe(email.split('@')[0]);
    });
  }

  test('a confirmation opened in another browser asks for a new password; a stranger without cookies gains nothing', async () => {
    const email = freshEmail();
    const { message } = await signUp(bench(), email, strangers);
    expect(await confirm(browse(), message.link)).toMatchObject({ status: 200, needsPassword: true });
    expect(await opens(email, strangers)).toBe(false);
  });

  test('a resent email belongs to the sign-up of the requesting browser', async () => {
    const email = freshEmail();
    const owner = browse();
    await signUp(owner, email, owners);
    await signUp(browse(), email, strangers);
    expect((await owner.post('/resend', { type: 'signup', email })).status).toBe(200);
    const { link } = readNewestEmail(bench(), email);
    expect(await confirm(owner, link)).toMatchObject({ status: 200, needsPassword: false });
    expect([await opens(email, owners), await opens(email, strangers)]).toEqual([true, false]);
  });

  test('a browser has one sign-up for an address: the next replaces it, and the earlier email is void', async () => {
    const email = freshEmail();
    const owner = browse();
    const first = await signUp(owner, email, strangers);
    const second = await signUp(owner, email, owners);
    expect((await confirm(owner, first.message.link)).status).toBe(403);
    expect(await confirm(owner, second.message.link)).toMatchObject({ status: 200, needsPassword: false });
    expect([await opens(email, owners), await opens(email, strangers)]).toEqual([true, false]);
  });

  test('of the pending codes, only the newest and the browser’s own may be typed', async () => {
    const email = freshEmail();
    const owner = browse();
    const { message } = await signUp(owner, email, owners);
    const between = await signUp(browse(), email, strangers);
    await signUp(browse(), email, strangers);
    const type = (from: Pick<AuthBench, 'post'>, token: string) =>
      from.post('/verify', { type: 'signup', email, token });
    expect((await type(browse(), message.code)).status).toBe(403);
    expect((await type(owner, between.message.code)).status).toBe(403);
    expect((await type(owner, message.code)).status).toBe(200);
    expect([await opens(email, owners), await opens(email, strangers)]).toEqual([true, false]);
  });

  test.each(['/otp', '/recover'])('a confirmation by %s drops every password, session and factor', async (path) => {
    const email = freshEmail();
    const { body } = await signUp(browse(), email, strangers);
    await bench().query('insert into auth.sessions (user_id) values ($1::uuid)', [body.id]);
    await bench().query(
      `insert into auth.factors (user_id, factor_type, phone, status) values ($1::uuid, 'phone', '4915550100', 'verified')`,
      [body.id],
    );
    expect((await bench().post(path, { email })).status).toBe(200);
    const { link } = readNewestEmail(bench(), email);
    expect(await confirm(browse(), link)).toMatchObject({ status: 200, needsPassword: false });
    expect(await opens(email, strangers)).toBe(false);
    expect(await leftovers(email)).toEqual([{ sign_ups: 0, tokens: 0, sessions: 1, factors: 0 }]);
    expect(await nameOf(email)).toBe(email.split('@')[0]);
  });

  test('an address confirmed by an administrator accepts no unconfirmed password', async () => {
    const email = freshEmail();
    const { body } = await signUp(bench(), email, strangers);
    await bench().query('update auth.users set email_confirmed_at = now() where id = $1::uuid', [body.id]);
    expect(await opens(email, strangers)).toBe(false);
  });

  test('of several emails opened at once, one counts, with its own password', async () => {
    const email = freshEmail();
    const browsers = [browse(), browse(), browse(), browse()];
    const links: { token: string; type: string }[] = [];
    for (const [index, browser] of browsers.entries()) {
      const who = { password: `password number ${index}`, data: { name: `Person ${index}` } };
      links.push((await signUp(browser, email, who)).message.link);
    }
    const answers = await Promise.all(
      browsers.map((browser, index) => confirm(browser, links[index] ?? { token: '', type: '' })),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    for (const index of browsers.keys()) {
      const isOpen = await opens(email, { password: `password number ${index}`, data: { name: '' } });
      expect(isOpen).toBe(winners.includes(index));
    }
    expect(await nameOf(email)).toBe(`Person ${winners[0]}`);
  });

  test('a sign-up made while another’s email is opened leaves nothing behind', async () => {
    const email = freshEmail();
    const owner = browse();
    const { message } = await signUp(owner, email, owners);
    const [confirmed] = await Promise.all([
      confirm(owner, message.link),
      ...Array.from({ length: 3 }, () => browse().post('/signup', { email, ...strangers })),
    ]);
    expect(confirmed).toMatchObject({ status: 200, needsPassword: false });
    expect([await opens(email, owners), await opens(email, strangers)]).toEqual([true, false]);
    expect(await leftovers(email)).toMatchObject([{ sign_ups: 0, tokens: 0 }]);
    for (const { link } of readEmails(bench(), email)) {
      expect((await confirm(browse(), link)).status).toBe(403);
    }
  });

  test('a sign-up with an address that is already pending gets the same answer as the first', async () => {
    const email = freshEmail();
    const first = await signUp(browse(), email, { ...owners, data: { name: 'Secret Name' } });
    await bench().query(`update auth.users set created_at = now() - interval '1 day' where email = $1`, [email]);
    const second = await signUp(browse(), email, strangers);
    expect(Object.keys(second.body).sort()).toEqual(Object.keys(first.body).sort());
    expect(JSON.stringify(second.body)).not.toContain('Secret Name');
    expect(Date.now() - Date.parse(second.body.created_at)).toBeLessThan(60_000);
  });
});
