import { expect, test } from 'vitest';
import { type AnswerBody, describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';
import { readNewestEmail } from './testing/emails.ts';
import { bearer, challengeOf, codeOf, secure, signIn } from './testing/second-factor.ts';

const grant = '/token?grant_type=password';
const [owner, guesser] = ['198.51.100.7', '203.0.113.9'];
const manyAddresses = Array.from({ length: 22 }, (_, at) => `192.0.2.${at + 1}`);

describeAuth('Guessing from one IP', (at) => {
  /** A request from that IP. */
  const send = async (from: string, path: string, body: unknown, token = '') => {
    const { app, services } = at();
    const answer = await app.request(
      `/auth/v1${path}`,
      {
        method: 'POST',
        headers: {
          apikey: services.keys.anonKey,
          'X-Supabase-Api-Version': '2024-01-01',
          ...(token === '' ? {} : bearer(token)),
        },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } },
    );
    const read: Partial<AnswerBody> = answer.status === 204 ? {} : await readJson(answer);
    return { status: answer.status, body: read };
  };
  const guess = (from: string, email: string) => send(from, grant, { email, password: 'a wrong guess' });

  test('slows the guesser, but not the owner at another IP, seen before or not', async () => {
    const { email } = await at().signUp();
    for (let times = 0; times < 30; times += 1) expect((await guess(guesser, email)).status).toBe(400);
    const refused = await send(guesser, grant, { email, password });
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect((await send(owner, grant, { email, password })).status).toBe(200);
  });

  test('does not slow the guesser at another account', async () => {
    const [first, second] = [await at().signUp(), await at().signUp()];
    const from = '203.0.113.10';
    for (let times = 0; times < 20; times += 1) await guess(from, first.email);
    expect((await send(from, grant, { email: second.email, password })).status).toBe(200);
  });

  test('of codes slows the guesser, not the owner', async () => {
    const email = freshEmail();
    await at().post('/otp', { email });
    const { code } = readNewestEmail(at(), email);
    const wrong = code === '000000' ? '111111' : '000000';
    const from = '203.0.113.11';
    for (let times = 0; times < 30; times += 1) {
      expect((await send(from, '/verify', { type: 'email', email, token: wrong })).status).toBe(403);
    }
    expect((await send(from, '/verify', { type: 'email', email, token: code })).status).toBe(429);
    expect((await send(owner, '/verify', { type: 'email', email, token: code })).status).toBe(200);
  });

  test('of a factor slows the guesser who has the password, not the owner', async () => {
    const person = await at().signUp();
    const factor = await secure(at(), person.accessToken);
    const thief = await signIn(at(), person.email);
    const from = '203.0.113.12';
    const challenge = await send(from, `/factors/${factor.id}/challenge`, {}, thief.access_token);
    const answers = [];
    for (let times = 0; times < 31; times += 1) {
      const body = { challenge_id: challenge.body.id, code: '000000' };
      answers.push((await send(from, `/factors/${factor.id}/verify`, body, thief.access_token)).status);
    }
    expect(answers.at(-1)).toBe(429);
    const half = await signIn(at(), person.email);
    const { id } = await challengeOf(at(), half.access_token, factor.id);
    const right = { challenge_id: id, code: codeOf(factor.secret, 1) };
    const entered = await at().post(`/factors/${factor.id}/verify`, right, bearer(half.access_token));
    expect(entered.status).toBe(200);
  });
});

/** A tenth of the limits: 3 guesses for each IP, 30 passwords and 10 codes from everywhere. */
const small = { rateLimitFactor: 0.1 };

describeAuth('Guessing from many IPs', (at) => {
  const everywhere = async (path: string, body: unknown, addresses: readonly string[]) => {
    const { app, services } = at(small);
    for (const remoteAddress of addresses) {
      for (let times = 0; times < 3; times += 1) {
        await app.request(
          `/auth/v1${path}`,
          { method: 'POST', headers: { apikey: services.keys.anonKey }, body: JSON.stringify(body) },
          { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
        );
      }
    }
  };

  test('leads to a code by email instead of the password, for known and unknown addresses alike', async () => {
    const { email } = await at().signUp();
    const answers = [];
    const halves = [manyAddresses.slice(0, 11), manyAddresses.slice(11)] as const;
    for (const [address, from] of [
      [email, halves[0]],
      [freshEmail(), halves[1]],
    ] as const) {
      await everywhere(grant, { email: address, password: 'a wrong guess' }, from);
      const answer = await at(small).post(grant, { email: address, password });
      answers.push({ status: answer.status, body: await readJson(answer) });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'one_time_code_needed' } });
    await at(small).post('/otp', { email, create_user: false });
    const { code } = readNewestEmail(at(), email);
    expect((await at(small).post('/verify', { type: 'email', email, token: code })).status).toBe(200);
  });

  test('of codes leaves the email’s link working', async () => {
    const { email } = await at().signUp();
    await at(small).post('/otp', { email });
    const { code, link } = readNewestEmail(at(), email);
    const wrong = code === '000000' ? '111111' : '000000';
    await everywhere('/verify', { type: 'email', email, token: wrong }, manyAddresses.slice(0, 4));
    expect((await at(small).post('/verify', { type: 'email', email, token: code })).status).toBe(429);
    expect((await at(small).post('/verify', { type: 'magiclink', token_hash: link.token })).status).toBe(200);
  });
});
