import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import { asUserBatch, type Caller } from '#database/as-user.ts';
import type { Result, Statement } from '#database/database.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import type { AppContext } from '#server/context.ts';
import { AppError, answerError } from '#server/errors.ts';
import { requestId } from '#server/middleware/request-id.ts';
import { createTestApp, type TestApp, type TestPerson } from '#server/testing/test-app.ts';
import { authRoutes } from '../routes.ts';
import { type AuthSettings, defaultAuthSettings } from '../settings.ts';

/** The header by which clients ask for named error codes (contract E1), as auth-js always sends it. */
const currentVersion = { 'X-Supabase-Api-Version': '2024-01-01' };

export const password = 'correct horse battery';

export const freshEmail = (): string => `person-${randomUUID()}@mail.example`;

interface UserBody {
  id: string;
  email: string;
  email_confirmed_at: string;
  last_sign_in_at: string;
  created_at: string;
  updated_at: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  identities: { identity_id: string }[];
}

/** The members of all answers together: a test reads those it expects, and its assertion fails where one is missing. */
export interface AnswerBody extends UserBody {
  user: UserBody;
  access_token: string;
  refresh_token: string;
  expires_at: number;
  code: string | number;
  error_code: string;
  message: string;
  weak_password: unknown;
  keys: unknown[];
}

export async function readJson(answer: Response): Promise<AnswerBody> {
  return JSON.parse(await answer.text());
}

type Headers = Record<string, string>;

/** `/auth/v1` on one database, spoken to as auth-js does; `post` and the others take paths below it. */
export interface AuthBench {
  app: TestApp['app'];
  services: TestApp['services'];
  /** Looks into the database or changes it behind the service's back. */
  query(sql: string, params?: Statement['params'], role?: Caller['role']): Promise<Result>;
  signUp(): Promise<TestPerson>;
  get(path: string, token?: string, headers?: Headers): Promise<Response>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Response>;
  put(path: string, body: unknown, token: string): Promise<Response>;
  delete(path: string, token: string, body?: unknown): Promise<Response>;
}

/**
 * A `describe` for each database engine. `at()` is the whole app with its default settings; `at(settings)` is
 * `/auth/v1` alone with others.
 */
export function describeAuth(title: string, body: (at: (settings?: Partial<AuthSettings>) => AuthBench) => void): void {
  describeEachDatabase(title, (getDatabase) => {
    let testApp: TestApp;
    beforeAll(async () => {
      testApp = await createTestApp(getDatabase());
    });
    afterAll(() => testApp.close());
    body((settings = {}) => createBench(testApp, settings));
  });
}

function createBench(testApp: TestApp, settings: Partial<AuthSettings>): AuthBench {
  const { services } = testApp;
  const app = Object.keys(settings).length === 0 ? testApp.app : createAuthApp(services, settings);
  const send = async (method: string, path: string, headers: Headers, body?: unknown): Promise<Response> =>
    app.request(`/auth/v1${path}`, {
      method,
      headers: { apikey: services.keys.anonKey, ...currentVersion, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const bearer = (token: string | undefined): Headers =>
    token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const query: AuthBench['query'] = async (sql, params = [], role = 'auth_admin') => {
    const [result] = await asUserBatch(services.database, { role, claims: {} }, [{ sql, params }]);
    if (!result) throw new Error('One statement must return one result.');
    return result;
  };
  return {
    app,
    services,
    query,
    signUp: () => testApp.signUp(freshEmail(), password),
    get: (path, token, headers = {}) => send('GET', path, { ...bearer(token), ...headers }),
    post: (path, body, headers = {}) => send('POST', path, headers, body),
    put: (path, body, token) => send('PUT', path, bearer(token), body),
    delete: (path, token, body) => send('DELETE', path, bearer(token), body),
  };
}

function createAuthApp(services: TestApp['services'], settings: Partial<AuthSettings>): Hono<AppContext> {
  const app = new Hono<AppContext>();
  app.use(requestId(services.log, false));
  app.route('/auth/v1', authRoutes(services, { ...defaultAuthSettings, ...settings }));
  app.notFound((c) => answerError(c, 'auth', new AppError('notFound', 'There is nothing at this path.')));
  return app;
}
