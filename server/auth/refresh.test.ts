import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { asUser } from '#database/as-user.ts';
import { DatabaseError } from '#database/database.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { describeAuth, password, readJson } from './testing/describe-auth.ts';

describeAuth('POST /token?grant_type=refresh_token', (at) => {
  const refresh = async (refresh_token: unknown) => {
    const answer = await at().post('/token?grant_type=refresh_token', { refresh_token });
    return { status: answer.status, body: await readJson(answer) };
  };
  const sessionIdOf = (token: string) => String(decodeJwt(token).session_id);
  const passReuseInterval = (accessToken: string) =>
    at().query(`update auth.sessions set refreshed_at = refreshed_at - interval '11 seconds' where id = $1::uuid`, [
      sessionIdOf(accessToken),
    ]);
  const alreadyUsed = {
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  };
  const notFound = {
    status: 400,
    body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
  };

  test('R-10: the current token is exchanged for its successor in the same session', async () => {
    const person = await at().signUp();
    const { status, body } = await refresh(person.refreshToken);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(person.refreshToken);
    expect(body.refresh_token.length).toBeGreaterThanOrEqual(12);
    expect(sessionIdOf(body.access_token)).toBe(sessionIdOf(person.accessToken));
    expect(body.user.id).toBe(person.id);
  });

  test('R-11: the direct predecessor gives the current token, at any time', async () => {
    const person = await at().signUp();
    const first = await refresh(person.refreshToken);
    await passReuseInterval(person.accessToken);
    for (let times = 0; times < 3; times += 1) {
      const again = await refresh(person.refreshToken);
      expect([again.status, again.body.refresh_token]).toEqual([200, first.body.refresh_token]);
    }
    expect((await refresh(first.body.refresh_token)).status).toBe(200);
  });

  test('R-12: an older token gives the current one within the reuse interval', async () => {
    const person = await at().signUp();
    const second = await refresh(person.refreshToken);
    const third = await refresh(second.body.refresh_token);
    const old = await refresh(person.refreshToken);
    expect([old.status, old.body.refresh_token]).toEqual([200, third.body.refresh_token]);
  });

  test('R-13: after it, an older token ends the session for everyone, and it stays ended despite the error', async () => {
    const person = await at().signUp();
    const second = await refresh(person.refreshToken);
    const third = await refresh(second.body.refresh_token);
    await passReuseInterval(person.accessToken);
    expect(await refresh(person.refreshToken)).toEqual(alreadyUsed);
    expect(await refresh(third.body.refresh_token)).toEqual(notFound);
    const user = await at().get('/user', third.body.access_token);
    expect([user.status, (await readJson(user)).code]).toEqual([403, 'session_not_found']);
  });

  test("R-13: ends only that session, not the user's others", async () => {
    const person = await at().signUp();
    const other = await readJson(await at().post('/token?grant_type=password', { email: person.email, password }));
    const second = await refresh(person.refreshToken);
    await refresh(second.body.refresh_token);
    await passReuseInterval(person.accessToken);
    await refresh(person.refreshToken);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('R-14: parallel refreshes with one token all succeed and end on the same current token', async () => {
    const person = await at().signUp();
    const answers = await Promise.all(Array.from({ length: 25 }, () => refresh(person.refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  test('R-2, R-16: a refresh shows the user as stored now, and keeps amr and last_sign_in_at', async () => {
    const person = await at().signUp();
    await at().query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"name":"Renamed"}',
         last_sign_in_at = '2026-01-02T03:04:05Z' where id = $1::uuid`,
      [person.id],
    );
    const { body } = await refresh(person.refreshToken);
    const [before, after] = [decodeJwt(person.accessToken), decodeJwt(body.access_token)];
    expect(after.user_metadata).toMatchObject({ name: 'Renamed' });
    expect(after.amr).toEqual(before.amr);
    expect(body.user.last_sign_in_at).toBe('2026-01-02T03:04:05.000Z');
  });

  test('6.3: malformed and unknown tokens get different answers', async () => {
    const malformed = { status: 400, body: { code: 'validation_failed', message: 'Refresh token is not valid' } };
    const person = await at().signUp();
    const forged = writeRefreshToken({ sessionId: sessionIdOf(person.accessToken), counter: 0n }, randomBytes(32));
    for (const text of ['', 'short', undefined, null, forged]) expect(await refresh(text)).toEqual(malformed);
    const { refreshSecret } = at().services.keys.signing;
    const ofNoSession = writeRefreshToken({ sessionId: randomUUID(), counter: 0n }, refreshSecret);
    for (const text of ['abcdefghijkl', 'no-token-of-this-server', ofNoSession]) {
      expect(await refresh(text)).toEqual(notFound);
    }
    expect((await refresh(12)).body.code).toBe('bad_json');
  });

  test('a token newer than the session, as after restoring a backup, is unknown and changes nothing', async () => {
    const person = await at().signUp();
    const { body } = await refresh(person.refreshToken);
    await at().query('update auth.sessions set refresh_counter = 0 where id = $1::uuid', [
      sessionIdOf(body.access_token),
    ]);
    expect(await refresh(body.refresh_token)).toEqual(notFound);
    expect((await refresh(person.refreshToken)).status).toBe(200);
  });

  test('R-15: a session past its hard limit is refused and not rotated', async () => {
    const person = await at().signUp();
    await at().query('update auth.sessions set not_after = now() where id = $1::uuid', [
      sessionIdOf(person.accessToken),
    ]);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await refresh(person.refreshToken);
      expect([status, body.code]).toEqual([400, 'session_expired']);
      expect(body.message).toMatch(/^Invalid Refresh Token: Session Expired/);
    }
  });

  test('a banned user is refused, and goes on as before once the ban is over', async () => {
    const person = await at().signUp();
    await at().query(`update auth.users set banned_until = now() + interval '1 hour' where id = $1::uuid`, [person.id]);
    const banned = await refresh(person.refreshToken);
    expect([banned.status, banned.body.code]).toEqual([400, 'user_banned']);
    await at().query('update auth.users set banned_until = null where id = $1::uuid', [person.id]);
    expect((await refresh(person.refreshToken)).status).toBe(200);
  });

  test('R-17: the tokens of a deleted user are unknown', async () => {
    const person = await at().signUp();
    await at().query('delete from auth.users where id = $1::uuid', [person.id]);
    expect(await refresh(person.refreshToken)).toEqual(notFound);
  });

  test('C7: no token, nor a hash of one, is stored anywhere', async () => {
    const person = await at().signUp();
    const { body } = await refresh(person.refreshToken);
    const { rows } = await at().query(
      'select to_jsonb(s)::text as session from auth.sessions s where user_id = $1::uuid',
      [person.id],
    );
    const stored = JSON.stringify(rows);
    for (const token of [person.refreshToken, body.refresh_token]) {
      const tag = Buffer.from(token, 'base64url').subarray(24);
      for (const spelling of [token, tag.toString('hex'), tag.toString('base64')])
        expect(stored).not.toContain(spelling);
    }
  });

  describe('while another transaction locks the session', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    test('R-14: answers 409 conflict after five seconds, and no sooner', async () => {
      const person = await at().signUp();
      vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
      const began = Date.now();
      const locked = vi.spyOn(at().services.database, 'batch').mockImplementation(async () => {
        await vi.advanceTimersByTimeAsync(100);
        throw new DatabaseError('canceling statement due to lock timeout', { code: '55P03' });
      });
      const answering = refresh(person.refreshToken);
      while (Date.now() - began < 6000) await vi.advanceTimersByTimeAsync(100);
      const { status, body } = await answering;
      locked.mockRestore();
      expect([status, body.code]).toEqual([409, 'conflict']);
    });

    test('R-14: goes on as soon as the row is free', async () => {
      const person = await at().signUp();
      const { database } = at().services;
      const attempts = vi.spyOn(database, 'batch');
      let answering: ReturnType<typeof refresh> | undefined;
      await asUser(database, { role: 'auth_admin', claims: {} }, async (session) => {
        const sql = 'select 1 from auth.sessions where id = $1::uuid for update';
        await session.query(sql, [sessionIdOf(person.accessToken)]);
        answering = refresh(person.refreshToken);
        // The embedded database lets one transaction in at a time; PostgreSQL makes the refresh try again.
        const tries = database.engine === 'postgresql' ? 2 : 1;
        await expect.poll(() => attempts.mock.calls.length).toBeGreaterThanOrEqual(tries);
      });
      attempts.mockRestore();
      expect((await answering)?.status).toBe(200);
    });
  });
});
