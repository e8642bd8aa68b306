import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FunctionError } from '#contract/function-error.ts';
import { ScanLimit } from '#contract/scan.ts';
import { asUser } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const DELETE = '/functions/v1/delete-account';

describeEachDatabase('delete-account', (getDatabase) => {
  let product: TestApp;
  beforeAll(async () => {
    product = await createTestApp(getDatabase());
  });
  afterAll(() => product.close());

  const signUp = () => product.signUp(`person-${randomUUID()}@mail.example`);
  const ask = (person: TestPerson, confirmation: unknown) =>
    product.send(DELETE, { token: person.accessToken, body: { confirmation } });

  const asService = (sql: string, params: string[] = []) =>
    asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) => session.query(sql, params));
  const asAuth = (sql: string, params: string[] = []) =>
    asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) => session.query(sql, params));

  async function errorOf(answer: Response): Promise<FunctionError & { status: number }> {
    return { status: answer.status, ...FunctionError.parse(await answer.json()) };
  }

  test('deletes the person and everything of theirs, and nothing of others', async () => {
    const [person, other] = [await signUp(), await signUp()];
    for (const { id } of [person, other]) {
      await asService(
        `insert into resumes (user_id, resume_text, job_description, match_score) values ($1, 'r', 'j', 50)`,
        [id],
      );
      await asService(`insert into confirmations (user_id, subject, is_true) values ($1, 'Java', true)`, [id]);
    }
    expect((await ask(person, ` ${person.email.toUpperCase()} `)).status).toBe(200);
    for (const table of ['resumes', 'confirmations', 'profiles']) {
      const { rows } = await asService(`select * from ${table} where ${table === 'profiles' ? 'id' : 'user_id'} = $1`, [
        person.id,
      ]);
      expect(rows, table).toEqual([]);
    }
    expect((await asService('select id from resumes where user_id = $1', [other.id])).rowCount).toBe(1);
    const again = await product.send('/auth/v1/user', { token: person.accessToken });
    expect(again.status).toBe(403);
  });

  test('gives the same email address no new scans that day, and another address its own', async () => {
    const body = { jobTitle: 'Baker', jobDescription: 'Requirements:\n- Bread', resumeText: 'Skills\nBread' };
    const remaining = async ({ accessToken: token }: TestPerson) => {
      const answer = await product.send('/functions/v1/check-scan-limit', { token, body: {} });
      return ScanLimit.parse(await answer.json()).scansRemaining;
    };
    let person = await signUp();
    for (const left of [1, 0]) {
      const answer = await product.send('/functions/v1/analyze-resume', { token: person.accessToken, body });
      expect(answer.status).toBe(200);
      expect((await ask(person, person.email)).status).toBe(200);
      person = await product.signUp(person.email.toUpperCase());
      expect(await remaining(person)).toBe(left);
    }
    const refused = await product.send('/functions/v1/analyze-resume', { token: person.accessToken, body });
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'SCAN_LIMIT' });
    expect(await remaining(await signUp())).toBe(2);
  });

  test.each([
    ['nothing', ''],
    ['another address', 'somebody@else.example'],
    ['no text', 7],
  ])('is refused when %s was typed', async (_what, typed) => {
    const person = await signUp();
    expect(await errorOf(await ask(person, typed))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect((await product.send('/auth/v1/user', { token: person.accessToken })).status).toBe(200);
  });

  test('is refused without the second factor of an account that has one', async () => {
    const person = await signUp();
    await asAuth(
      `insert into auth.factors (user_id, factor_type, status, sealed_secret) values ($1, 'totp', 'verified', 'x')`,
      [person.id],
    );
    expect(await errorOf(await ask(person, person.email))).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  test('is refused in a session that began more than a day ago, and in one that has ended', async () => {
    const person = await signUp();
    await asAuth(`update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`, [person.id]);
    const refused = await errorOf(await ask(person, person.email));
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(refused.error).toContain('Log in again');
    await asAuth('delete from auth.sessions where user_id = $1', [person.id]);
    expect((await ask(person, person.email)).status).toBe(403);
  });

  test('is refused to the last administrator, but not to one of two', async () => {
    const [last, other] = [await signUp(), await signUp()];
    await asService(`delete from user_roles`);
    await asService(`insert into user_roles (user_id, role) values ($1, 'admin')`, [last.id]);
    const refused = await errorOf(await ask(last, last.email));
    expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(refused.error).toContain('last administrator');
    await asService(`insert into user_roles (user_id, role) values ($1, 'admin')`, [other.id]);
    expect((await ask(last, last.email)).status).toBe(200);
  });

  test('is refused without a sign-in', async () => {
    expect((await product.send(DELETE, { body: { confirmation: 'x' } })).status).toBe(401);
  });
});
