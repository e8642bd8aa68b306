import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgresql, type PostgresqlDatabase } from '#database/postgresql.ts';
import { createPostgresqlDatabase } from '#database/testing/describe-each-database.ts';
import { openProxy, type SeverableProxy } from './testing/severable-proxy.ts';
import { createTestApp, type TestApp, type TestPerson } from './testing/test-app.ts';

/** What most routes ask for, so that they get as far as the database. */
const body = {
  email: 'ada@mail.example',
  password: 'correct horse battery',
  refresh_token: 'abcdefghijkl',
  token: '123456',
  type: 'recovery',
  confirmation: 'ada@mail.example',
  resumeText: 'Ten years of bees',
  jobDescription: 'A beekeeper',
};

/** Paths as they are asked for, where the pattern alone is refused before the database is asked. */
const asked: Readonly<Record<string, string>> = {
  '/auth/v1/token': '/auth/v1/token?grant_type=password',
  '/auth/v1/verify': '/auth/v1/verify?token=abc&type=recovery',
  '/rest/v1/:name': '/rest/v1/resumes',
  '/rest/v1/rpc/:name': '/rest/v1/rpc/admin_stats',
};

const SOME_ID = '00000000-0000-4000-8000-000000000000';

describe.skipIf(inject('databases').postgresql === null)('while the database is away', () => {
  let product: TestApp;
  let database: PostgresqlDatabase;
  let proxy: SeverableProxy;
  let person: TestPerson;
  let drop = async () => {};

  beforeAll(async () => {
    const made = await createPostgresqlDatabase();
    ({ drop } = made);
    const url = new URL(made.url);
    proxy = await openProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    database = await openPostgresql({ url: url.href, poolSize: 2 });
    product = await createTestApp(database);
    person = await product.signUp(body.email);
    // The schema is read with the first request of a process.
    expect((await product.send('/rest/v1/resumes', { token: person.accessToken })).status).toBe(200);
    await proxy.sever();
  });
  afterAll(async () => {
    await product.close();
    await database.close();
    await drop();
  });

  test('no route fails otherwise than with 503 and Retry-After, or says what PostgreSQL or the network said', async () => {
    const routes = product.app.routes.flatMap(({ method, path }) => {
      if (path.includes('*')) return [];
      const methods = method === 'ALL' ? ['GET', 'POST', 'PATCH', 'DELETE'] : [method];
      return methods.map((each) => `${each} ${(asked[path] ?? path).replace(/:\w+(\{.*\})?/g, SOME_ID)}`);
    });
    const away: string[] = [];
    for (const route of new Set(routes)) {
      const [method = '', path = ''] = route.split(' ');
      for (const token of [person.accessToken, product.services.keys.serviceKey, undefined]) {
        const answer = await product.send(path, {
          method,
          ...(token === undefined ? {} : { token }),
          ...(method === 'GET' ? {} : { body: path.startsWith('/rest/v1/resumes') ? { job_title: 'Nurse' } : body }),
        });
        const said = await answer.text();
        expect(`${route}: ${answer.status} ${said}`).not.toMatch(
          /: (500|501|502|504) |ECONN|EPIPE|127\.0\.0\.1|shortlist_test/,
        );
        if (answer.status !== 503) continue;
        away.push(route);
        expect(`${route}: ${answer.headers.get('Retry-After')}`).toMatch(/: [1-9]/);
      }
    }
    // Each protocol has asked the database, in reads and in writes.
    for (const route of [
      'GET /readyz',
      'POST /auth/v1/token?grant_type=password',
      'GET /auth/v1/user',
      'GET /rest/v1/resumes',
    ])
      expect(away).toContain(route);
    for (const route of [
      'POST /rest/v1/resumes',
      'POST /functions/v1/analyze-resume',
      'POST /functions/v1/delete-account',
    ])
      expect(away).toContain(route);
    expect(new Set(away).size).toBeGreaterThan(30);
  });
});
