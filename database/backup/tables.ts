import type { Session } from '../database.ts';

/** The schemas whose rows are the installation's; `internal` has the record of migrations, which an archive keeps in its head. */
const OURS = `('public', 'auth', 'private')`;

/** A table with the columns that are kept: not those the database computes. */
export interface Table {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

/** Every table of the product, in the order of their names; what belongs to an extension is not ours, and what is unlogged is not kept. */
export async function readTables(session: Session): Promise<Table[]> {
  const { rows } = await session.query<{ schema: string; name: string; columns: string }>(`
    select n.nspname as schema, c.relname as name, json_agg(
      json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)::text as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ${OURS} and c.relkind = 'r' and c.relpersistence = 'p'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`);
  return rows.map(({ schema, name, columns }) => ({ schema, name, columns: JSON.parse(columns) }));
}

/** The sequences and where they are; null for one that was never used. */
export async function readSequences(session: Session): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await session.query<{ name: string; value: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ${OURS} order by 1`);
  return rows;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function nameOf({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${quote(schema)}.${quote(name)}`;
}

/** Who may read all rows: row level security binds even the login that owns the tables. */
export function readerOf({ schema }: Pick<Table, 'schema'>): 'auth_admin' | 'service_role' {
  return schema === 'auth' ? 'auth_admin' : 'service_role';
}
