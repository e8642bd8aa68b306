import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseError } from '#database/database.ts';
import { describeAuth, freshEmail, password } from './testing/describe-auth.ts';

/** Makes the access token of the stored session expire. */
function expire(stored: Map<string, string>): void {
  const kept = JSON.parse(stored.get('shortlist') ?? '{}');
  stored.set('shortlist', JSON.stringify({ ...kept, expires_at: Math.floor(Date.now() / 1000) - 10 }));
}

describeAuth('the unmodified @supabase/supabase-js', (at) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A browser tab: its storage, and a client whose network is the app itself. */
  function openTab(stored = new Map<string, string>()): {
    client: SupabaseClient;
    stored: Map<string, string>;
    calls: string[];
  } {
    const { app, services } = at();
    const calls: string[] = [];
    const client = createClient(services.env.SITE_URL, services.keys.anonKey, {
      auth: {
        persistSession: true,
        autoRefreshToken: false,
        storageKey: 'shortlist',
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          calls.push(`${request.method} ${new URL(request.url).pathname}`);
          return app.request(request);
        },
      },
    });
    return { client, stored, calls };
  }

  async function signUp(tab = openTab(), email = freshEmail()) {
    const { data, error } = await tab.client.auth.signUp({
      email,
      password,
      options: { data: { name: 'Ada Sample' } },
    });
    expect(error).toBeNull();
    return { ...tab, email, user: data.user, session: data.session };
  }

  test('signs up, and finds the session again in its storage', async () => {
    const { stored, user, session } = await signUp();
    expect(session?.access_token).toEqual(expect.any(String));
    expect(user?.user_metadata).toMatchObject({ name: 'Ada Sample', email_verified: true });
    const reopened = openTab(stored);
    const { data } = await reopened.client.auth.getSession();
    expect(data.session?.user.id).toBe(user?.id);
  });

  test('reports a sign-up with a known address, and a weak password, by their error names', async () => {
    const { email } = await signUp();
    const known = await openTab().client.auth.signUp({ email, password });
    expect(known.error).toMatchObject({ code: 'user_already_exists', status: 422, message: 'User already registered' });
    const weak = await openTab().client.auth.signUp({ email: freshEmail(), password: '123' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', reasons: ['length'] });
  });

  test('signs in, and shows why a wrong password is refused', async () => {
    const { email, user } = await signUp();
    const tab = openTab();
    const wrong = await tab.client.auth.signInWithPassword({ email, password: 'wrong password' });
    expect(wrong.error).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
    const right = await tab.client.auth.signInWithPassword({ email, password });
    expect(right.data.user?.id).toBe(user?.id);
  });

  test('refreshes a session that has expired when it is next used', async () => {
    const { stored, session } = await signUp();
    expire(stored);
    const tab = openTab(stored);
    const { data, error } = await tab.client.auth.getSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session?.refresh_token);
    expect(tab.calls).toEqual(['POST /auth/v1/token']);
  });

  test('refreshes on demand, even from two tabs at once, and both go on', async () => {
    const { session } = await signUp();
    const tabs = [openTab(), openTab()];
    const refresh_token = session?.refresh_token ?? '';
    const refreshed = await Promise.all(tabs.map(({ client }) => client.auth.refreshSession({ refresh_token })));
    expect(refreshed.map(({ error }) => error)).toEqual([null, null]);
    expect(refreshed[0]?.data.session?.refresh_token).toBe(refreshed[1]?.data.session?.refresh_token);
    for (const { client } of tabs) expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('E6: keeps an expired session through a short outage of the database, and refreshes it by itself', async () => {
    const { stored, user } = await signUp();
    expire(stored);
    vi.spyOn(at().services.database, 'batch').mockRejectedValueOnce(new DatabaseError('gone', { code: '08006' }));
    const tab = openTab(stored);
    expect((await tab.client.auth.getSession()).data.session?.user.id).toBe(user?.id);
    expect(tab.calls).toEqual(['POST /auth/v1/token', 'POST /auth/v1/token']);
  });

  test('E6: drops an expired session when its refresh token is refused', async () => {
    const { stored, user } = await signUp();
    expire(stored);
    await at().query('delete from auth.sessions where user_id = $1::uuid', [user?.id ?? '']);
    // The client also logs it to the console.
    const complaints = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await openTab(stored).client.auth.getSession()).data.session).toBeNull();
    expect(stored.has('shortlist')).toBe(false);
    expect(complaints).toHaveBeenCalled();
  });

  test('gets and updates the user', async () => {
    const { client, user } = await signUp();
    expect((await client.auth.getUser()).data.user?.id).toBe(user?.id);
    const updated = await client.auth.updateUser({ data: { name: 'Renamed' }, password: 'a new password' });
    expect(updated.data.user?.user_metadata.name).toBe('Renamed');
    const same = await client.auth.updateUser({ password: 'a new password' });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    expect((await client.auth.getUser()).data.user?.identities).toHaveLength(1);
  });

  test('verifies claims on its own with the key set, without asking for the user', async () => {
    const { client, calls, user } = await signUp();
    calls.length = 0;
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({ sub: user?.id, role: 'authenticated', aal: 'aal1' });
    expect(data?.header.alg).toBe('ES256');
    expect(calls).toEqual(['GET /auth/v1/.well-known/jwks.json']);
  });

  test('signs out by scope: here, everywhere else, everywhere', async () => {
    const { client, email } = await signUp();
    const tabs = [openTab(), openTab()].map(({ client: other }) => other);
    for (const other of tabs) await other.auth.signInWithPassword({ email, password });
    const [second, third] = tabs;
    expect((await third?.auth.signOut({ scope: 'local' }))?.error).toBeNull();
    expect((await second?.auth.getUser())?.error).toBeNull();
    await client.auth.signOut({ scope: 'others' });
    expect((await second?.auth.getUser())?.error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
    await client.auth.signOut();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test('announces its events in order', async () => {
    const tab = openTab();
    const events: string[] = [];
    tab.client.auth.onAuthStateChange((event) => void events.push(event));
    await signUp(tab);
    await tab.client.auth.refreshSession();
    await tab.client.auth.updateUser({ data: { name: 'Renamed' } });
    await tab.client.auth.signOut();
    expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'SIGNED_OUT',
    ]);
  });
});
