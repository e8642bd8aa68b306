import { expect, test } from 'vitest';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';

const grant = '/token?grant_type=password';

describeAuth('the limits of /auth/v1', (at) => {
  test('of a thousand wrong passwords thirty are checked, and none ends the owner’s session', async () => {
    const { signUp, post, get } = at();
    const owner = await signUp();
    const guess = () => post(grant, { email: owner.email, password: 'a wrong guess' });
    const guesses = [];
    // A busy machine answers 503 to some of a thousand at once: they would wait too long for a connection.
    for (let round = 0; round < 20; round += 1) guesses.push(...(await Promise.all(Array.from({ length: 50 }, guess))));
    const statuses = Map.groupBy(guesses, ({ status }) => status);
    expect(statuses.get(400)).toHaveLength(30);
    expect(statuses.get(429)).toHaveLength(970);
    expect((await get('/user', owner.accessToken)).status).toBe(200);
    const refreshed = await post('/token?grant_type=refresh_token', { refresh_token: owner.refreshToken });
    expect(refreshed.status).toBe(200);
  });

  test('a refusal reveals nothing about the account, and says how long to wait', async () => {
    const { signUp, post } = at();
    const answers = [];
    for (const email of [(await signUp()).email, freshEmail()]) {
      for (let guess = 0; guess < 30; guess += 1) await post(grant, { email, password: 'a wrong guess' });
      const refused = await post(grant, { email, password });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
      answers.push({ status: refused.status, body: await readJson(refused) });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });

  test('the right password is not a guess: it can be used any number of times', async () => {
    const { signUp, post } = at();
    const { email } = await signUp();
    for (let times = 0; times < 35; times += 1) {
      expect((await post(grant, { email, password })).status).toBe(200);
    }
  });

  test('AUTH_RATE_LIMIT_FACTOR multiplies them, and 0 switches them off', async () => {
    const statusesAt = async (rateLimitFactor: number): Promise<number[]> => {
      const { signUp, post } = at({ rateLimitFactor });
      const { email } = await signUp();
      const guesses = await Promise.all(Array.from({ length: 65 }, () => post(grant, { email, password: 'a guess' })));
      return guesses.map(({ status }) => status);
    };
    expect((await statusesAt(2)).filter((status) => status === 400)).toHaveLength(60);
    expect((await statusesAt(0)).filter((status) => status === 400)).toHaveLength(65);
  });

  test('the table of limits names no address', async () => {
    const { signUp, post, query } = at();
    const { email } = await signUp();
    await post(grant, { email, password: 'a wrong guess' });
    const { rows } = await query('select bucket from auth.rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});
