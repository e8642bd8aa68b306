import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseError, type Session } from './database.ts';

/** A session that can also run a text of several statements. */
export interface ScriptSession extends Session {
  script(sql: string): Promise<void>;
}

/** What a new database is made from: the migrations up to one of them, squashed into one file per topic. */
export interface Schema {
  files: readonly { name: string; sql: string }[];
  /** Name of the last migration that the files contain. */
  through: string;
}

/** How a database gets to the newest version. */
export interface Route {
  migrations: readonly Migration[];
  /** Without it a new database runs through all migrations. */
  schema?: Schema;
}

/** The last migration whose effect database/schema/ contains; later ones are applied to new databases too. */
const SCHEMA_THROUGH = '0023_end_session.sql';

/** What migrations need from a database that is not open to others yet. */
export interface Migratable extends Session {
  transaction<T>(work: (session: ScriptSession) => Promise<T>): Promise<T>;
}

export interface Migration {
  /** `0001_name.sql`; the four digits are the order. */
  name: string;
  sql: string;
  checksum: string;
}

/** An arbitrary number that nothing else in the database locks; all migrating processes lock this one. */
const LOCK = 7_316_540_921;

const READ_APPLIED = 'select name, checksum from internal.migrations order by name';

/** Undefined table and schema: nothing was ever applied. */
const NOT_YET = ['42P01', '3F000'];

const CREATE_RECORD = `
  create schema if not exists internal;
  -- The migrations this database has had, and what each was.
  create table if not exists internal.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );`;

/** The product's migrations, in order. */
export function readMigrations(folder = new URL('./migrations/', import.meta.url)): Migration[] {
  return readSql(folder).map(({ name, sql }) => ({
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }));
}

/** The product's migrations, and the schema that a new database is made from (docs/decisions/016-a-new-database.md). */
export function readRoute(): Required<Route> {
  const files = readSql(new URL('./schema/', import.meta.url));
  return { migrations: readMigrations(), schema: { files, through: SCHEMA_THROUGH } };
}

function readSql(folder: URL): { name: string; sql: string }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  // Line endings do not count: a checkout on Windows has the same migration.
  return names.sort().map((name) => ({
    name,
    sql: readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n'),
  }));
}

/**
 * Brings the database to the newest migration, forward only, all in one transaction. Processes that start at once
 * queue up behind an advisory lock; if there is nothing to do, it takes one query.
 * @throws Error when an applied migration was changed, or the database is newer than this code
 */
export async function migrate(database: Migratable, route: Route = readRoute()): Promise<void> {
  if (requirePending(route.migrations, await readApplied(database)).length === 0) return;
  await database.transaction((session) => migrateIn(session, route));
}

/** The same in a transaction that is already open. */
export async function migrateIn(session: ScriptSession, { migrations, schema }: Route): Promise<void> {
  await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await session.script(CREATE_RECORD);
  const { rows } = await session.query<Applied>(READ_APPLIED);
  let pending = requirePending(migrations, rows);
  if (rows.length === 0 && schema) {
    const contained = pending.findIndex(({ name }) => name === schema.through) + 1;
    if (contained === 0) throw new Error(`There is no migration ${schema.through}, which database/schema/ goes up to.`);
    for (const { name, sql } of schema.files) await run(session, `schema/${name}`, sql);
    await record(session, pending.slice(0, contained));
    pending = pending.slice(contained);
  }
  for (const migration of pending) {
    await run(session, migration.name, migration.sql);
    await record(session, [migration]);
  }
}

async function run(session: ScriptSession, name: string, sql: string): Promise<void> {
  await session.script(sql).catch((cause: unknown) => {
    throw cause instanceof DatabaseError ? explainFailure(name, cause) : cause;
  });
}

async function record(session: ScriptSession, applied: readonly Migration[]): Promise<void> {
  const rows = JSON.stringify(applied.map(({ name, checksum }) => ({ name, checksum })));
  await session.query(
    'insert into internal.migrations (name, checksum) select name, checksum from json_to_recordset($1) as row (name text, checksum text)',
    [rows],
  );
}

interface Applied {
  name: string;
  checksum: string;
}

async function readApplied(database: Session): Promise<Applied[]> {
  try {
    return (await database.query<Applied>(READ_APPLIED)).rows;
  } catch (error) {
    if (error instanceof DatabaseError && NOT_YET.includes(error.code)) return [];
    throw error;
  }
}

/** The migrations still to be applied, after checking that the applied ones are ours. */
function requirePending(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  for (const [index, { name, checksum }] of applied.entries()) {
    const known = migrations[index];
    if (known?.name === name && known.checksum === checksum) continue;
    if (known?.name === name) {
      throw new Error(
        `The migration ${name} was changed after this database applied it. ` +
          'Put its text back as it was, and make the change in a new migration.',
      );
    }
    throw new Error(
      `This database has the migration ${name}, which this version of the product does not know. ` +
        'Start the newer version that applied it, or restore the backup from before.',
    );
  }
  return migrations.slice(applied.length);
}

function explainFailure(name: string, cause: DatabaseError): DatabaseError {
  const { code, detail, hint, constraint } = cause;
  return new DatabaseError(`Migration ${name}: ${cause.message}`, { code, detail, hint, constraint }, { cause });
}
