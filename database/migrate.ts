import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseError, type Session } from './database.ts';

/** A session that can also run a text of several statements. */
export interface ScriptSession extends Session {
  script(sql: string): Promise<void>;
}

/** What migrations need of a database that is not open to others yet. */
export interface Migratable extends Session {
  transaction<T>(work: (session: ScriptSession) => Promise<T>): Promise<T>;
}

export interface Migration {
  /** `0001_name.sql`; the four digits are the order. */
  name: string;
  sql: string;
  checksum: string;
}

/** Any number that nothing else in the database locks; all processes that migrate take this one. */
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
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    // Line ends do not count: a checkout on Windows is the same migration.
    const sql = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Brings the database to the newest migration, forward only, all in one transaction. Processes that start at once
 * queue up behind an advisory lock; when nothing is to be done it is one query.
 * @throws Error when an applied migration was changed, or the database is newer than this code
 */
export async function migrate(
  database: Migratable,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  if (requirePending(migrations, await readApplied(database)).length === 0) return;
  await database.transaction(async (session) => {
    await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await session.script(CREATE_RECORD);
    const { rows } = await session.query<Applied>(READ_APPLIED);
    for (const { name, sql, checksum } of requirePending(migrations, rows)) {
      await session.script(sql).catch((cause: unknown) => {
        throw cause instanceof DatabaseError ? explainFailure(name, cause) : cause;
      });
      await session.query('insert into internal.migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
  });
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

/** The migrations that are still to be applied, once those that were are known to be ours. */
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
