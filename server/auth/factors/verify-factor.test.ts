import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { trustHops } from '#server/middleware/trusted-proxies.ts';
import { authRoutes } from '../routes.ts';
import { defaultAuthSettings } from '../settings.ts';
import { type AuthBench, describeAuth, readJson } from '../testing/describe-auth.ts';
import {
  answer,
  bearer,
  challengeOf,
  claimsOf,
  codeOf,
  enrol,
  read,
  secure,
  signIn,
} from '../testing/second-factor.ts';

const refresh = ({ post }: AuthBench, refresh_token: string) =>
  post('/token?grant_type=refresh_token', { refresh_token });

describeAuth('POST /factors/{id}/verify', (at) => {
  test('R-52, C3, C4, C5: the same session goes on as aal2, with totp as its newest method', async () => {
    const person = await at().signUp();
    const { id, totp } = await enrol(at(), person.accessToken);
    const { id: challengeId } = await challengeOf(at(), person.accessToken, id);
    const verified = await answer(at(), person.accessToken, id, challengeId, codeOf(totp.secret));
    expect(verified.status).toBe(200);
    const session = await readJson(verified);
    const [before, after] = [claimsOf(person.accessToken), claimsOf(session.access_token)];
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(after).toMatchObject({ aal: 'aal2', session_id: before.session_id });
    expect(after.amr.map(({ method }: { method: string }) => method)).toEqual(['totp', 'password']);
    expect(Math.abs(after.amr[0].timestamp - Date.now() / 1000)).toBeLessThan(10);
    expect(session.user).toMatchObject({ factors: [{ id, status: 'verified', factor_type: 'totp' }] });
  });

  test('R-52: the new refresh token goes on as aal2', async () => {
    const person = await at().signUp();
    const { refreshToken } = await secure(at(), person.accessToken);
    expect(refreshToken).not.toBe(person.refreshToken);
    const refreshed = await readJson(await refresh(at(), refreshToken));
    expect(claimsOf(refreshed.access_token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, {}] });
  });

  test('R-52: the earlier token is not the predecessor: once the reuse interval is over it ends the session', async () => {
    const strict = at({ refreshReuseSeconds: 0 });
    const person = await at().signUp();
    await secure(at(), person.accessToken);
    const refused = await refresh(strict, person.refreshToken);
    expect([refused.status, (await read(refused)).code]).toEqual([400, 'refresh_token_already_used']);
  });

  test('R-52: ends the user’s other sessions below aal2, and nobody else’s', async () => {
    const [person, stranger] = [await at().signUp(), await at().signUp()];
    const others = [await signIn(at(), person.email), await signIn(at(), person.email)];
    const first = await secure(at(), person.accessToken);
    for (const other of others) expect((await at().get('/user', other.access_token)).status).toBe(403);
    expect((await at().get('/user', stranger.accessToken)).status).toBe(200);
    const second = await signIn(at(), person.email);
    const { id: challengeId } = await challengeOf(at(), second.access_token, first.id);
    const raised = await answer(at(), second.access_token, first.id, challengeId, codeOf(first.secret, 1));
    expect(raised.status).toBe(200);
    expect((await at().get('/user', first.accessToken)).status).toBe(200);
  });

  test('R-52: removes the unverified factors of the same type', async () => {
    const person = await at().signUp();
    await enrol(at(), person.accessToken, { friendly_name: 'Begun elsewhere' });
    const { id } = await secure(at(), person.accessToken);
    const user = await (await at().get('/user', person.accessToken)).text();
    expect(JSON.parse(user).factors.map((factor: { id: string }) => factor.id)).toEqual([id]);
  });

  test('R-53: signing in with a verified factor gives aal1', async () => {
    const person = await at().signUp();
    await secure(at(), person.accessToken);
    expect(claimsOf((await signIn(at(), person.email)).access_token)).toMatchObject({ aal: 'aal1' });
  });

  test('6.16: a wrong code is refused and the challenge stays usable; spaces in a right one do not matter', async () => {
    const { accessToken } = await at().signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const { id: challengeId } = await challengeOf(at(), accessToken, id);
    const right = codeOf(totp.secret);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    for (const code of [wrong, 'abcdef', '1']) {
      const refused = await answer(at(), accessToken, id, challengeId, code);
      expect([refused.status, (await read(refused)).code]).toEqual([422, 'mfa_verification_failed']);
    }
    const spaced = `${right.slice(0, 3)} ${right.slice(3)}`;
    expect((await answer(at(), accessToken, id, challengeId, spaced)).status).toBe(200);
  });

  test('6.16: refuses an empty code, and a challenge that is unknown or of another factor', async () => {
    const { accessToken } = await at().signUp();
    const [factor, other] = [
      await enrol(at(), accessToken, { friendly_name: 'One' }),
      await enrol(at(), accessToken, { friendly_name: 'Two' }),
    ];
    const { id: challengeId } = await challengeOf(at(), accessToken, other.id);
    const code = codeOf(factor.totp.secret);
    const refusals = [];
    for (const [id, text] of [
      [challengeId, ''],
      [challengeId, code],
      [randomUUID(), code],
      ['x', code],
      ['', code],
    ] as const) {
      const refused = await answer(at(), accessToken, factor.id, id, text);
      refusals.push([refused.status, (await read(refused)).code]);
    }
    expect(refusals).toEqual([[400, 'validation_failed'], ...Array(4).fill([422, 'mfa_factor_not_found'])]);
  });

  test('R-55: a challenge is used once', async () => {
    const { accessToken } = await at().signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const { id: challengeId } = await challengeOf(at(), accessToken, id);
    expect((await answer(at(), accessToken, id, challengeId, codeOf(totp.secret))).status).toBe(200);
    const again = await answer(at(), accessToken, id, challengeId, codeOf(totp.secret, 1));
    expect([again.status, (await read(again)).code]).toEqual([422, 'mfa_ip_address_mismatch']);
  });

  test('R-51: a code works once, even with a new challenge', async () => {
    const { accessToken } = await at().signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const code = codeOf(totp.secret);
    const statuses = [];
    for (let times = 0; times < 2; times += 1) {
      const { id: challengeId } = await challengeOf(at(), accessToken, id);
      statuses.push((await answer(at(), accessToken, id, challengeId, code)).status);
    }
    expect(statuses).toEqual([200, 422]);
  });

  test('R-55: of twenty right answers at once, one is accepted', async () => {
    const { accessToken } = await at().signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const { id: challengeId } = await challengeOf(at(), accessToken, id);
    const code = codeOf(totp.secret);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answer(at(), accessToken, id, challengeId, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  test('R-55: when two sessions verify one code at once, one is raised and ends the other', async () => {
    const person = await at().signUp();
    const { id, totp } = await enrol(at(), person.accessToken);
    const other = await signIn(at(), person.email);
    const code = codeOf(totp.secret);
    const tokens = [person.accessToken, other.access_token];
    const challenges = await Promise.all(tokens.map((token) => challengeOf(at(), token, id)));
    const answers = await Promise.all(
      tokens.map((token, index) => answer(at(), token, id, challenges[index]?.id ?? '', code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const { rows } = await at().query('select aal from auth.sessions where user_id = $1::uuid', [person.id]);
    expect(rows).toEqual([{ aal: 'aal2' }]);
  });

  test('R-55: a challenge expires after 300 seconds, and is removed', async () => {
    const { accessToken } = await at().signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const { id: challengeId } = await challengeOf(at(), accessToken, id);
    await at().query(`update auth.challenges set created_at = now() - interval '300 seconds' where id = $1::uuid`, [
      challengeId,
    ]);
    const codes = [];
    for (let times = 0; times < 2; times += 1) {
      codes.push((await read(await answer(at(), accessToken, id, challengeId, codeOf(totp.secret)))).code);
    }
    expect(codes).toEqual(['mfa_challenge_expired', 'mfa_factor_not_found']);
  });

  test('R-55: a challenge must be answered from the IP that requested it', async () => {
    const { services, signUp } = at();
    const app = new Hono<AppContext>().route(
      '/auth/v1',
      authRoutes({ ...services, env: { ...services.env, TRUST_PROXY: trustHops(1) } }, defaultAuthSettings),
    );
    const post = (path: string, body: unknown, token: string, address: string) =>
      app.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: { ...bearer(token), 'X-Forwarded-For': address, 'X-Supabase-Api-Version': '2024-01-01' },
        body: JSON.stringify(body),
      });
    const { accessToken } = await signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const { id: challenge_id } = await read(await post(`/factors/${id}/challenge`, {}, accessToken, '192.0.2.1'));
    const body = { challenge_id, code: codeOf(totp.secret) };
    const elsewhere = await post(`/factors/${id}/verify`, body, accessToken, '192.0.2.2');
    expect([elsewhere.status, (await read(elsewhere)).code]).toEqual([422, 'mfa_ip_address_mismatch']);
    expect((await post(`/factors/${id}/verify`, body, accessToken, '192.0.2.1')).status).toBe(200);
  });

  test('of a hundred guesses at a code thirty are checked, and then even the right one is refused', async () => {
    const person = await at().signUp();
    const { id, totp } = await enrol(at(), person.accessToken);
    const { id: challengeId } = await challengeOf(at(), person.accessToken, id);
    const guesses = await Promise.all(
      Array.from({ length: 100 }, () => answer(at(), person.accessToken, id, challengeId, 'nodigi')),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(30);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(70);
    const right = await answer(at(), person.accessToken, id, challengeId, codeOf(totp.secret));
    expect([right.status, (await read(right)).code]).toEqual([429, 'over_request_rate_limit']);
    expect((await at().get('/user', person.accessToken)).status).toBe(200);
  });
});
