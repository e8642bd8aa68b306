import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { type AuthBench, describeAuth, password, readJson } from '../testing/describe-auth.ts';
import { bearer, challengeOf, claimsOf, codeOf, enrol, read, secure, signIn } from '../testing/second-factor.ts';

const refresh = ({ post }: AuthBench, refresh_token: string) =>
  post('/token?grant_type=refresh_token', { refresh_token });

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
