import type { Database, Result, Session, Statement } from './database.ts';

/** Who a transaction runs as. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role' | 'auth_admin';
  /** What `auth.uid()` and the other helpers read; `role` is put in. */
  claims: Readonly<Record<string, unknown>>;
  /** More settings of the transaction, such as `request.method`; every name begins with `request.`. */
  settings?: Readonly<Record<string, string>>;
  readOnly?: boolean;
}

/**
 * Longest run of one statement. A person's page should fail early rather than hold a connection; the others keep the
 * connection's own limit. The embedded engine has one limit for all.
 */
const statementTimeouts: Readonly<Partial<Record<Caller['role'], string>>> = { anon: '3s', authenticated: '8s' };

/** Names cannot travel as parameters of SET; a custom setting needs a prefix anyway. */
const SETTING = /^request\.[a-z_]+$/;

/**
 * Runs `work` in one transaction as the caller: role, claims and search path hold for this transaction alone, on
 * errors too. Row level security then decides what it sees and changes.
 */
export function asUser<T>(database: Database, caller: Caller, work: (session: Session) => Promise<T>): Promise<T> {
  const { sql, params } = becomeCaller(caller);
  return database.transaction(async (session) => {
    await session.query(sql, params);
    return work(session);
  });
}

/** Like `asUser` for statements known beforehand: one round trip. Gives the statements' results. */
export async function asUserBatch(
  database: Database,
  caller: Caller,
  statements: readonly Statement[],
): Promise<Result[]> {
  const results = await database.batch([becomeCaller(caller), ...statements]);
  return results.slice(1);
}

/**
 * The statement that turns the transaction into the caller's. Its text depends only on which settings there are, so
 * that it is prepared once. The role comes last: what precedes it is set with the login's rights.
 */
export function becomeCaller({ role, claims, settings = {}, readOnly = false }: Caller): Statement {
  for (const name of Object.keys(settings)) {
    if (!SETTING.test(name)) throw new Error(`The setting ${name} is not one of a request: name it request.…`);
  }
  const values: [name: string, value: string][] = [
    // pg_temp last: it would otherwise be searched first, and a temporary table could pass for a real one.
    ['search_path', 'public, pg_temp'],
    ['request.jwt.claims', JSON.stringify({ ...claims, role })],
    ...Object.entries(settings),
  ];
  const timeout = statementTimeouts[role];
  if (timeout) values.push(['statement_timeout', timeout]);
  if (readOnly) values.push(['transaction_read_only', 'on']);
  values.push(['role', role]);
  const calls = values.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
  return { sql: `select ${calls.join(', ')}`, params: values.map(([, value]) => value) };
}
