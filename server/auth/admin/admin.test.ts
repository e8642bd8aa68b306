import { randomUUID } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { createClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { describeAuth, freshEmail, password, readJson } from '../testing/describe-auth.ts';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** A separate number for every test. */
const freshPhone = (): string => `49${Math.floor(1e12 + Math.random() * 8e12)}`;

describeAuth('A6: the admin routes', (at) => {
  const routes = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${randomUUID()}`],
    ['PUT', `/admin/users/${randomUUID()}`],
    ['DELETE', `/admin/users/${randomUUID()}`],
    ['GET', `/admin/users/${randomUUID()}/factors`],
    ['DELETE', `/admin/users/${randomUUID()}/factors/${randomUUID()}`],
  ] as const;

  const statusOf = async (method: string, path: string, headers: Record<string, string>) => {
    const { app, services } = at();
    const answer = await app.request(`/auth/v1${path}`, {
      method,
      headers: { apikey: services.keys.anonKey, 'X-Supabase-Api-Version': '2024-01-01', ...headers },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    return [answer.status, (await readJson(answer)).code];
  };

  test.each(routes)('%s %s needs the service key', async (method, path) => {
    const { accessToken } = await at().signUp();
    const { anonKey, serviceKey } = at().services.keys;
    expect(await statusOf(method, path, {})).toEqual([401, 'no_authorization']);
    expect(await statusOf(method, path, { apikey: serviceKey })).toEqual([401, 'no_authorization']);
    expect(await statusOf(method, path, bearer('not.a.token'))).toEqual([403, 'bad_jwt']);
    expect(await statusOf(method, path, bearer(anonKey))).toEqual([403, 'not_admin']);
    expect(await statusOf(method, path, bearer(accessToken))).toEqual([403, 'not_admin']);
    const [, code] = await statusOf(method, path, bearer(serviceKey));
    expect(['no_authorization', 'bad_jwt', 'not_admin']).not.toContain(code);
  });

  test.each([
    ['service_role', {}, 200],
    ['supabase_admin', {}, 200],
    ['authenticated', {}, 403],
    ['service_role', { session_id: randomUUID(), sub: randomUUID() }, 403],
  ])('a token of ours with the role %s and %j is answered %i', async (role, claims, status) => {
    const { signing } = at().services.keys;
    const token = await new SignJWT({ role, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: signing.kid })
      .setExpirationTime('1m')
      .sign(signing.privateKey);
    expect((await at().get('/admin/users', token)).status).toBe(status);
  });
});

describeAuth('supabase.auth.admin of the unmodified client', (at) => {
  const open = (key: 'anonKey' | 'serviceKey') => {
    const { app, services } = at({ anonymousUsers: true });
    return createClient(services.env.SITE_URL, services.keys[key], {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          request.headers.set('apikey', services.keys.anonKey);
          return app.request(request);
        },
      },
    }).auth;
  };
  const admin = () => open('serviceKey').admin;
  const signIn = (email: string, secret: string) => open('anonKey').signInWithPassword({ email, password: secret });

  async function createUser(attributes: Parameters<ReturnType<typeof admin>['createUser']>[0] = {}) {
    const { data, error } = await admin().createUser({
      email: freshEmail(),
      password,
      email_confirm: true,
      ...attributes,
    });
    if (data.user === null) throw error;
    return { ...data.user, email: data.user.email ?? '' };
  }

  test('creates a complete user, who can then sign in', async () => {
    const id = randomUUID();
    const email = `Ada-${id}@Mail.Example`;
    const phone = freshPhone();
    const user = await createUser({
      id,
      email,
      phone: `+${phone}`,
      phone_confirm: true,
      user_metadata: { name: 'Ada Sample' },
      app_metadata: { team: 'red' },
    });
    expect(user).toMatchObject({
      id,
      email: email.toLowerCase(),
      phone,
      email_confirmed_at: expect.any(String),
      phone_confirmed_at: expect.any(String),
      user_metadata: { name: 'Ada Sample', email_verified: true },
      app_metadata: { team: 'red', provider: 'email', providers: ['email', 'phone'] },
      role: 'authenticated',
    });
    expect(user.identities?.map(({ provider }) => provider).toSorted()).toEqual(['email', 'phone']);
    expect((await signIn(email, password)).data.user?.id).toBe(id);
    const { rows } = await at().query(
      'select count(*)::int as count from public.profiles where id = $1::uuid',
      [id],
      'service_role',
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('an address is unconfirmed unless the caller says it is confirmed', async () => {
    const user = await createUser({ email_confirm: false, user_metadata: { name: 'Ada' } });
    expect(user.email_confirmed_at).toBeUndefined();
    expect(user.user_metadata).toEqual({ name: 'Ada' });
    expect((await signIn(user.email, password)).error?.code).toBe('email_not_confirmed');
    const { data } = await admin().updateUserById(user.id, { email_confirm: true });
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
    expect((await signIn(user.email, password)).error).toBeNull();
  });

  test('refuses invalid users', async () => {
    const known = await createUser({ phone: freshPhone() });
    const refusals = [];
    for (const attributes of [
      { email: '' },
      { email: 'no address' },
      { phone: '0123' },
      { id: 'x' },
      { role: 'service_role' },
      { ban_duration: '1 day' },
      { password_hash: 'x' },
      { password: '123' },
      { email: known.email.toUpperCase() },
      { phone: known.phone ?? '' },
      { id: known.id },
    ]) {
      const { error } = await admin().createUser({ email: freshEmail(), ...attributes });
      refusals.push([error?.status, error?.code]);
    }
    expect(refusals).toEqual([
      ...Array(7).fill([400, 'validation_failed']),
      [422, 'weak_password'],
      [422, 'email_exists'],
      [422, 'phone_exists'],
      [422, 'user_already_exists'],
    ]);
  });

  test.each([
    ['bcrypt', () => bcrypt('a password of before', 4)],
    ['Argon2', () => argon2('a password of before', { memoryCost: 4096, timeCost: 2 })],
  ])('takes over a password hash of %s', async (_name, makeHash) => {
    const { email } = await createUser({ password: '', password_hash: await makeHash() });
    expect((await signIn(email, 'a password of before')).error).toBeNull();
    expect((await signIn(email, 'another password')).error?.code).toBe('invalid_credentials');
  });

  test.each([
    [
      'both a password and a hash',
      { password, password_hash: '$2b$04$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
    ],
    [
      'bcrypt of a cost no server can bear',
      { password: '', password_hash: '$2b$31$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
    ],
    [
      'Argon2 with four terabytes',
      {
        password: '',
        password_hash: '$argon2id$v=19$m=4294967295,t=2,p=1$c29tZXNhbHQ$9sTbSlTio3Biev89thdrlKKiCaYsjjYVJxGAL3swxpQ',
      },
    ],
    [
      'Argon2 that no password makes',
      {
        password: '',
        password_hash: '$argon2id$v=19$m=0,t=0,p=0$c29tZXNhbHQ$9sTbSlTio3Biev89thdrlKKiCaYsjjYVJxGAL3swxpQ',
      },
    ],
  ])('refuses %s', async (_name, attributes) => {
    const { error } = await admin().createUser({ email: freshEmail(), ...attributes });
    expect(error?.code).toBe('validation_failed');
  });

  test('lists users newest first, page by page', async () => {
    const created = [];
    for (let count = 0; count < 3; count += 1) created.push((await createUser()).id);
    const { data } = await admin().listUsers({ page: 1, perPage: 2 });
    expect(data.users.map(({ id }) => id)).toEqual([created[2], created[1]]);
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2, total: expect.any(Number) });
    const answer = await at().get('/admin/users?page=2&per_page=2', at().services.keys.serviceKey);
    const total = Number(answer.headers.get('X-Total-Count'));
    expect(total).toBeGreaterThanOrEqual(3);
    const last = Math.ceil(total / 2);
    expect(answer.headers.get('Link')).toContain(`</auth/v1/admin/users?page=${last}&per_page=2>; rel="last"`);
    const beyond = await at().get('/admin/users?page=1000000000', at().services.keys.serviceKey);
    expect(JSON.parse(await beyond.text()).users).toEqual([]);
    expect(beyond.headers.get('Link')).not.toContain('next');
    for (const query of ['page=0', 'page=x', 'per_page=-1', 'page=1.5', 'page=1e99']) {
      expect((await at().get(`/admin/users?${query}`, at().services.keys.serviceKey)).status).toBe(400);
    }
  });

  test('shows a user by id, and says if there is none', async () => {
    const { id, email } = await createUser();
    expect((await admin().getUserById(id)).data.user).toMatchObject({ id, email });
    const { error } = await admin().getUserById(randomUUID());
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
    const malformed = await at().get('/admin/users/x', at().services.keys.serviceKey);
    expect(malformed.status).toBe(404);
  });

  test('changes addresses at once, with their identities', async () => {
    const user = await createUser();
    const [email, phone] = [freshEmail(), freshPhone()];
    const { data, error } = await admin().updateUserById(user.id, { email, phone, phone_confirm: true });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, phone, app_metadata: { providers: ['email', 'phone'] } });
    expect(data.user?.identities?.map(({ identity_data }) => identity_data)).toMatchObject([
      { email, email_verified: true },
      { phone, phone_verified: true },
    ]);
    const other = await createUser();
    expect((await admin().updateUserById(other.id, { email })).error?.code).toBe('email_exists');
    expect((await admin().updateUserById(other.id, { phone })).error?.code).toBe('phone_exists');
    expect((await admin().updateUserById(randomUUID(), { phone })).error?.status).toBe(404);
  });

  test('R-40: merges both kinds of metadata; null deletes a key', async () => {
    const { id } = await createUser({ user_metadata: { a: 1, b: 2 }, app_metadata: { team: 'red', plan: 'x' } });
    const { data } = await admin().updateUserById(id, {
      user_metadata: { a: null, c: 3 },
      app_metadata: { team: 'blue', plan: null },
    });
    expect(data.user?.user_metadata).toEqual({ b: 2, c: 3, email_verified: true });
    expect(data.user?.app_metadata).toEqual({ team: 'blue', provider: 'email', providers: ['email'] });
  });

  test('R-41: a new password ends every session', async () => {
    const { id, email } = await createUser();
    const { data } = await signIn(email, password);
    await admin().updateUserById(id, { password: 'a new password' });
    expect((await at().get('/user', data.session?.access_token)).status).toBe(403);
    expect((await signIn(email, password)).error?.code).toBe('invalid_credentials');
    expect((await signIn(email, 'a new password')).error).toBeNull();
  });

  test('A5: bans for a time, and lifts the ban', async () => {
    const { id, email } = await createUser();
    const token = (await signIn(email, password)).data.session?.access_token;
    const { data } = await admin().updateUserById(id, { ban_duration: '24h' });
    const bannedFor = Date.parse(data.user?.banned_until ?? '') - Date.now();
    expect(Math.abs(bannedFor - 86_400_000)).toBeLessThan(60_000);
    expect((await at().get('/user', token)).status).toBe(403);
    expect((await signIn(email, password)).error?.code).toBe('user_banned');
    await admin().updateUserById(id, { user_metadata: { a: 1 } });
    expect((await signIn(email, password)).error?.code).toBe('user_banned');
    await admin().updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(email, password)).error).toBeNull();
  });

  test('deletes a user with everything that is theirs', async () => {
    const { id, email } = await createUser();
    const token = (await signIn(email, password)).data.session?.access_token;
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await at().get('/user', token)).status).toBe(403);
    expect((await admin().getUserById(id)).error?.status).toBe(404);
    expect((await admin().deleteUser(id)).error?.status).toBe(404);
    expect((await createUser({ email })).id).not.toBe(id);
  });

  test('forgets a softly deleted user: the row stays, but nothing in it says whose it was', async () => {
    const { id, email } = await createUser({ user_metadata: { name: 'Ada Sample' } });
    const token = (await signIn(email, password)).data.session?.access_token;
    expect((await admin().deleteUser(id, true)).error).toBeNull();
    expect((await at().get('/user', token)).status).toBe(403);
    expect((await signIn(email, password)).error?.code).toBe('invalid_credentials');
    const { data } = await admin().getUserById(id);
    expect(data.user).toMatchObject({ deleted_at: expect.any(String), email: '', user_metadata: {}, identities: [] });
    expect((await createUser({ email })).id).not.toBe(id);
  });

  test('lists a user’s factors and deletes one (R-54)', async () => {
    const { id: userId, email } = await createUser();
    const person = open('anonKey');
    await person.signInWithPassword({ email, password });
    const enrolled = await person.mfa.enroll({ factorType: 'totp' });
    if (enrolled.data?.type !== 'totp') throw enrolled.error;
    const { id, totp } = enrolled.data;
    const code = TOTP.generate({ secret: Secret.fromBase32(totp.secret) });
    expect((await person.mfa.challengeAndVerify({ factorId: id, code })).error).toBeNull();
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id, status: 'verified' }]);
    expect((await admin().mfa.deleteFactor({ userId, id })).error).toBeNull();
    const level = await person.refreshSession().then(() => person.mfa.getAuthenticatorAssuranceLevel());
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await admin().mfa.deleteFactor({ userId, id })).error?.status).toBe(404);
  });

  test('signs a person out by their token', async () => {
    const { email } = await createUser();
    const token = (await signIn(email, password)).data.session?.access_token ?? '';
    expect((await admin().signOut(token, 'global')).error).toBeNull();
    expect((await at().get('/user', token)).status).toBe(403);
  });
});
