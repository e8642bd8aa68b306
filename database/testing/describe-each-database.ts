import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../database.ts';

import { openPostgresql } from '../postgresql.ts';
import { loginUrl } from './global-setup.ts';
import { openMigrated } from './prepared.ts';
import { findPgbouncer, startPgbouncer } from './start-pgbouncer.ts';

interface FreshDatabase {
  database: Database;
  drop(): Promise<void>;
}

/**
 * A `describe` for each database engine, whose `getDatabase()` is a migrated database of its own. Where PostgreSQL
 * is not available, its half is skipped (and the run has said so).
 */
export function describeEachDatabase(title: string, body: (getDatabase: () => Database) => void): void {
  onEachDatabase(title, { open: openFreshPglite }, { open: openFreshPostgresql }, body);
}

/** The same, and once more through PgBouncer; where it is not installed the title of what is skipped says so. */
export function describeEachConnection(title: string, body: (getDatabase: () => Database) => void): void {
  describeEachDatabase(title, body);
  const version = findPgbouncer();
  describe.skipIf(version === null || inject('databases').postgresql === null)(
    `${title} through PgBouncer ${version ?? '(not installed)'}`,
    () => withDatabase({ open: openFreshPooled }, body),
  );
}

/** The same on databases that the files of a worker share: for tests that roll back whatever they do. */
export function describeEachSharedDatabase(title: string, body: (getDatabase: () => Database) => void): void {
  onEachDatabase(title, sharedPglite, sharedPostgresql, body);
}

function onEachDatabase(
  title: string,
  pglite: Source,
  postgresql: Source,
  body: (getDatabase: () => Database) => void,
): void {
  describe(`${title} on PGlite`, () => withDatabase(pglite, body));
  describe.skipIf(inject('databases').postgresql === null)(`${title} on PostgreSQL`, () =>
    withDatabase(postgresql, body),
  );
}

/** Where a file's tests get their database from, and whether it goes with them. */
interface Source {
  open: () => Promise<FreshDatabase>;
  isShared?: boolean;
}

/** One database for all that open it; it ends with the worker. */
function share(open: () => Promise<FreshDatabase>): Source {
  let opened: Promise<FreshDatabase> | undefined;
  return {
    isShared: true,
    open: () => {
      opened ??= open();
      return opened;
    },
  };
}

function withDatabase({ open, isShared }: Source, body: (getDatabase: () => Database) => void): void {
  let fresh: FreshDatabase | undefined;
  beforeAll(async () => {
    fresh = await open();
  });
  afterAll(async () => {
    if (isShared) return;
    await fresh?.database.close();
    await fresh?.drop();
  });
  body(() => {
    if (!fresh) throw new Error('The database exists once the tests run: call getDatabase() inside a test.');
    return fresh.database;
  });
}

async function openFreshPglite(): Promise<FreshDatabase> {
  return { database: await openMigrated(), drop: async () => {} };
}

async function openFreshPostgresql(): Promise<FreshDatabase> {
  const { url, drop } = await createPostgresqlDatabase();
  const pooled = inject('databases').postgresql?.pooler;
  const through = pooled ? Object.assign(new URL(url), { host: pooled }).href : url;
  return { database: await openPostgresql({ url: through, directUrl: url, poolSize: 5 }), drop };
}

async function openFreshPooled(): Promise<FreshDatabase> {
  const { url, drop } = await createPostgresqlDatabase();
  const bouncer = await startPgbouncer(url);
  return {
    database: await openPostgresql({ url: bouncer.url, directUrl: url, poolSize: 5 }),
    async drop() {
      await bouncer.stop();
      await drop();
    },
  };
}

const sharedPglite = share(openFreshPglite);
const sharedPostgresql = share(openFreshPostgresql);

/** A database on the run's PostgreSQL, migrated unless it should be empty, and its URL for the login that owns it. */
export async function createPostgresqlDatabase({
  isEmpty = false,
} = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const { postgresql } = inject('databases');
  if (postgresql === null) throw new Error('This run has no PostgreSQL.');
  const name = `shortlist_test_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (sql: string): Promise<void> => {
    const admin = new Client({ connectionString: postgresql.adminUrl });
    await admin.connect();
    await admin.query(sql);
    await admin.end();
  };
  await asAdmin(
    `create database ${name} template ${isEmpty ? 'template0' : postgresql.template} owner ${postgresql.login}`,
  );
  return {
    url: loginUrl(postgresql, name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}
