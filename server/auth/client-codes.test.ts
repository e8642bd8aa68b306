import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { type AuthBench, describeAuth, freshEmail, password } from './testing/describe-auth.ts';
import { readNewestEmail } from './testing/emails.ts';

const confirming = { emailAutoconfirm: false, minSendIntervalSeconds: 0, rateLimitFactor: 1000 };

describeAuth('the unmodified @supabase/supabase-js, with emails', (at) => {
  const bench = (): AuthBench => at(confirming);

  /** A client whose network is the app itself. */
  function open(flowType: 'implicit' | 'pkce', b = bench()): SupabaseClient {
    const stored = new Map<string, string>();
    return createClient(b.services.env.SITE_URL, b.services.keys.anonKey, {
      auth: {
        flowType,
        autoRefreshToken: false,
        storageKey: `shortlist-${flowType}-${Math.random()}`,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      },
      global: { fetch: async (input, init) => b.app.request(new Request(input, init)) },
    });
  }

  /** Where the link in the newest email to `email` leads a browser. */
  async function follow(email: string): Promise<URL> {
    const { pathname, search } = new URL(readNewestEmail(bench(), email).link.href);
    const answer = await bench().app.request(`${pathname}${search}`);
    return new URL(answer.headers.get('Location') ?? '');
  }

  /** What a page does with the URL the browser arrives at, as the client's own `detectSessionInUrl` does. */
  async function arrive(client: SupabaseClient, url: URL) {
    const code = url.searchParams.get('code');
    if (code !== null) return client.auth.exchangeCodeForSession(code);
    const fragment = new URLSearchParams(url.hash.slice(1));
    return client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
  }

  for (const flowType of ['implicit', 'pkce'] as const) {
    test(`${flowType}: signs up, confirms by the email's link, and is signed in`, async () => {
      const client = open(flowType);
      const email = freshEmail();
      const { data, error } = await client.auth.signUp({ email, password, options: { data: { name: 'Ada Sample' } } });
      expect([error, data.session, data.user?.email]).toEqual([null, null, email]);
      const early = await open(flowType).auth.signInWithPassword({ email, password });
      expect(early.error?.code).toBe('email_not_confirmed');
      const arrived = await arrive(client, await follow(email));
      expect([arrived.error, arrived.data.user?.email]).toEqual([null, email]);
      expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ name: 'Ada Sample' });
    });

    test(`${flowType}: signs in by a magic link, and by the code of the same email`, async () => {
      const email = freshEmail();
      const client = open(flowType);
      expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
      expect((await arrive(client, await follow(email))).error).toBeNull();
      expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
      const { code: token } = readNewestEmail(bench(), email);
      const verified = await open(flowType).auth.verifyOtp({ email, token, type: 'email' });
      expect([verified.error, verified.data.user?.email]).toEqual([null, email]);
    });

    test(`${flowType}: sets a new password after an email`, async () => {
      const email = freshEmail();
      const client = open(flowType);
      await client.auth.signInWithOtp({ email });
      await client.auth.verifyOtp({ email, token: readNewestEmail(bench(), email).code, type: 'email' });
      const forgetful = open(flowType);
      expect((await forgetful.auth.resetPasswordForEmail(email)).error).toBeNull();
      expect((await arrive(forgetful, await follow(email))).error).toBeNull();
      expect((await forgetful.auth.updateUser({ password: 'a new password' })).error).toBeNull();
      const signedIn = await open(flowType).auth.signInWithPassword({ email, password: 'a new password' });
      expect(signedIn.error).toBeNull();
    });

    test(`${flowType}: changes the address, confirmed from both`, async () => {
      const [email, next] = [freshEmail(), freshEmail()];
      const client = open(flowType);
      await client.auth.signInWithOtp({ email });
      await client.auth.verifyOtp({ email, token: readNewestEmail(bench(), email).code, type: 'email' });
      const changing = await client.auth.updateUser({ email: next });
      expect([changing.error, changing.data.user?.new_email]).toEqual([null, next]);
      expect((await follow(email)).hash).toContain('message=');
      expect((await arrive(client, await follow(next))).error).toBeNull();
      expect((await client.auth.getUser()).data.user?.email).toBe(next);
    });
  }

  test('verifies by the hash of a link, resends, and reauthenticates', async () => {
    const email = freshEmail();
    const client = open('implicit');
    await client.auth.signUp({ email, password });
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const { token: token_hash } = readNewestEmail(bench(), email).link;
    expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code: nonce } = readNewestEmail(bench(), email);
    expect((await client.auth.updateUser({ password: 'a new password', nonce })).error).toBeNull();
  });

  test('gets an error for an invalid link', async () => {
    const { error } = await open('implicit').auth.verifyOtp({ token_hash: 'x', type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });
});
