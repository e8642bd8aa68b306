import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenIdStub, startOpenIdStub } from '#e2e/stubs/openid-provider.ts';
import type { AuthSettings } from '../settings.ts';
import { describeAuth, freshEmail, password } from '../testing/describe-auth.ts';
import { createProviderBench, stubVariables } from '../testing/provider-bench.ts';

let stub: OpenIdStub;
beforeAll(async () => {
  stub = await startOpenIdStub();
});
afterAll(() => stub.close());

describeAuth('identities of a user', (at) => {
  const open = (settings?: Partial<AuthSettings>) => createProviderBench(at().services, stubVariables(stub), settings);
  const newPerson = () => ({ sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Ada Sample' });
  const redirectTo = 'http://localhost:3000/account';

  /** A signed-up user's client, and a function that links a person at the provider to it. */
  async function signUp(settings?: Partial<AuthSettings>, flowType: 'implicit' | 'pkce' = 'pkce') {
    const bench = open(settings);
    const client = bench.openClient(flowType);
    const email = freshEmail();
    await client.auth.signUp({ email, password });
    const leave = async () => {
      const started = await client.auth.linkIdentity({
        provider: 'github',
        options: { redirectTo, skipBrowserRedirect: true },
      });
      return started;
    };
    const link = async (person: Parameters<OpenIdStub['signInAs']>[0]) => {
      stub.signInAs(person);
      const { data, error } = await leave();
      expect(error).toBeNull();
      const back = await bench.follow(String(data.url));
      const code = back.searchParams.get('code');
      if (code !== null) expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
      return back.searchParams.get('error_code');
    };
    const identities = async () => (await client.auth.getUserIdentities()).data?.identities ?? [];
    return { bench, client, email, leave, link, identities };
  }

  const github = () => ({ ...newPerson(), sub: String(Math.floor(Math.random() * 1e12)) });

  test('6.12, R-63: linkIdentity connects the provider to the signed-in user, whatever its address', async () => {
    const { client, email, link, identities } = await signUp();
    const before = await client.auth.getUser();
    expect(await link(github())).toBeNull();
    expect((await identities()).map(({ provider }) => provider)).toEqual(['email', 'github']);
    const { data } = await client.auth.getUser();
    expect(data.user?.id).toBe(before.data.user?.id);
    expect(data.user?.email).toBe(email);
    expect(data.user?.app_metadata.providers).toEqual(['email', 'github']);
  });

  test('R-65: linking begun in one browser cannot be completed in another', async () => {
    const { leave, identities, bench } = await signUp();
    stub.signInAs(github());
    const prepared = String((await leave()).data.url);
    const elsewhere = await open().follow(prepared);
    expect([elsewhere.pathname, elsewhere.searchParams.get('error_code')]).toEqual(['/verify', 'bad_oauth_state']);
    expect((await identities()).map(({ provider }) => provider)).toEqual(['email']);
    expect((await bench.follow(prepared)).searchParams.get('error_code')).toBeNull();
    expect(await identities()).toHaveLength(2);
  });

  test('R-59: linking needs a sign-in within the last ten minutes; refreshing does not count', async () => {
    const { client, email, leave } = await signUp();
    await at().query(
      `update auth.sessions set amr = jsonb_set(amr, '{0,timestamp}', to_jsonb(floor(extract(epoch from now()) - 601)))
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await leave()).error).toMatchObject({ status: 403, code: 'reauthentication_needed' });
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await leave()).error).toBeNull();
  });

  test('R-63: an identity of this user or of another is not linked again', async () => {
    const person = github();
    const { link } = await signUp();
    expect(await link(person)).toBeNull();
    expect(await link(person)).toBe('identity_already_exists');
    expect(await (await signUp()).link(person)).toBe('identity_already_exists');
  });

  test('R-63: an anonymous user becomes permanent and takes the identity’s address', async () => {
    const bench = open({ anonymousUsers: true });
    const client = bench.openClient('pkce');
    const { data: anonymous } = await client.auth.signInAnonymously({ options: { data: { name: 'Chosen' } } });
    const person = github();
    stub.signInAs(person);
    const { data } = await client.auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } });
    const back = await bench.follow(String(data.url));
    const { data: linked } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(linked.user).toMatchObject({ id: anonymous.user?.id, email: person.email, is_anonymous: false });
    expect(linked.user?.user_metadata.name).toBe('Chosen');
  });

  test('R-63: a user without an address does not take one that belongs to another user', async () => {
    const bench = open({ anonymousUsers: true });
    const { email } = await signUp();
    const client = bench.openClient('pkce');
    await client.auth.signInAnonymously();
    stub.signInAs({ ...github(), email });
    const { data } = await client.auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } });
    expect((await bench.follow(String(data.url))).searchParams.get('error_code')).toBe('email_exists');
  });

  test('6.12, 6.13: while linking is off both calls are refused, and so is an unknown provider', async () => {
    const { client, leave, identities } = await signUp({ manualLinking: false });
    expect((await leave()).error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
    const [identity] = await identities();
    if (!identity) throw new Error('The user has no identity.');
    expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({ code: 'manual_linking_disabled' });
    const unknown = await (await signUp()).client.auth.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    expect(unknown.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('6.13: the only identity cannot be removed, and those of others are not found', async () => {
    const first = await signUp();
    const second = await signUp();
    const [own] = await first.identities();
    const [others] = await second.identities();
    if (!own || !others) throw new Error('A user has no identity.');
    expect((await first.client.auth.unlinkIdentity(own)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
    await first.link(github());
    expect((await first.client.auth.unlinkIdentity(others)).error).toMatchObject({ code: 'identity_not_found' });
    const malformed = await first.client.auth.unlinkIdentity({ ...own, identity_id: 'no-uuid' });
    expect(malformed.error).toMatchObject({ status: 404, code: 'validation_failed' });
  });

  test('R-64: unlinking leaves the session, the address and the list of providers correct', async () => {
    const { client, email, link, identities } = await signUp();
    await link(github());
    const linked = (await identities()).find(({ provider }) => provider === 'github');
    if (!linked) throw new Error('GitHub is not linked.');
    expect((await client.auth.unlinkIdentity(linked)).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe(email);
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  });

  test('R-64: once the address’s own identity is gone, the first verified one provides the address', async () => {
    const { client, link, identities } = await signUp();
    const person = github();
    await link(person);
    const own = (await identities()).find(({ provider }) => provider === 'email');
    if (!own) throw new Error('The address has no identity.');
    expect((await client.auth.unlinkIdentity(own)).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email: person.email, email_confirmed_at: expect.any(String) });
    expect(data.user?.app_metadata).toEqual({ provider: 'github', providers: ['github'] });
  });

  test('R-64: an identity cannot be unlinked when the next address belongs to another user', async () => {
    const other = await signUp();
    const { client, link, identities } = await signUp();
    await link({ ...github(), email: other.email });
    const own = (await identities()).find(({ provider }) => provider === 'email');
    if (!own) throw new Error('The address has no identity.');
    const { error } = await client.auth.unlinkIdentity(own);
    expect(error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' });
    expect(await identities()).toHaveLength(2);
  });

  test('R-64: of two identities unlinked at once, one is left', async () => {
    const { client, link, identities } = await signUp();
    await link(github());
    const all = await identities();
    const answers = await Promise.all(all.map((identity) => client.auth.unlinkIdentity(identity)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await identities()).toHaveLength(1);
  });
});
