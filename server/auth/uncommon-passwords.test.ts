import { expect, test } from 'vitest';
import { describeAuth, freshEmail, readJson } from './testing/describe-auth.ts';

describeAuth('AUTH_PASSWORD_REFUSE_COMMON', (at) => {
  const strict = { refuseCommonPasswords: true };

  test('refuses the most common passwords at sign-up and on a change; by default they are accepted', async () => {
    const refused = await at(strict).post('/signup', { email: freshEmail(), password: 'Password1' });
    expect(refused.status).toBe(422);
    expect(await readJson(refused)).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['pwned'] } });
    const person = await at().signUp();
    expect((await at(strict).put('/user', { password: 'iloveyou' }, person.accessToken)).status).toBe(422);
    expect((await at(strict).put('/user', { password: 'quite another one' }, person.accessToken)).status).toBe(200);
    expect((await at().post('/signup', { email: freshEmail(), password: 'Password1' })).status).toBe(200);
  });
});

describeAuth('A current password that is sent', (at) => {
  test('6.10: is checked, whether it is required or not', async () => {
    const person = await at().signUp();
    const change = async (current_password?: string) => {
      const body = { password: `a new password ${current_password}`, current_password };
      const answer = await at().put('/user', body, person.accessToken);
      return [answer.status, (await readJson(answer)).code];
    };
    expect(await change('a wrong one')).toEqual([400, 'current_password_invalid']);
    expect(await change(person.password)).toEqual([200, undefined]);
    expect((await change())[0]).toBe(200);
  });
});
