import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdminHealth, AdminModels } from '#contract/admin.ts';
import { AnalysisResult } from '#contract/analysis.ts';
import { FunctionError } from '#contract/function-error.ts';
import { asUser } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

describeEachDatabase('the functions for administrators', (getDatabase) => {
  let product: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    product = await createTestApp(getDatabase());
    admin = await signUp();
    await asService(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  });
  afterAll(() => product.close());

  const signUp = () => product.signUp(`person-${randomUUID()}@mail.example`);
  const asService = (sql: string, params: string[] = []) =>
    asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) => session.query(sql, params));
  const call = (name: string, token: string, body: unknown = {}) =>
    product.send(`/functions/v1/${name}`, { token, body, method: 'POST' });
  const errorOf = async (answer: Response) => [answer.status, FunctionError.parse(await answer.json()).code];

  test.each(['admin-health', 'admin-models', 'admin-test-model', 'admin-delete-user'])(
    '%s is refused to everybody else',
    async (name) => {
      const person = await signUp();
      const body = { userId: admin.id };
      expect(await errorOf(await call(name, person.accessToken, body))).toEqual([403, 'FORBIDDEN']);
      const { anonKey, serviceKey } = product.services.keys;
      for (const key of [anonKey, serviceKey]) {
        expect(await errorOf(await call(name, key, body))).toEqual([401, 'NOT_AUTHENTICATED']);
      }
    },
  );

  test('are refused to an administrator who has not passed their second factor', async () => {
    const other = await signUp();
    await asService(`insert into user_roles (user_id, role) values ($1, 'admin')`, [other.id]);
    await asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) =>
      session.query(
        `insert into auth.factors (user_id, factor_type, status, sealed_secret) values ($1, 'totp', 'verified', 'x')`,
        [other.id],
      ),
    );
    expect(await errorOf(await call('admin-health', other.accessToken))).toEqual([403, 'insufficient_aal']);
    await asService('delete from user_roles where user_id = $1', [other.id]);
  });

  test('admin-health reports the state of the process, and no secret', async () => {
    product.services.failures.count(new TypeError('a text'), 'failed');
    const answer = await call('admin-health', admin.accessToken);
    const text = await answer.text();
    const health = AdminHealth.parse(JSON.parse(text));
    expect(health).toMatchObject({
      database: { engine: getDatabase().engine, version: expect.stringMatching(/^\d+/) },
      ai: { isConfigured: false, isEnabled: true, model: 'gpt-4', lastAnswer: null },
      mail: 'outbox',
      payments: 'sandbox',
    });
    expect(health.errors).toContainEqual({ kind: 'TypeError', count: 1, lastAt: expect.any(String) });
    expect(text).not.toContain(product.services.keys.serviceKey);
  });

  test('admin-models is empty without a provider', async () => {
    const answer = await call('admin-models', admin.accessToken);
    expect(AdminModels.parse(await answer.json())).toEqual({ models: [] });
  });

  test('admin-delete-user deletes the account with everything, and writes one entry', async () => {
    const person = await signUp();
    await asService(
      `insert into resumes (user_id, resume_text, job_description, match_score) values ($1, 'r', 'j', 50)`,
      [person.id],
    );
    const answer = await call('admin-delete-user', admin.accessToken, { userId: person.id });
    expect([answer.status, await answer.json()]).toEqual([200, { deleted: true }]);
    expect((await asService('select 1 from resumes where user_id = $1', [person.id])).rows).toEqual([]);
    const entries = await asService(
      `select action, user_id from audit_logs where entity_id = $1 or details ->> 'user_id' = $1`,
      [person.id],
    );
    expect(entries.rows).toEqual([{ action: 'delete_user', user_id: admin.id }]);
    expect(await errorOf(await call('admin-delete-user', admin.accessToken, { userId: person.id }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await errorOf(await call('admin-delete-user', admin.accessToken, {}))).toEqual([400, 'INVALID_INPUT']);
  });

  test('admin-delete-user does not delete the last administrator', async () => {
    const refused = await call('admin-delete-user', admin.accessToken, { userId: admin.id });
    expect(await errorOf(refused)).toEqual([409, 'CONFLICT']);
    expect((await asService('select 1 from user_roles where user_id = $1', [admin.id])).rowCount).toBe(1);
  });

  test('the basic engine is used as soon as an administrator chooses it', async () => {
    const person = await signUp();
    const texts = { resumeText: 'Ten years of bees', jobDescription: 'Bees, bees and hives; hives for honey' };
    await asService(`update system_settings set value = '{"engine": "basic"}' where key = 'analysis_engine'`);
    const answer = await call('analyze-resume', person.accessToken, texts);
    await asService(`update system_settings set value = '{"engine": "advanced"}' where key = 'analysis_engine'`);
    const { engine, matchScore, keywordMatches } = AnalysisResult.parse(await answer.json());
    expect({ engine, matchScore, keywords: keywordMatches.map(({ keyword }) => keyword) }).toEqual({
      engine: 'basic',
      matchScore: 50,
      keywords: ['bees', 'hives'],
    });
  });
});
