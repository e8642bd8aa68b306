import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeAuth, password, readJson } from './testing/describe-auth.ts';

/** Longer than anything about a session is remembered, and well within the five seconds promised. */
const LATER = 4_000;

describeAuth('An access token on /rest/v1 and /functions/v1', (at) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const calls = {
    'a read': ['GET', '/rest/v1/profiles?select=id'],
    'a function': ['POST', '/functions/v1/check-scan-limit'],
    'an admin call': ['POST', '/functions/v1/admin-health'],
  } as const;

  const send = async ([method, path]: readonly [string, string], token: string, body?: string) =>
    at().app.request(path, {
      method,
      headers: {
        apikey: at().services.keys.anonKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      ...(method === 'POST' ? { body: body ?? '{}' } : {}),
    });
  const later = () => vi.advanceTimersByTime(LATER);

  const ends = {
    'a ban': (id: string) =>
      at().query(`update auth.users set banned_until = now() + interval '1 day' where id = $1::uuid`, [id]),
    'a deletion': (id: string) => at().query('delete from auth.users where id = $1::uuid', [id]),
    'a deletion that keeps the row': (id: string) =>
      at().query('update auth.users set deleted_at = now() where id = $1::uuid', [id]),
    'a logout everywhere': async (_id: string, token: string) => {
      expect((await at().post('/logout?scope=global', {}, { Authorization: `Bearer ${token}` })).status).toBe(204);
    },
  } as const;

  for (const [what, end] of Object.entries(ends)) {
    test(`is refused everywhere once ${what} is five seconds old`, async () => {
      const { id, accessToken } = await at().signUp();
      expect((await send(calls['a read'], accessToken)).status).toBe(200);
      expect((await send(calls['a function'], accessToken)).status).toBe(200);
      await end(id, accessToken);
      later();
      for (const call of Object.values(calls)) expect((await send(call, accessToken)).status).toBe(401);
    });
  }

  test('is refused at once for an account that was never checked before', async () => {
    const { id, accessToken } = await at().signUp();
    await ends['a ban'](id);
    const answer = await send(calls['a read'], accessToken);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toContain('error="invalid_token"');
    expect(await readJson(answer)).toMatchObject({ code: 'PGRST303', message: 'The account of this JWT is closed' });
  });

  test('is accepted again as soon as a ban is lifted', async () => {
    const { id, accessToken } = await at().signUp();
    await ends['a ban'](id);
    expect((await send(calls['a read'], accessToken)).status).toBe(401);
    await at().query('update auth.users set banned_until = null where id = $1::uuid', [id]);
    expect((await send(calls['a read'], accessToken)).status).toBe(200);
  });

  test('of one session stays valid when another one ends', async () => {
    const { email, accessToken } = await at().signUp();
    const other = await readJson(await at().post('/token?grant_type=password', { email, password }));
    await at().post('/logout?scope=local', {}, { Authorization: `Bearer ${accessToken}` });
    later();
    expect((await send(calls['a read'], accessToken)).status).toBe(401);
    expect((await send(calls['a read'], other.access_token)).status).toBe(200);
  });

  test('of a session that its user ended from another one is refused within five seconds', async () => {
    const { email, accessToken } = await at().signUp();
    const other = await readJson(await at().post('/token?grant_type=password', { email, password }));
    expect((await send(calls['a read'], other.access_token)).status).toBe(200);
    const end = ['POST', '/rest/v1/rpc/end_session'] as const;
    const { session_id } = decodeJwt(other.access_token);
    const ended = await send(end, accessToken, JSON.stringify({ session_id }));
    expect([ended.status, await ended.json()]).toEqual([200, true]);
    later();
    for (const call of Object.values(calls)) expect((await send(call, other.access_token)).status).toBe(401);
    expect((await at().post('/token?grant_type=refresh_token', { refresh_token: other.refresh_token })).status).toBe(
      400,
    );
    expect((await send(calls['a read'], accessToken)).status).toBe(200);
  });

  test('loses its administrator rights at once when the role is removed', async () => {
    const { id, accessToken } = await at().signUp();
    const second = await at().signUp();
    for (const person of [id, second.id]) {
      await at().query(
        `insert into public.user_roles (user_id, role) values ($1::uuid, 'admin')`,
        [person],
        'service_role',
      );
    }
    expect((await send(calls['an admin call'], accessToken)).status).toBe(200);
    await at().query(`delete from public.user_roles where user_id = $1::uuid and role = 'admin'`, [id], 'service_role');
    expect((await send(calls['an admin call'], accessToken)).status).toBe(403);
    const read = await send(['GET', '/rest/v1/system_settings?select=key'], accessToken);
    expect(await read.json()).toEqual([]);
    await at().query(`delete from auth.users where id = $1::uuid`, [id]);
  });
});
