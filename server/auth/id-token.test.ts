import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenIdStub, startOpenIdStub } from '#e2e/stubs/openid-provider.ts';
import { describeAuth, freshEmail } from './testing/describe-auth.ts';
import { createProviderBench, stubVariables } from './testing/provider-bench.ts';

let stub: OpenIdStub;
beforeAll(async () => {
  stub = await startOpenIdStub();
});
afterAll(() => stub.close());

describeAuth('POST /token?grant_type=id_token', (at) => {
  const open = () => createProviderBench(at().services, stubVariables(stub));
  const newPerson = () => ({ sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Ada Sample' });

  async function post(body: object): Promise<{ status: number; body: unknown }> {
    const answer = await open().app.request('/auth/v1/token?grant_type=id_token', {
      method: 'POST',
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  test('6.3: the client signs in with a token an app got directly, and again as the same user', async () => {
    const person = newPerson();
    const nonce = randomUUID();
    const hashed = createHash('sha256').update(nonce).digest('hex');
    const client = open().openClient('implicit');
    const sign = () => stub.signIdToken({ ...person, aud: 'app-client', nonce: hashed });
    const first = await client.auth.signInWithIdToken({ provider: 'oidc', token: await sign(), nonce });
    expect(first.error).toBeNull();
    expect(first.data.user?.email).toBe(person.email);
    expect(first.data.user?.app_metadata).toEqual({ provider: 'oidc', providers: ['oidc'] });
    expect(first.data.user?.user_metadata).toMatchObject({ full_name: 'Ada Sample', email_verified: true });
    const again = await client.auth.signInWithIdToken({ provider: 'oidc', token: await sign(), nonce });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims.amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) }]);
  });

  test.each([
    ['no token', async () => ({ provider: 'oidc' }), 'required'],
    ['no provider', async () => ({ id_token: await stub.signIdToken({ sub: 'a' }) }), 'required'],
    ['no token at all in it', async () => ({ provider: 'oidc', id_token: 'a.b.c' }), 'Bad ID token'],
    ['no subject', async () => ({ provider: 'oidc', id_token: await stub.signIdToken({}) }), 'Missing sub'],
    [
      'an audience of others',
      async () => ({ provider: 'oidc', id_token: await stub.signIdToken({ sub: 'a', aud: 'x' }) }),
      'audience',
    ],
    [
      'a nonce in the request alone',
      async () => ({ provider: 'oidc', id_token: await stub.signIdToken({ sub: 'a' }), nonce: 'n' }),
      'both exist or not',
    ],
    [
      'a nonce in the token alone',
      async () => ({ provider: 'oidc', id_token: await stub.signIdToken({ sub: 'a', nonce: 'n' }) }),
      'both exist or not',
    ],
    [
      'another access token',
      async () => ({
        provider: 'oidc',
        id_token: await stub.signIdToken({ sub: 'a', at_hash: 'x' }),
        access_token: 'y',
      }),
      'access_token',
    ],
  ])('E3: %s is refused in OAuth’s own shape', async (_, makeBody, description) => {
    const { status, body } = await post(await makeBody());
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'invalid request', error_description: expect.stringContaining(description) });
  });

  test('E3: a nonce that is not the one hashed in the token is refused as an invalid nonce', async () => {
    const token = await stub.signIdToken({ sub: 'a', nonce: 'not-the-hash' });
    const { status, body } = await post({ provider: 'oidc', id_token: token, nonce: 'n' });
    expect([status, body]).toMatchObject([400, { error: 'invalid nonce' }]);
  });

  test('6.3: a provider that is off, an unknown one, and one without id tokens get different answers', async () => {
    const token = await stub.signIdToken({ sub: 'a' });
    const off = await post({ provider: 'google', id_token: token });
    expect(off).toMatchObject({ status: 400, body: { code: 'provider_disabled' } });
    const custom = await post({ provider: 'custom:x', id_token: token });
    expect(custom).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    const github = await post({ provider: 'github', id_token: token });
    expect(github).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('6.3: link_identity connects the provider to the user who is signed in', async () => {
    const { openClient } = open();
    const client = openClient('implicit');
    const email = freshEmail();
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
    const token = await stub.signIdToken(newPerson());
    const linked = await client.auth.linkIdentity({ provider: 'oidc', token });
    expect(linked.error).toBeNull();
    const { data: user } = await client.auth.getUser();
    expect(user.user?.id).toBe(data.user?.id);
    expect(user.user?.email).toBe(email);
    expect(user.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'oidc']);
  });

  test('R-59: link_identity needs a sign-in within the last ten minutes', async () => {
    const client = open().openClient('implicit');
    const { data } = await client.auth.signUp({ email: freshEmail(), password: 'correct horse battery' });
    await at().query(
      `update auth.sessions set amr = '[{"method": "password", "timestamp": 1}]' where user_id = $1::uuid`,
      [data.user?.id ?? ''],
    );
    const linked = await client.auth.linkIdentity({ provider: 'oidc', token: await stub.signIdToken(newPerson()) });
    expect(linked.error).toMatchObject({ status: 403, code: 'reauthentication_needed' });
  });
});
