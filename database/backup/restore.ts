import type { Session } from '../database.ts';
import { type Migratable, type Migration, migrateIn, readRoute, type ScriptSession } from '../migrate.ts';
import type { Head, Line } from './dump.ts';
import { nameOf, quote, readTables, type Table } from './tables.ts';

/** An archive that does not fit: what is wrong and what to do. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** Removes what migrations make. The schema public itself stays: it was there before them, and belongs to the database's owner. */
const REMOVE = `do $$
declare
  command text;
begin
  drop schema if exists auth, private, internal, extensions cascade;
  for command in
    select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  loop execute command; end loop;
  for command in
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop execute command; end loop;
end
$$`;

/**
 * Replaces everything in the database with a dump, in one transaction: when anything fails, nothing has changed. A dump of an older version is
 * read into that version's tables, which are then migrated.
 * @param finish is done last in the same transaction
 * @returns the number of rows
 * @throws RestoreError when the dump was made by a newer version or is not whole
 */
export async function restoreDatabase(
  database: Migratable,
  lines: AsyncIterable<Line>,
  finish: (session: Session) => Promise<void> = async () => {},
): Promise<number> {
  return database.transaction(async (session) => {
    // A restore takes as long as it takes.
    await session.query(`select set_config('statement_timeout', '0', true)`);
    const iterator = lines[Symbol.asyncIterator]();
    const first = await iterator.next();
    if (first.done || first.value.kind !== 'head') throw new RestoreError('This is no dump of Shortlist.');
    const head = first.value;
    const { migrations, schema } = readRoute();
    const applied = requireKnown(head, migrations);
    const isCurrent = applied.length === migrations.length && (await isAt(session, migrations));
    if (!isCurrent) await rebuild(session, applied, schema);
    const count = await refill(session, iterator);
    for (const { name, value } of head.sequences) {
      if (value !== null) await session.query(`select setval($1::regclass, $2::bigint)`, [name, value]);
    }
    if (applied.length < migrations.length) await migrateIn(session, { migrations });
    // What running servers keep in memory.
    await session.query(`select pg_notify('pgrst', 'reload schema'), pg_notify('system_settings', '')`);
    await finish(session);
    return count;
  });
}

/** The migrations that the dumped database had. */
function requireKnown({ migrations: dumped, format }: Head, known: readonly Migration[]): readonly Migration[] {
  const isKnown = dumped.every(
    ({ name, checksum }, at) => known[at]?.name === name && known[at]?.checksum === checksum,
  );
  if (format !== 1 || dumped.length > known.length || !isKnown) {
    const last = dumped.at(-1)?.name ?? 'none';
    throw new RestoreError(
      `The archive was made by a newer version (its last migration is ${last}). Restore it with that version.`,
    );
  }
  return known.slice(0, dumped.length);
}

async function isAt(session: Session, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await session.query<{ count: number }>('select count(*)::integer as count from internal.migrations');
  return rows[0]?.count === migrations.length;
}

/** An empty database of the dump's version. */
async function rebuild(
  session: ScriptSession,
  applied: readonly Migration[],
  schema: { through: string },
): Promise<void> {
  await session.script(REMOVE);
  const isSquashed = applied.some(({ name }) => name === schema.through);
  await migrateIn(session, isSquashed ? { ...readRoute(), migrations: applied } : { migrations: applied });
}

/** Empties every table and fills it from the lines; triggers, policies and references come back when the rows are there. */
async function refill(session: ScriptSession, lines: AsyncIterator<Line>): Promise<number> {
  const tables = await readTables(session);
  const names = tables.map(nameOf);
  const references = await readReferences(session);
  const forced = await readForced(session);
  for (const { table, name } of references) await session.script(`alter table ${table} drop constraint ${quote(name)}`);
  // Before they are emptied: the audit log has a trigger that keeps it.
  for (const table of names) await session.script(`alter table ${table} disable trigger user`);
  // The very first migration makes none.
  if (names.length > 0) await session.script(`truncate ${names.join(', ')}`);
  for (const table of forced) await session.script(`alter table ${table} no force row level security`);
  const count = await fill(session, lines);
  for (const table of forced) await session.script(`alter table ${table} force row level security`);
  for (const table of names) await session.script(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of references) {
    await session.script(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  }
  return count;
}

async function fill(session: Session, lines: AsyncIterator<Line>): Promise<number> {
  let insert = '';
  let count = 0;
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new RestoreError('The archive ends too early: it is not whole.');
    if (line.kind === 'table') insert = insertOf(line);
    else if (line.kind === 'rows') count += (await session.query(insert, [JSON.stringify(line.rows)])).rowCount;
    else if (line.kind === 'end') {
      if (line.rows !== count) throw new RestoreError(`The archive has ${count} rows, not the ${line.rows} it says.`);
      return count;
    }
  }
}

function insertOf(table: Table): string {
  const names = table.columns.map(({ name }) => quote(name)).join(', ');
  const values = table.columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  return `insert into ${nameOf(table)} (${names}) overriding system value select ${values} from json_array_elements($1::json) line`;
}

async function readReferences(session: Session): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await session.query<{ table: string; name: string; definition: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname in ('public', 'auth', 'private') order by 1, 2`);
  return rows;
}

async function readForced(session: Session): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relforcerowsecurity and n.nspname in ('public', 'auth', 'private') order by 1`);
  return rows.map(({ name }) => name);
}
