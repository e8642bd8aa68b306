// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SESSION_KEY = 'shortlist-auth';
const email = 'maya.reyes@example.com';
const user = { id: '5b0e7e0e-1f7c-4d4e-9a53-1b8f3c1f0a01', email, aud: 'authenticated' };
const profile = { id: user.id, email, name: 'Maya Reyes', created_at: '2026-11-01T08:00:00Z' };

type Answer = { status?: number; body: unknown };
/** The server's answers by method and path; a function is called with the request's body. */
type Backend = Record<string, Answer | ((body: unknown) => Answer)>;

function makeSession() {
  const seconds = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = [part({ alg: 'ES256', typ: 'JWT' }), part({ sub: user.id, exp: seconds + 3600 }), 'c2ln'].join('.');
  return {
    access_token: token,
    refresh_token: 'r1',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: seconds + 3600,
    user,
  };
}

const backend: Backend = {};
const seen: string[] = [];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(String(input));
  const call = `${init?.method ?? 'GET'} ${url.pathname}`;
  seen.push(call);
  const planned = backend[call];
  if (!planned) throw new TypeError(`nobody answers ${call}`);
  const text = typeof init?.body === 'string' ? init.body : '{}';
  const { status = 200, body } = typeof planned === 'function' ? planned(JSON.parse(text)) : planned;
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** Fresh modules, as after a page reload, and the toasts they show. */
async function openPage() {
  vi.resetModules();
  const session = await import('./auth-session.ts');
  const actions = await import('./auth-actions.ts');
  const { authState } = await import('./auth-state.ts');
  const { queryClient } = await import('./query-client.ts');
  const { getToast } = await import('#web/ui/toast.ts');
  session.startAuth();
  closePage = async () => {
    session.stopAuth();
    // Requests for a person who signed in at the end of a test must reach this test's server, not the network.
    if (authState.get().user) await expect.poll(() => seen).toContain('POST /rest/v1/rpc/get_user_roles');
    const { getSupabase } = await import('./supabase.ts');
    await (await getSupabase()).auth.dispose();
  };
  return { ...actions, authState, queryClient, getToast };
}
let closePage = async () => {};

beforeEach(() => {
  // Every test opens the page again in the same process; the client warns about the previous one.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  seen.length = 0;
  document.head.innerHTML = '<meta name="shortlist-anon-key" content="anon-key">';
  vi.stubGlobal('fetch', answer);
  for (const call of Object.keys(backend)) delete backend[call];
  Object.assign(backend, {
    'POST /auth/v1/token': () => ({ body: makeSession() }),
    'POST /auth/v1/signup': () => ({ body: makeSession() }),
    'POST /auth/v1/logout': { status: 204, body: null },
    'GET /rest/v1/profiles': { body: profile },
    'POST /rest/v1/rpc/get_user_roles': { body: ['user', 'admin'] },
  } satisfies Backend);
});

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('without a stored session', () => {
  test('the person is a visitor at once, and the server is asked nothing', async () => {
    const { authState } = await openPage();
    expect(authState.get()).toMatchObject({ isLoading: false, user: null });
    expect(seen).toEqual([]);
  });

  test('a login brings the profile and the roles', async () => {
    const { login, authState, getToast } = await openPage();
    expect(await login({ email: ` ${email} `, password: 'correct horse' })).toBe(true);
    await expect.poll(() => authState.get().profile).toEqual(profile);
    expect(authState.get()).toMatchObject({ user: { id: user.id }, roles: ['user', 'admin'] });
    expect(getToast()).toMatchObject({ title: 'Login successful', description: 'Welcome back!' });
  });

  test('a person without roles is a user', async () => {
    backend['POST /rest/v1/rpc/get_user_roles'] = { body: [] };
    const { login, authState } = await openPage();
    await login({ email, password: 'correct horse' });
    await expect.poll(() => authState.get().roles).toEqual(['user']);
  });

  test('a failure to fetch the roles leaves none, and is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend['POST /rest/v1/rpc/get_user_roles'] = { status: 403, body: { message: 'no', code: '42501' } };
    const { login, authState, getToast } = await openPage();
    await login({ email, password: 'correct horse' });
    await expect.poll(() => authState.get().profile).toEqual(profile);
    expect(authState.get().roles).toEqual([]);
    expect(log).toHaveBeenCalled();
    expect(getToast()?.title).toBe('Login successful');
  });

  test('a wrong password is reported in the server’s words and leaves the person a visitor', async () => {
    const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    backend['POST /auth/v1/token'] = { status: 400, body };
    const { login, authState, getToast } = await openPage();
    let told = '';
    const onFailure = (message: string) => {
      told = message;
    };
    expect(await login({ email, password: 'wrong' }, { onFailure })).toBe(false);
    expect(told).toBe('The email address and the password do not go together. Check both for typos.');
    expect(getToast()).toMatchObject({
      title: 'Login failed',
      description: 'Invalid login credentials',
      variant: 'destructive',
    });
    expect(authState.get().session).toBeNull();
  });

  test.each([
    ['de', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
    ['fr', 'Adresse e-mail ou mot de passe incorrect.'],
    ['es', 'El correo electrónico o la contraseña no son correctos.'],
    ['nl', 'E-mailadres of wachtwoord klopt niet.'],
  ])('a wrong password is told in the language of the page, by its code: %s', async (language, told) => {
    localStorage.setItem('shortlist-language', language);
    const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    backend['POST /auth/v1/token'] = { status: 400, body };
    const { login, getToast } = await openPage();
    expect(await login({ email, password: 'wrong' })).toBe(false);
    expect(getToast()?.description).toBe(told);
  });

  test('a limit on attempts says what to do', async () => {
    const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
    backend['POST /auth/v1/token'] = { status: 429, body };
    const { login, getToast } = await openPage();
    expect(await login({ email, password: 'wrong' })).toBe(false);
    expect(getToast()?.description).toMatch(/wait a few minutes/);
  });

  test('a server that cannot be reached is reported as such', async () => {
    delete backend['POST /auth/v1/token'];
    const { login, getToast } = await openPage();
    expect(await login({ email, password: 'correct horse' })).toBe(false);
    expect(getToast()?.description).toMatch(/could not be reached/);
  });

  test('a registration without a name takes the part of the email before the at sign', async () => {
    let sent: unknown;
    backend['POST /auth/v1/signup'] = (body) => {
      sent = body;
      return { body: makeSession() };
    };
    const { register, getToast } = await openPage();
    expect(await register({ email, password: 'correct horse', name: ' ' })).toBe('signedIn');
    expect(sent).toMatchObject({ email, data: { name: 'maya.reyes' } });
    expect(getToast()).toMatchObject({
      title: 'Registration successful',
      description: 'Your account has been created',
    });
  });

  test('a login in another tab is noticed', async () => {
    const { authState } = await openPage();
    const stored = JSON.stringify(makeSession());
    localStorage.setItem(SESSION_KEY, stored);
    dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: stored }));
    await expect.poll(() => authState.get().user?.id).toBe(user.id);
  });

  test('a profile cannot be changed', async () => {
    const { updateProfile, getToast } = await openPage();
    await expect(updateProfile({ name: 'Maya' })).rejects.toThrow('User is not authenticated');
    expect(getToast()?.title).toBe('Profile update failed');
  });
});

describe('with a stored session', () => {
  async function openSignedIn() {
    localStorage.setItem(SESSION_KEY, JSON.stringify(makeSession()));
    const page = await openPage();
    expect(page.authState.get()).toMatchObject({ isLoading: false, user: { id: user.id } });
    await expect.poll(() => page.authState.get().profile).toEqual(profile);
    return page;
  }

  test('the person is signed in after a reload, before the client is loaded', async () => {
    const { authState } = await openSignedIn();
    expect(authState.get()).toMatchObject({ isLoading: false, user: { id: user.id } });
    expect(seen.filter((call) => call.includes('get_user_roles'))).toHaveLength(1);
  });

  test('a session that is about to end is renewed first', async () => {
    const expires_at = Math.floor(Date.now() / 1000) + 60;
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...makeSession(), expires_at }));
    const { authState } = await openPage();
    expect(authState.get()).toMatchObject({ isLoading: true, user: null });
    await expect.poll(() => authState.get().user?.id).toBe(user.id);
    expect(seen).toContain('POST /auth/v1/token');
  });

  test.each(['not json', 'null', '{"expires_at":99999999999}'])('a stored %s signs nobody in', async (stored) => {
    localStorage.setItem(SESSION_KEY, stored);
    const { authState } = await openPage();
    await expect.poll(() => authState.get()).toMatchObject({ isLoading: false, user: null });
  });

  test('a logout empties the list of resumes and forgets the draft', async () => {
    const { logout, authState, queryClient, getToast } = await openSignedIn();
    queryClient.setQueryData(['resumes', user.id], [{ id: 1 }]);
    const { changeDraft, getDraft } = await import('./draft.ts');
    changeDraft({ resumeText: 'Registered nurse' });
    await logout();
    expect(authState.get()).toMatchObject({ user: null, profile: null, roles: [], session: null });
    expect(queryClient.getQueryData(['resumes', user.id])).toBeUndefined();
    expect(getDraft().resumeText).toBe('');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    expect(getToast()).toMatchObject({ title: 'Logged out', description: 'You have been logged out successfully' });
  });

  test('a logout that the server refuses is reported, and still ends the session here', async () => {
    backend['POST /auth/v1/logout'] = { status: 500, body: { code: 500, msg: 'Something broke' } };
    const { logout, authState, getToast } = await openSignedIn();
    await logout();
    expect(getToast()).toMatchObject({ title: 'Logout failed', description: 'Something broke' });
    expect(authState.get().session).toBeNull();
  });

  test('a changed profile is merged here', async () => {
    backend['PATCH /rest/v1/profiles'] = { status: 204, body: null };
    const { updateProfile, authState } = await openSignedIn();
    await updateProfile({ name: 'Maya R.' });
    expect(authState.get().profile).toEqual({ ...profile, name: 'Maya R.' });
  });
});
