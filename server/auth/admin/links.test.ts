import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { MailError } from '#server/mail/mailer.ts';
import { describeAuth, freshEmail, password, readJson } from '../testing/describe-auth.ts';

const settings = { emailAutoconfirm: false, minSendIntervalSeconds: 60 } as const;

describeAuth('links and invitations of supabase.auth.admin', (at) => {
  const open = (key: 'anonKey' | 'serviceKey') => {
    const { app, services } = at(settings);
    return createClient(services.env.SITE_URL, services.keys[key], {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => app.request(new Request(input, init)) },
    }).auth;
  };
  const admin = () => open('serviceKey').admin;
  const lettersTo = (email: string) =>
    at()
      .services.outbox.list()
      .filter(({ to }) => to === email);

  async function createUser(email = freshEmail()) {
    const { data } = await admin().createUser({ email, password, email_confirm: true });
    return { id: data.user?.id ?? '', email };
  }

  test('POST /invite and /admin/generate_link need the service key', async () => {
    const { accessToken } = await at().signUp();
    const bearer = { Authorization: `Bearer ${accessToken}` };
    for (const path of ['/invite', '/admin/generate_link']) {
      const body = { email: freshEmail(), type: 'magiclink' };
      expect((await at(settings).post(path, body)).status).toBe(401);
      expect((await at(settings).post(path, body, bearer)).status).toBe(403);
    }
  });

  test('invites by email, whose link opens a session and confirms the address (R-26)', async () => {
    const email = freshEmail();
    const { data, error } = await admin().inviteUserByEmail(email, { data: { name: 'Ada Sample' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { name: 'Ada Sample' } });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const [message] = lettersTo(email);
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
    const verified = await open('anonKey').verifyOtp({ email, token: code, type: 'invite' });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({ id: data.user?.id, email_confirmed_at: expect.any(String) });
  });

  test('an invitation can be sent again until it is accepted', async () => {
    const email = freshEmail();
    const first = await admin().inviteUserByEmail(email, { data: { a: 1 } });
    const second = await admin().inviteUserByEmail(email, { data: { b: 2, email: 'other@mail.example' } });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect(second.data.user?.user_metadata).toMatchObject({ a: 1, b: 2 });
    expect(lettersTo(email)).toHaveLength(2);
    const { email: known } = await createUser();
    expect((await admin().inviteUserByEmail(known)).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin().inviteUserByEmail('no address')).error?.status).toBe(400);
  });

  test('R-28: a user whose invitation could not be sent is not kept', async () => {
    const { services } = at(settings);
    const email = freshEmail();
    const failing = vi.spyOn(services.mailer, 'send').mockRejectedValueOnce(new MailError('refused'));
    try {
      const answer = await at(settings).post(
        '/invite',
        { email },
        { Authorization: `Bearer ${services.keys.serviceKey}` },
      );
      expect([answer.status, (await readJson(answer)).code]).toEqual([500, 'unexpected_failure']);
      const { rows } = await at().query('select from auth.users where email = $1', [email]);
      expect(rows).toHaveLength(0);
    } finally {
      failing.mockRestore();
    }
  });

  test.each(['magiclink', 'recovery'] as const)('generates a link of type %s, which signs in', async (type) => {
    const { id, email } = await createUser();
    const { data, error } = await admin().generateLink({
      type,
      email,
      options: { redirectTo: 'https://evil.example' },
    });
    expect(error).toBeNull();
    const site = at().services.env.SITE_URL;
    expect(data.user).toMatchObject({ id, email });
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: site });
    const link = new URL(data.properties?.action_link ?? '');
    expect(link.pathname).toBe('/auth/v1/verify');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      type,
      token: data.properties?.hashed_token,
      redirect_to: site,
    });
    expect(lettersTo(email)).toHaveLength(0);
    const verified = await open('anonKey').verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type });
    expect(verified.data.user?.id).toBe(id);
    expect(
      (await open('anonKey').verifyOtp({ email, token: data.properties?.email_otp ?? '', type })).error?.code,
    ).toBe('otp_expired');
  });

  test('generates the code of a link too', async () => {
    const { id, email } = await createUser();
    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data.properties?.email_otp).toMatch(/^\d{6}$/);
    const token = data.properties?.email_otp ?? '';
    expect((await open('anonKey').verifyOtp({ email, token, type: 'email' })).data.user?.id).toBe(id);
  });

  test('writes the URL a link leads to as clients look for it, unless it has parameters of its own', async () => {
    const email = freshEmail();
    const site = at().services.env.SITE_URL;
    for (const [redirectTo, written] of [
      [`${site}/welcome`, `${site}/welcome`],
      [`${site}/a?b=c&d=e#f`, `${site}/a%3Fb%3Dc%26d%3De%23f`],
    ] as const) {
      const { data } = await admin().generateLink({ type: 'magiclink', email, options: { redirectTo } });
      expect(data.properties?.action_link).toMatch(new RegExp(`&redirect_to=${written}$`));
      expect(new URL(data.properties?.action_link ?? '').searchParams.get('redirect_to')).toBe(redirectTo);
    }
  });

  test('generates a sign-up link, after which the password works', async () => {
    const email = freshEmail();
    const { data } = await admin().generateLink({
      type: 'signup',
      email,
      password,
      options: { data: { name: 'Ada' } },
    });
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
    expect(data.user?.user_metadata).toEqual({ name: 'Ada' });
    const before = await open('anonKey').signInWithPassword({ email, password });
    expect(before.error?.code).toBe('email_not_confirmed');
    await open('anonKey').verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'signup' });
    expect((await open('anonKey').signInWithPassword({ email, password })).error).toBeNull();
    const again = await admin().generateLink({ type: 'signup', email, password });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('generates an invitation, and a sign-up link instead of a magic link for an unknown address', async () => {
    const [invited, unknown] = [freshEmail(), freshEmail()];
    const invitation = await admin().generateLink({ type: 'invite', email: invited });
    expect(invitation.data.user).toMatchObject({ email: invited, invited_at: expect.any(String) });
    const magic = await admin().generateLink({ type: 'magiclink', email: unknown });
    expect(magic.data.properties?.verification_type).toBe('signup');
    const token_hash = magic.data.properties?.hashed_token ?? '';
    expect((await open('anonKey').verifyOtp({ token_hash, type: 'signup' })).data.user?.email).toBe(unknown);
  });

  test('generates the two links of an address change; only both together change it (R-44)', async () => {
    const { id, email } = await createUser();
    const newEmail = freshEmail();
    const links = [];
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await admin().generateLink({ type, email, newEmail });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ id, email, new_email: newEmail });
      links.push(data.properties?.hashed_token ?? '');
    }
    for (const token_hash of links) {
      expect((await open('anonKey').verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull();
    }
    expect((await admin().getUserById(id)).data.user?.email).toBe(newEmail);
  });

  test('a link for another new address voids those for the previous one', async () => {
    const { email } = await createUser();
    const first = await admin().generateLink({ type: 'email_change_new', email, newEmail: freshEmail() });
    await admin().generateLink({ type: 'email_change_current', email, newEmail: freshEmail() });
    const token_hash = first.data.properties?.hashed_token ?? '';
    const verified = await open('anonKey').verifyOtp({ token_hash, type: 'email_change' });
    expect(verified.error?.code).toBe('otp_expired');
  });

  test('refuses requests it cannot make a link for', async () => {
    const { email } = await createUser();
    const { email: taken } = await createUser();
    const headers = { Authorization: `Bearer ${at().services.keys.serviceKey}` };
    const refusals = [];
    for (const body of [
      {},
      { type: 'toString', email },
      { type: 'recovery', email: 'no address' },
      { type: 'recovery', email: freshEmail() },
      { type: 'signup', email: freshEmail() },
      { type: 'signup', email: freshEmail(), password: '123' },
      { type: 'email_change_new', email },
      { type: 'email_change_new', email, new_email: taken },
      { type: 'invite', email },
    ]) {
      const answer = await at(settings).post('/admin/generate_link', body, headers);
      refusals.push([answer.status, (await readJson(answer)).code]);
    }
    expect(refusals).toEqual([
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [404, 'user_not_found'],
      [400, 'validation_failed'],
      [422, 'weak_password'],
      [400, 'validation_failed'],
      [422, 'email_exists'],
      [422, 'email_exists'],
    ]);
  });
});
