import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenIdStub, type StubPerson, startOpenIdStub } from '#e2e/stubs/openid-provider.ts';
import type { AuthSettings } from './settings.ts';
import { describeAuth, freshEmail } from './testing/describe-auth.ts';
import { readNewestEmail } from './testing/emails.ts';
import { createProviderBench, type ProviderBench, stubVariables } from './testing/provider-bench.ts';

let stub: OpenIdStub;
beforeAll(async () => {
  stub = await startOpenIdStub();
});
afterAll(() => stub.close());
afterEach(() => stub.failWith(null));

/** What came back in the fragment. */
const fragmentOf = ({ hash }: URL) => Object.fromEntries(new URLSearchParams(hash.slice(1)));

describeAuth('sign-in through another provider', (at) => {
  const open = (settings?: Partial<AuthSettings>) => createProviderBench(at().services, stubVariables(stub), settings);
  const newPerson = (): StubPerson => ({
    sub: String(Math.floor(Math.random() * 1e12)),
    email: freshEmail(),
    email_verified: true,
    name: 'Ada Sample',
  });
  const redirectTo = 'http://localhost:3000/dashboard';

  /** Where a browser that opens /authorize ends up. */
  function visit(bench: ProviderBench, query: Record<string, string> = {}): Promise<URL> {
    const parameters = new URLSearchParams({ provider: 'oidc', redirect_to: redirectTo, ...query });
    return bench.follow(`${bench.services.env.SITE_URL}/auth/v1/authorize?${parameters}`);
  }

  async function makeUser(email: string, isConfirmed: boolean): Promise<string> {
    const { rows } = await at().query(
      `insert into auth.users (email, email_confirmed_at, encrypted_password, raw_user_meta_data)
       values ($1, case when $2::boolean then now() end, 'a hash', '{"trap": true}') returning id`,
      [email, isConfirmed],
    );
    const id = String(rows[0]?.id);
    await at().query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1::uuid, 'email', $1, jsonb_build_object('sub', $1, 'email', $2::text))`,
      [id, email],
    );
    return id;
  }

  test.each(['oidc', 'github'])(
    'R-62: signInWithOAuth through %s, with PKCE: the code becomes a session',
    async (name) => {
      const person = newPerson();
      stub.signInAs(person);
      const bench = open();
      const client = bench.openClient('pkce');
      const provider = name === 'github' ? 'github' : 'keycloak';
      const started = await client.auth.signInWithOAuth({
        provider,
        options: { redirectTo, skipBrowserRedirect: true },
      });
      const page = String(started.data.url).replace('provider=keycloak', 'provider=oidc');
      const back = await bench.follow(page);
      expect(back.origin + back.pathname).toBe(redirectTo);
      const { data, error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
      expect(error).toBeNull();
      expect(data.user?.email).toBe(person.email);
      expect(data.user?.app_metadata).toEqual({ provider: name, providers: [name] });
      expect(data.session?.provider_token).toMatch(/^provider-token-/);
      expect(data.session?.provider_refresh_token).toBe('provider-refresh');
      const claims = await client.auth.getClaims();
      expect(claims.data?.claims.amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) }]);
    },
  );

  test('R-62: without PKCE the tokens come in the fragment, including the provider’s', async () => {
    const person = newPerson();
    stub.signInAs(person);
    const bench = open();
    const back = await visit(bench);
    const { access_token = '', refresh_token = '', ...rest } = fragmentOf(back);
    expect(rest).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      provider_refresh_token: 'provider-refresh',
    });
    const { data, error } = await bench.openClient('implicit').auth.setSession({ access_token, refresh_token });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
    const { rows } = await at().query('select 1 from auth.flows where provider = $1 and user_id is null', ['oidc']);
    expect(rows).toEqual([]);
  });

  test('R-62: a callback without a state, and one with an unknown state, lead to the site and say so', async () => {
    const { app, services } = open();
    for (const [query, code] of [
      ['', 'bad_oauth_callback'],
      ['?state=', 'bad_oauth_callback'],
      ['?state=no-uuid&code=x', 'bad_oauth_state'],
      [`?state=${randomUUID()}&code=x`, 'bad_oauth_state'],
    ] as const) {
      const answer = await app.request(`/auth/v1/callback${query}`);
      expect(answer.status).toBe(302);
      const back = new URL(answer.headers.get('Location') ?? '');
      expect(back.origin + back.pathname).toBe(`${services.env.SITE_URL}/verify`);
      expect(back.searchParams.get('error_code')).toBe(code);
      expect(fragmentOf(back)).toMatchObject({ error: 'invalid_request', error_code: code });
    }
  });

  test.each([{}, { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }])(
    'R-62: an expired flow is refused, and so is one that came back before (%o)',
    async (pkce) => {
      stub.signInAs(newPerson());
      const bench = open();
      const start = async (): Promise<string> => {
        const parameters = new URLSearchParams({ provider: 'oidc', ...pkce });
        const leaving = await bench.request(`/auth/v1/authorize?${parameters}`);
        const answer = await fetch(leaving.headers.get('Location') ?? '', { redirect: 'manual' });
        return answer.headers.get('Location') ?? '';
      };
      const late = await start();
      await at().query(`update auth.flows set created_at = now() - interval '301 seconds' where id = $1::uuid`, [
        new URL(late).searchParams.get('state') ?? '',
      ]);
      expect(fragmentOf(await bench.follow(late)).error_code).toBe('bad_oauth_state');
      const used = await start();
      const arrivals = await Promise.all([bench.follow(used), bench.follow(used)]);
      const errors = arrivals.map((back) => back.searchParams.get('error_code'));
      expect(errors.filter((code) => code === null)).toHaveLength(1);
      expect(errors.filter((code) => code !== null)[0]).toMatch(/^(flow_state_already_used|bad_oauth_state)$/);
    },
  );

  test('R-65: a callback from another browser is refused and changes nothing; the flow’s own browser still gets in', async () => {
    stub.signInAs(newPerson());
    const [attacker, victim] = [open(), open()];
    const leaving = await attacker.request('/auth/v1/authorize?provider=oidc');
    const cookie = leaving.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^shortlist-browser=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const answer = await fetch(leaving.headers.get('Location') ?? '', { redirect: 'manual' });
    const prepared = answer.headers.get('Location') ?? '';
    await victim.request('/auth/v1/authorize?provider=oidc');
    for (const browser of [victim, open()]) {
      const back = await browser.follow(prepared);
      expect(back.pathname).toBe('/verify');
      expect(fragmentOf(back)).toMatchObject({ error_code: 'bad_oauth_state' });
    }
    expect(fragmentOf(await attacker.follow(prepared))).toHaveProperty('access_token');
  });

  test('R-65: over https the cookie is bound to this exact host', async () => {
    const variables = { ...stubVariables(stub), SITE_URL: 'https://shortlist.example' };
    const bench = createProviderBench(at().services, variables);
    const answer = await bench.app.request('/auth/v1/authorize?provider=oidc');
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-shortlist-browser=.*; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('R-37: the code of a flow is exchanged once', async () => {
    stub.signInAs(newPerson());
    const bench = open();
    const verifier = 'v'.repeat(43);
    const back = await visit(bench, { code_challenge: verifier, code_challenge_method: 'plain' });
    const exchange = async () => {
      const answer = await bench.app.request('/auth/v1/token?grant_type=pkce', {
        method: 'POST',
        body: JSON.stringify({ auth_code: back.searchParams.get('code'), code_verifier: verifier }),
      });
      return answer.status;
    };
    expect([await exchange(), await exchange()]).toEqual([200, 404]);
  });

  test('R-62: an error from the provider is passed on', async () => {
    stub.failWith('denied');
    const back = await visit(open());
    expect(fragmentOf(back)).toEqual({ error: 'access_denied', error_description: 'The user said no', sb: '' });
  });

  test('R-62: a callback may come as a form', async () => {
    stub.signInAs(newPerson());
    const bench = open();
    const leaving = await bench.request('/auth/v1/authorize?provider=oidc');
    const answer = await fetch(leaving.headers.get('Location') ?? '', { redirect: 'manual' });
    const parameters = new URL(answer.headers.get('Location') ?? '').searchParams;
    // A form posted from another site brings no cookie.
    const arrived = await bench.app.request('/auth/v1/callback', { method: 'POST', body: parameters });
    expect(arrived.status).toBe(303);
    expect(fragmentOf(await bench.follow(arrived.headers.get('Location') ?? ''))).toHaveProperty('access_token');
    const long = await bench.app.request('/auth/v1/callback', { method: 'POST', body: `code=${'x'.repeat(9000)}` });
    expect(fragmentOf(new URL(long.headers.get('Location') ?? ''))).toMatchObject({ error_code: 'bad_oauth_callback' });
  });

  test.each(['down', 'token-error', 'huge-answer', 'wrong-nonce'] as const)(
    'E5: a provider’s failure (%s) becomes a redirect with an error in plain words',
    async (fault) => {
      stub.signInAs(newPerson());
      const bench = open();
      const leaving = await bench.request(`/auth/v1/authorize?provider=oidc&redirect_to=${redirectTo}`);
      const answer = await fetch(leaving.headers.get('Location') ?? '', { redirect: 'manual' });
      stub.failWith(fault);
      const back = await bench.follow(answer.headers.get('Location') ?? '');
      expect(back.origin + back.pathname).toBe(redirectTo);
      expect(fragmentOf(back)).toEqual({
        error: 'server_error',
        error_code: 'unexpected_failure',
        error_description: 'Sign-in through oidc did not work. Try again in a minute, or sign in another way.',
        sb: '',
      });
    },
  );

  test('E5: a provider that is unreachable from the start sends the browser back with an error', async () => {
    stub.failWith('down');
    expect(fragmentOf(await visit(open()))).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
  });

  test('6.19: an unknown provider, and incomplete PKCE parameters, are refused as JSON', async () => {
    const { app } = open();
    for (const query of ['', '?provider=google', '?provider=__proto__', '?provider=oidc&code_challenge=x']) {
      const answer = await app.request(`/auth/v1/authorize${query}`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
    }
  });

  test('R-70: a URL that is not allowed is replaced by the site', async () => {
    stub.signInAs(newPerson());
    const bench = open();
    const back = await visit(bench, { redirect_to: 'https://thief.example/' });
    expect(back.href.startsWith(`${bench.services.env.SITE_URL}/#access_token=`)).toBe(true);
  });

  test('6.12: a client cannot set the provider parameters that the server controls', async () => {
    const bench = open();
    const leaving = await bench.app.request(
      '/auth/v1/authorize?provider=oidc&prompt=login&client_id=x&redirect_uri=https://thief.example&state=x&nonce=x&response_type=token',
    );
    const { searchParams } = new URL(leaving.headers.get('Location') ?? '');
    expect(searchParams.get('prompt')).toBe('login');
    expect(searchParams.get('client_id')).toBe(stub.clientId);
    expect(searchParams.get('redirect_uri')).toBe(`${bench.services.env.SITE_URL}/auth/v1/callback`);
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.getAll('state')).not.toContain('x');
    expect(searchParams.getAll('nonce')).not.toContain('x');
  });

  test('R-60 (a): a user known by the provider’s id stays the same when the address changes', async () => {
    const person = newPerson();
    stub.signInAs(person);
    const bench = open();
    const client = bench.openClient('implicit');
    const userOf = async (back: URL) => {
      const { access_token = '', refresh_token = '' } = fragmentOf(back);
      return (await client.auth.setSession({ access_token, refresh_token })).data.user;
    };
    const first = await userOf(await visit(bench));
    stub.signInAs({ ...person, email: freshEmail(), name: 'Ada Other' });
    const second = await userOf(await visit(bench));
    expect(second?.id).toBe(first?.id);
    expect(second?.email).toBe(person.email);
    expect(second?.user_metadata.full_name).toBe('Ada Other');
  });

  test('R-60 (b): a verified address links to the account that has it', async () => {
    const person = newPerson();
    const id = await makeUser(String(person.email), true);
    stub.signInAs(person);
    await visit(open({ emailAutoconfirm: false }));
    const { rows } = await at().query(
      'select raw_app_meta_data::text as app, encrypted_password as hash from auth.users where id = $1::uuid',
      [id],
    );
    expect(rows).toEqual([{ app: '{"provider": "email", "providers": ["email", "oidc"]}', hash: 'a hash' }]);
  });

  test('R-60 (b): an unverified address never links while addresses are confirmed by email', async () => {
    const person = { ...newPerson(), email_verified: false };
    const id = await makeUser(String(person.email), true);
    stub.signInAs(person);
    const back = await visit(open({ emailAutoconfirm: false }));
    expect(fragmentOf(back)).toMatchObject({ error_code: 'provider_email_needs_verification' });
    const { rows } = await at().query('select provider from auth.identities where user_id = $1::uuid', [id]);
    expect(rows).toEqual([{ provider: 'email' }]);
  });

  test('R-60 (b): an unverified identity does not draw the address’s owner into its account', async () => {
    const person = newPerson();
    const trap = await makeUser(freshEmail(), true);
    await at().query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1::uuid, 'github', $2, jsonb_build_object('sub', $2::text, 'email', $3::text, 'email_verified', false))`,
      [trap, randomUUID(), String(person.email)],
    );
    stub.signInAs(person);
    await visit(open({ emailAutoconfirm: false }));
    const { rows } = await at().query('select user_id from auth.identities where provider_id = $1', [person.sub]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.user_id).not.toBe(trap);
  });

  test('R-60: more than one account for an address is a failure, not a guess', async () => {
    const person = newPerson();
    await makeUser(String(person.email), true);
    const other = await makeUser(freshEmail(), true);
    await at().query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1::uuid, 'github', $2, jsonb_build_object('sub', $2::text, 'email', $3::text, 'email_verified', true))`,
      [other, randomUUID(), String(person.email)],
    );
    stub.signInAs(person);
    expect(fragmentOf(await visit(open()))).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
  });

  test('R-60 (c): nobody new gets in while sign-up is off', async () => {
    stub.signInAs(newPerson());
    const back = await visit(open({ signupDisabled: true }));
    expect(fragmentOf(back)).toMatchObject({ error_code: 'signup_disabled' });
  });

  test('R-60: parallel callbacks for one new person create one user', async () => {
    const person = newPerson();
    stub.signInAs(person);
    // Each in a browser of its own, or one that has been here before.
    const arrivals = await Promise.all(Array.from({ length: 6 }, () => visit(open())));
    for (const back of arrivals) expect(fragmentOf(back)).toHaveProperty('access_token');
    const { rows } = await at().query('select 1 from auth.users where email = $1', [String(person.email)]);
    expect(rows).toHaveLength(1);
  });

  test('R-61: an account that waited unconfirmed loses its password, its identities and its data to the owner', async () => {
    const person = newPerson();
    const id = await makeUser(String(person.email), false);
    await at().query('insert into auth.sessions (user_id) values ($1::uuid)', [id]);
    stub.signInAs(person);
    expect(fragmentOf(await visit(open({ emailAutoconfirm: false })))).toHaveProperty('access_token');
    const { rows } = await at().query(
      `select encrypted_password as hash, email_confirmed_at is not null as confirmed, raw_user_meta_data ? 'trap' as trap,
         (select string_agg(provider, ' ') from auth.identities where user_id = u.id) as providers,
         (select count(*)::int from auth.sessions where user_id = u.id) as sessions
       from auth.users u where id = $1::uuid`,
      [id],
    );
    expect(rows).toEqual([{ hash: null, confirmed: true, trap: false, providers: 'oidc', sessions: 1 }]);
  });

  test('R-61: an unverified address gets one email, whose link signs in; the new rows are kept meanwhile', async () => {
    const person = { ...newPerson(), email_verified: false };
    stub.signInAs(person);
    const bench = open({ emailAutoconfirm: false });
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect(fragmentOf(await visit(bench))).toMatchObject({ error_code: 'provider_email_needs_verification' });
    }
    const { rows } = await at().query('select email_confirmed_at from auth.users where email = $1', [
      String(person.email),
    ]);
    expect(rows).toEqual([{ email_confirmed_at: null }]);
    const messages = bench.services.outbox.list().filter(({ to }) => to === person.email);
    expect(messages).toHaveLength(1);
    const page = /http\S+\/verify\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
    expect(
      fragmentOf(await bench.follow(page.replace('/verify?token_hash=', '/auth/v1/verify?token='))),
    ).toHaveProperty('access_token');
    expect(fragmentOf(await visit(bench))).toHaveProperty('access_token');
  });

  test.each([
    ['the email of the sign-in through the provider, opened elsewhere', 'letter'],
    ['a sign-up of their own', 'signup'],
    ['a code', 'otp'],
  ])('R-29: the owner of an address confirms it by %s, and no unverified identity opens it', async (_, way) => {
    const email = freshEmail();
    const bench = open({ emailAutoconfirm: false, minSendIntervalSeconds: 0 });
    const identity = { ...newPerson(), email, email_verified: false };
    stub.signInAs(identity);
    expect(fragmentOf(await visit(bench))).toMatchObject({ error_code: 'provider_email_needs_verification' });
    const owner = open({ emailAutoconfirm: false, minSendIntervalSeconds: 0 });
    const post = (path: string, body: object) =>
      owner.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: { Origin: owner.services.env.SITE_URL },
        body: JSON.stringify(body),
      });
    if (way !== 'letter') expect((await post(`/${way}`, { email, password: 'a password' })).status).toBe(200);
    const { token, type } = readNewestEmail({ ...at(), services: owner.services }, email).link;
    expect((await post('/verify', { token_hash: token, type })).status).toBe(200);
    const { rows } = await at().query('select provider from auth.identities where email = $1', [email]);
    expect(rows).toEqual([{ provider: 'email' }]);
    expect(fragmentOf(await visit(bench))).toMatchObject({ error_code: 'provider_email_needs_verification' });
  });

  test('R-61: an address that the provider has verified by the next time needs no email', async () => {
    const person = newPerson();
    const bench = open({ emailAutoconfirm: false });
    stub.signInAs({ ...person, email_verified: false });
    expect(fragmentOf(await visit(bench))).toMatchObject({ error_code: 'provider_email_needs_verification' });
    stub.signInAs(person);
    expect(fragmentOf(await visit(bench))).toHaveProperty('access_token');
  });

  test('6.19: a banned user does not get in', async () => {
    const person = newPerson();
    const id = await makeUser(String(person.email), true);
    await at().query(`update auth.users set banned_until = now() + interval '1 day' where id = $1::uuid`, [id]);
    stub.signInAs(person);
    expect(fragmentOf(await visit(open()))).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
  });

  test('6.19: GET /settings lists the configured providers and their button labels', async () => {
    const answer = await open().app.request('/auth/v1/settings');
    expect(await answer.json()).toMatchObject({
      external: { oidc: true, github: true, google: false, email: true },
      external_labels: { oidc: 'oidc', github: 'GitHub' },
    });
  });
});
