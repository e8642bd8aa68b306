import type { Database, Result, Session, Statement } from './database.ts';

/** Who a transaction runs as. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role' | 'auth_admin';
  /** What `auth.uid()` and the other helpers read; `role` is put in. */
  claims: Readonly<Record<string, unknown>>;
  /** More settings of the transaction, such as `request.method`; every name begins with `request.`. */
  settings?: Readonly<Record<string, string>>;
  readOnly?: boolean;
  /** Where names without a schema are looked up; `public` by default. */
  schema?: string;
  /** Milliseconds one statement may run, if that is less than the role's limit. */
  statementLimit?: number;
}

/**
 * How long one statement may run, in milliseconds. A person's page should fail early rather than hold a connection; the others
 * keep the connection's own limit. PostgreSQL itself ends the statement.
 */
const statementLimits: Readonly<Partial<Record<Caller['role'], number>>> = { anon: 3_000, authenticated: 8_000 };

/** The embedded engine can only end its thread, not a statement: people get the wider limit, so that a stall ends no thread. */
const EMBEDDED_LIMIT = 8_000;

function limitOf({ role, statementLimit }: Caller): number | undefined {
  const limits = [statementLimits[role], statementLimit].filter((limit) => limit !== undefined);
  return limits.length === 0 ? undefined : Math.min(...limits);
}

function embeddedLimitOf({ role, statementLimit }: Caller): number | undefined {
  return statementLimit ?? (statementLimits[role] === undefined ? undefined : EMBEDDED_LIMIT);
}

/** Names cannot travel as parameters of SET; a custom setting needs a prefix anyway. */
const SETTING = /^request\.[a-z_]+$/;

/**
 * Runs `work` in one transaction as the caller: role, claims and search path apply to this transaction only, also
 * after errors. Row level security then decides what it sees and changes.
 */
export function asUser<T>(
  database: Pick<Database, 'transaction'>,
  caller: Caller,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const { sql, params } = becomeCaller(caller);
  return database.transaction(async (session) => {
    await session.query(sql, params);
    return work(session);
  }, embeddedLimitOf(caller));
}

/** Like `asUser` for statements known beforehand: one round trip. Returns the statements' results. */
export async function asUserBatch(
  database: Pick<Database, 'batch'>,
  caller: Caller,
  statements: readonly Statement[],
): Promise<Result[]> {
  const results = await database.batch([becomeCaller(caller), ...statements], embeddedLimitOf(caller));
  return results.slice(1);
}

/** A plain name as it is, any other in quotes. */
function nameInPath(schema: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(schema) ? schema : `"${schema.replaceAll('"', '""')}"`;
}

/** Only users of ours can be administrators; what else a token may name would fail to be looked up. */
function isUuid(sub: unknown): boolean {
  return typeof sub === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sub);
}

/**
 * The statement that turns the transaction into the caller's. Its text depends only on which settings there are, so
 * it is prepared once. The role comes last: everything before it is set with the login's rights. A person who is an administrator
 * gets the administrators' role, whose policies reach all rows.
 */
export function becomeCaller(caller: Caller): Statement {
  const { role, claims, settings = {}, readOnly = false, schema = 'public' } = caller;
  for (const name of Object.keys(settings)) {
    if (!SETTING.test(name)) throw new Error(`The setting ${name} is not one of a request: name it request.…`);
  }
  const values: [name: string, value: string][] = [
    // pg_temp last: it would otherwise be searched first, and a temporary table could pass for a real one.
    ['search_path', `${nameInPath(schema)}, pg_temp`],
    ['request.jwt.claims', JSON.stringify({ ...claims, role })],
    ...Object.entries(settings),
  ];
  const limit = limitOf(caller);
  if (limit !== undefined) values.push(['statement_timeout', String(limit)]);
  if (readOnly) values.push(['transaction_read_only', 'on']);
  const calls = values.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
  if (role === 'authenticated' && isUuid(claims.sub)) calls.push(`set_config('role', auth.role_of_caller(), true)`);
  else calls.push(`set_config('role', '${role}', true)`);
  return { sql: `select ${calls.join(', ')}`, params: values.map(([, value]) => value) };
}
