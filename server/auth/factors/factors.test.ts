import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { trustHops } from '#server/middleware/trusted-proxies.ts';
import { authRoutes } from '../routes.ts';
import { defaultAuthSettings } from '../settings.ts';
import { type AuthBench, describeAuth, password, readJson } from '../testing/describe-auth.ts';
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

describeAuth('POST /factors', (at) => {
  test('6.14: returns a secret, its URI with the site’s host as issuer, and a picture', async () => {
    const { signUp } = at();
    const person = await signUp();
    const factor = await enrol(at(), person.accessToken, { friendly_name: 'My phone' });
    expect(factor).toMatchObject({ status: 200, type: 'totp', friendly_name: 'My phone' });
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(factor.totp.uri);
    expect(uri.searchParams.get('issuer')).toBe(new URL(at().services.env.SITE_URL).host);
    expect(decodeURIComponent(uri.pathname)).toContain(person.email);
    expect(factor.totp.qr_code).toMatch(/^<svg/);
    const named = await enrol(at(), person.accessToken, { friendly_name: 'Another', issuer: 'Example Ltd' });
    expect(new URL(named.totp.uri).searchParams.get('issuer')).toBe('Example Ltd');
  });

  test('R-59: adding and removing a factor need a proof from the last ten minutes; refreshing does not count', async () => {
    const bench = at();
    const person = await bench.signUp();
    const age = () =>
      bench.query(
        `update auth.sessions set amr = (select jsonb_agg(jsonb_set(entry, '{timestamp}',
           to_jsonb(floor(extract(epoch from now()) - 601)))) from jsonb_array_elements(amr) entry)
         where user_id = $1::uuid`,
        [person.id],
      );
    await age();
    const refused = [403, 'reauthentication_needed'];
    const stale = await readJson(await refresh(bench, person.refreshToken));
    const early = await enrol(bench, stale.access_token);
    expect([early.status, early.code]).toEqual(refused);
    const { access_token: fresh } = await signIn(bench, person.email);
    const { id, secret, accessToken } = await secure(bench, fresh);
    await age();
    const removal = await bench.delete(`/factors/${id}`, accessToken);
    expect([removal.status, (await readJson(removal)).code]).toEqual(refused);
    // The factor's code is a proof too.
    const { id: challengeId } = await challengeOf(bench, accessToken, id);
    expect((await answer(bench, accessToken, id, challengeId, codeOf(secret, 1))).status).toBe(200);
    expect((await bench.delete(`/factors/${id}`, accessToken)).status).toBe(200);
  });

  test('the secret is sealed in the database, and no answer shows it again', async () => {
    const { accessToken } = await at().signUp();
    const { id, totp } = await enrol(at(), accessToken);
    const { rows } = await at().query('select to_jsonb(f)::text as row from auth.factors f where id = $1::uuid', [id]);
    expect(rows[0]?.row).toContain('v1.');
    expect(rows[0]?.row).not.toContain(totp.secret);
    const user = await (await at().get('/user', accessToken)).text();
    expect(user).toContain(id);
    expect(user).not.toContain('sealed');
  });

  test.each([
    [{ factor_type: 'palm' }, 400, 'validation_failed'],
    [{ factor_type: '' }, 400, 'validation_failed'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'phone', phone: '+4915550100' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ friendly_name: 'x'.repeat(201) }, 400, 'validation_failed'],
    [{ issuer: 'x'.repeat(101) }, 400, 'validation_failed'],
    [{ issuer: 7 }, 400, 'bad_json'],
  ])('6.14: refuses %j', async (body, status, code) => {
    const { accessToken } = await at().signUp();
    expect(await enrol(at(), accessToken, body)).toMatchObject({ status, code });
  });

  test('6.14: is refused for anonymous users, and where the type is off', async () => {
    const anonymous = await readJson(await at({ anonymousUsers: true }).post('/signup', {}));
    expect(await enrol(at(), anonymous.access_token)).toMatchObject({ status: 403, code: 'no_authorization' });
    const { accessToken } = await at().signUp();
    const off = await enrol(at({ totp: false }), accessToken);
    expect(off).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' });
    expect((await at().post('/factors', { factor_type: 'totp' })).status).toBe(401);
  });

  test('R-50: two factors with one name collide, as do two without a name', async () => {
    const { accessToken } = await at().signUp();
    for (const friendly_name of ['Phone', '']) {
      expect(await enrol(at(), accessToken, { friendly_name })).toMatchObject({ status: 200 });
      const again = await enrol(at(), accessToken, { friendly_name });
      expect(again).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    }
  });

  test('R-50: allows ten factors at most, even when twenty are enrolled at once', async () => {
    const { accessToken } = await at().signUp();
    const names = Array.from({ length: 20 }, (_, index) => `Phone ${index}`);
    const enrolled = await Promise.all(names.map((friendly_name) => enrol(at(), accessToken, { friendly_name })));
    expect(enrolled.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = enrolled.filter(({ status }) => status !== 200);
    expect(refused.map(({ code }) => code)).toEqual(Array(10).fill('too_many_enrolled_mfa_factors'));
  });

  test('R-50: a factor begun five minutes ago and never challenged makes room, one that was challenged stays', async () => {
    const { accessToken, id } = await at().signUp();
    const begun = await enrol(at(), accessToken, { friendly_name: 'Begun' });
    const asked = await enrol(at(), accessToken, { friendly_name: 'Asked' });
    await challengeOf(at(), accessToken, asked.id);
    const age = `update auth.factors set created_at = now() - interval '301 seconds' where user_id = $1::uuid`;
    await at().query(age, [id]);
    const fresh = await enrol(at(), accessToken, { friendly_name: 'Begun' });
    expect(fresh.status).toBe(200);
    const { rows } = await at().query('select id from auth.factors where user_id = $1::uuid', [id]);
    expect(rows.map((row) => row.id).toSorted()).toEqual([asked.id, fresh.id].toSorted());
    expect(begun.id).not.toBe(fresh.id);
  });

  test('R-50: a user with a verified factor enrols another only in an aal2 session', async () => {
    const person = await at().signUp();
    const { accessToken } = await secure(at(), person.accessToken);
    const lower = await signIn(at(), person.email);
    const refused = await enrol(at(), lower.access_token, { friendly_name: 'More' });
    expect(refused).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await enrol(at(), accessToken, { friendly_name: 'More' })).toMatchObject({ status: 200 });
  });
});

describeAuth('POST /factors/{id}/challenge', (at) => {
  test('6.15: returns an id and when it expires, five minutes later; the factor says when it was challenged', async () => {
    const { accessToken } = await at().signUp();
    const { id } = await enrol(at(), accessToken);
    const challenge = await challengeOf(at(), accessToken, id);
    expect(challenge).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), type: 'totp' });
    expect(Math.abs(challenge.expires_at - Date.now() / 1000 - 300)).toBeLessThan(10);
    const user = await (await at().get('/user', accessToken)).text();
    expect(JSON.parse(user).factors[0]).toMatchObject({ status: 'unverified', last_challenged_at: expect.any(String) });
  });

  test('6.15: is refused for what is not a UUID, not a factor, or someone else’s factor', async () => {
    const [person, other] = [await at().signUp(), await at().signUp()];
    const { id } = await enrol(at(), other.accessToken);
    const refusals = [];
    for (const factorId of ['x', randomUUID(), id]) {
      const refused = await at().post(`/factors/${factorId}/challenge`, {}, bearer(person.accessToken));
      refusals.push([refused.status, (await read(refused)).code]);
    }
    expect(refusals).toEqual([
      [404, 'validation_failed'],
      [404, 'mfa_factor_not_found'],
      [404, 'mfa_factor_not_found'],
    ]);
  });

  test('6.15: is refused while the type is off', async () => {
    const { accessToken } = await at().signUp();
    const { id } = await enrol(at(), accessToken);
    for (const call of ['challenge', 'verify']) {
      const off = await at({ totp: false }).post(`/factors/${id}/${call}`, {}, bearer(accessToken));
      expect([off.status, (await read(off)).code]).toEqual([422, 'mfa_totp_verify_not_enabled']);
    }
  });
});

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

describeAuth('DELETE /factors/{id}', (at) => {
  test('6.17: a verified factor is removed in an aal2 session only, an unverified one in any', async () => {
    const person = await at().signUp();
    const begun = await enrol(at(), person.accessToken);
    const removed = await at().delete(`/factors/${begun.id}`, person.accessToken);
    expect([removed.status, await removed.json()]).toEqual([200, { id: begun.id }]);
    const { id, accessToken } = await secure(at(), person.accessToken);
    const lower = await signIn(at(), person.email);
    const refused = await at().delete(`/factors/${id}`, lower.access_token);
    expect([refused.status, (await read(refused)).code]).toEqual([422, 'insufficient_aal']);
    expect((await at().delete(`/factors/${id}`, accessToken)).status).toBe(200);
    expect((await at().delete(`/factors/${id}`, accessToken)).status).toBe(404);
  });

  test('6.17: is refused for someone else’s factor', async () => {
    const [person, other] = [await at().signUp(), await at().signUp()];
    const { id } = await enrol(at(), other.accessToken);
    expect((await at().delete(`/factors/${id}`, person.accessToken)).status).toBe(404);
  });

  test('R-54: the sessions it raised fall to aal1 and lose the entry, visible after a refresh', async () => {
    const person = await at().signUp();
    const { id, accessToken, refreshToken } = await secure(at(), person.accessToken);
    await at().delete(`/factors/${id}`, accessToken);
    const refreshed = await readJson(await refresh(at(), refreshToken));
    const claims = claimsOf(refreshed.access_token);
    expect(claims.aal).toBe('aal1');
    expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual(['password']);
    expect(refreshed.user).not.toHaveProperty('factors');
  });

  test('R-54: a session raised by another factor stays aal2', async () => {
    const person = await at().signUp();
    const first = await secure(at(), person.accessToken, 'First');
    const second = await secure(at(), first.accessToken, 'Second');
    await at().delete(`/factors/${first.id}`, second.accessToken);
    const refreshed = await readJson(await refresh(at(), second.refreshToken));
    expect(claimsOf(refreshed.access_token)).toMatchObject({ aal: 'aal2' });
  });
});

describeAuth('supabase.auth.mfa of the unmodified client', (at) => {
  const openClient = () => {
    const { app, services } = at();
    return createClient(services.env.SITE_URL, services.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => app.request(new Request(input, init)) },
    });
  };

  test('enrols, challenges, verifies, reports the assurance level, lists and unenrols', async () => {
    const { email } = await at().signUp();
    const { auth } = openClient();
    await auth.signInWithPassword({ email, password });
    const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' });
    if (enrolled.data?.type !== 'totp') throw enrolled.error;
    expect(enrolled.data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    const { id: factorId, totp } = enrolled.data;
    const challenge = await auth.mfa.challenge({ factorId });
    const code = codeOf(totp.secret);
    const verified = await auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code });
    expect(verified.error).toBeNull();
    const level = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
    expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, friendly_name: 'My phone' }]);

    const { auth: elsewhere } = openClient();
    await elsewhere.signInWithPassword({ email, password });
    const before = await elsewhere.mfa.getAuthenticatorAssuranceLevel();
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const wrong = await elsewhere.mfa.challengeAndVerify({ factorId, code });
    expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    const right = await elsewhere.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret, 1) });
    expect(right.error).toBeNull();

    expect((await auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await auth.refreshSession();
    const after = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(after.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });
});
