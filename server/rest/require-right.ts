import { type Database, DatabaseError, type Statement } from '#database/database.ts';
import type { Identity } from '../context.ts';
import type { TableName } from './read.ts';

/** The privilege that a method with a body needs on a table. */
const privileges: Readonly<Record<string, string>> = { POST: 'insert', PATCH: 'update' };

/**
 * Refuses a write that its role has no right to before the body is read: only for large bodies, where parsing in vain costs more than
 * asking. Whether the rows pass the policies is for the write itself.
 * @throws DatabaseError 42501, as the write would
 */
export async function requireTableRight(
  database: Database,
  { role }: Identity,
  method: string,
  { schema, name }: TableName,
): Promise<void> {
  const privilege = privileges[method];
  if (privilege === undefined) return;
  await require(database, `permission denied for table ${name}`, {
    sql: `select has_any_column_privilege($1::name, format('%I.%I', $2::text, $3::text), $4) as is_given`,
    params: [role, schema, name, privilege],
  });
}

/** The same for a function: the right to run any overload. @throws DatabaseError 42501 */
export async function requireCallRight(
  database: Database,
  { role }: Identity,
  schema: string,
  name: string,
): Promise<void> {
  await require(database, `permission denied for function ${name}`, {
    sql: `select coalesce(bool_or(has_function_privilege($1::name, p.oid, 'execute')), true) as is_given
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $2 and p.proname = $3`,
    params: [role, schema, name],
  });
}

async function require(database: Database, refusal: string, { sql, params }: Statement): Promise<void> {
  const { rows } = await database.query<{ is_given: boolean }>(sql, params);
  if (rows[0]?.is_given !== true) throw new DatabaseError(refusal, { code: '42501' });
}
