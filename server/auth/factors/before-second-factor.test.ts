import { expect, test } from 'vitest';
import { type AuthBench, describeAuth, readJson } from '../testing/describe-auth.ts';
import { answer, bearer, challengeOf, codeOf, secure, signIn } from '../testing/second-factor.ts';

/** A user with a verified factor, a first session with aal2 and a second one with only the password. */
async function halfSignedIn(bench: AuthBench) {
  const person = await bench.signUp();
  const factor = await secure(bench, person.accessToken);
  const half = await signIn(bench, person.email);
  return { person, factor, token: half.access_token, refreshToken: half.refresh_token };
}

describeAuth('An aal1 session of a user with a second factor', (at) => {
  const refused = [
    ['PUT', '/auth/v1/user', { data: { name: 'Somebody else' } }, 401],
    ['PUT', '/auth/v1/user', { password: 'another long password' }, 401],
    ['PUT', '/auth/v1/user', { email: 'thief@mail.example' }, 401],
    ['GET', '/auth/v1/reauthenticate', undefined, 403],
    ['POST', '/auth/v1/factors', { factor_type: 'totp' }, 403],
    ['POST', '/auth/v1/logout?scope=others', {}, 403],
    ['POST', '/auth/v1/logout?scope=global', {}, 403],
    ['GET', '/auth/v1/user/identities/authorize?provider=github', undefined, 403],
    ['DELETE', '/auth/v1/user/identities/00000000-0000-4000-8000-000000000000', undefined, 403],
    ['GET', '/rest/v1/profiles?select=id', undefined, 403],
    ['GET', '/rest/v1/confirmations?select=id', undefined, 403],
    ['PATCH', '/rest/v1/profiles?id=not.is.null', { name: 'Somebody else' }, 403],
    ['POST', '/rest/v1/rpc/log_admin_action', { action: 'a', entity_type: 'b' }, 403],
    ['POST', '/functions/v1/analyze-resume', { resumeText: 'text', jobDescription: 'text' }, 403],
    ['POST', '/functions/v1/create-subscription', { plan: 'premium' }, 403],
    ['POST', '/functions/v1/customer-portal', {}, 403],
    ['POST', '/functions/v1/check-subscription', {}, 403],
    ['POST', '/functions/v1/check-scan-limit', {}, 403],
    ['POST', '/functions/v1/delete-account', { confirmation: 'person' }, 403],
  ] as const;

  test.each(refused)('A7: is refused %s %s with %j', async (method, path, body, status) => {
    const { token } = await halfSignedIn(at());
    const { app, services } = at();
    const refusal = await app.request(path, {
      method,
      headers: {
        apikey: services.keys.anonKey,
        'X-Supabase-Api-Version': '2024-01-01',
        'Content-Type': 'application/json',
        ...bearer(token),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(refusal.status).toBe(status);
    expect(await refusal.json()).toMatchObject({ code: 'insufficient_aal' });
  });

  test('A7: removes no factor, verified or not', async () => {
    const { factor, token } = await halfSignedIn(at());
    const answered = await at().delete(`/factors/${factor.id}`, token);
    expect(answered.status).toBe(422);
    expect(await readJson(answered)).toMatchObject({ code: 'insufficient_aal' });
  });

  test('A7: a refused sign-out everywhere ends the requesting session, and no other', async () => {
    const { factor, token } = await halfSignedIn(at());
    await at().post('/logout?scope=global', {}, bearer(token));
    expect((await at().get('/user', token)).status).toBe(403);
    expect((await at().get('/user', factor.accessToken)).status).toBe(200);
  });

  test('A7: can see whose it is, be refreshed, end, and go on with its second factor', async () => {
    const { factor, token, refreshToken } = await halfSignedIn(at());
    expect((await at().get('/user', token)).status).toBe(200);
    const renewed = await readJson(await at().post('/token?grant_type=refresh_token', { refresh_token: refreshToken }));
    expect(renewed.access_token).toBeTruthy();
    const { id } = await challengeOf(at(), renewed.access_token, factor.id);
    const raised = await readJson(await answer(at(), renewed.access_token, factor.id, id, codeOf(factor.secret, 1)));
    expect((await at().put('/user', { data: { name: 'Me' } }, raised.access_token)).status).toBe(200);
    const again = await halfSignedIn(at());
    expect((await at().post('/logout?scope=local', {}, bearer(again.token))).status).toBe(204);
    expect((await at().get('/user', again.token)).status).toBe(403);
  });

  test('is served by the functions as soon as it has given its second factor', async () => {
    const { person, factor, token } = await halfSignedIn(at());
    const ask = (bearerToken: string) =>
      at().app.request('/functions/v1/check-scan-limit', {
        method: 'POST',
        headers: { apikey: at().services.keys.anonKey, ...bearer(bearerToken) },
      });
    expect((await ask(token)).status).toBe(403);
    const { id } = await challengeOf(at(), token, factor.id);
    const raised = await readJson(await answer(at(), token, factor.id, id, codeOf(factor.secret, 1)));
    expect((await ask(raised.access_token)).status).toBe(200);
    expect(person.id).toBe(raised.user.id);
  });
});
