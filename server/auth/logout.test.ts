import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { describeAuth, password, readJson } from './testing/describe-auth.ts';

describeAuth('POST /logout', (at) => {
  /** A person with three sessions, and whether each still works after `act`. */
  async function afterwards(act: (token: string) => Promise<Response>): Promise<boolean[]> {
    const person = await at().signUp();
    const signIn = async () =>
      readJson(await at().post('/token?grant_type=password', { email: person.email, password }));
    const sessions = [
      { access: person.accessToken, refresh: person.refreshToken },
      ...[await signIn(), await signIn()].map((made) => ({ access: made.access_token, refresh: made.refresh_token })),
    ];
    await act(person.accessToken);
    return Promise.all(
      sessions.map(async ({ access, refresh }) => {
        const user = await at().get('/user', access);
        const refreshed = await at().post('/token?grant_type=refresh_token', { refresh_token: refresh });
        expect(user.ok).toBe(refreshed.ok);
        return user.ok;
      }),
    );
  }
  const logout = (token: string, query = '') =>
    at().post(`/logout${query}`, undefined, { Authorization: `Bearer ${token}` });

  test('R-18: local ends this session, others all but this one, global (the default) all', async () => {
    expect(await afterwards((token) => logout(token, '?scope=local'))).toEqual([false, true, true]);
    expect(await afterwards((token) => logout(token, '?scope=others'))).toEqual([true, false, false]);
    expect(await afterwards((token) => logout(token, '?scope=global'))).toEqual([false, false, false]);
    expect(await afterwards((token) => logout(token))).toEqual([false, false, false]);
  });

  test('R-18: a token without session_id ends every session, whatever the scope', async () => {
    const ended = await afterwards(async (token) => {
      const { id } = await readJson(await at().get('/user', token));
      const { kid, privateKey } = at().services.keys.signing;
      const plain = await new SignJWT({ sub: id })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setExpirationTime('1m')
        .sign(privateKey);
      return logout(plain, '?scope=local');
    });
    expect(ended).toEqual([false, false, false]);
  });

  test('6.18: answers 204 without a body, and 400 for another scope', async () => {
    const person = await at().signUp();
    const wrong = await logout(person.accessToken, '?scope=everyone');
    expect([wrong.status, (await readJson(wrong)).code]).toEqual([400, 'validation_failed']);
    const done = await logout(person.accessToken);
    expect([done.status, await done.text()]).toEqual([204, '']);
  });

  test("leaves other people's sessions alone", async () => {
    const [person, other] = [await at().signUp(), await at().signUp()];
    await logout(person.accessToken);
    expect((await at().get('/user', other.accessToken)).status).toBe(200);
  });
});
