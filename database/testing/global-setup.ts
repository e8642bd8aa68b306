import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../open.ts';
import { prepareMigrated } from './prepared.ts';
import { startPgbouncer } from './start-pgbouncer.ts';
import { type RunningPostgresql, startPostgresql } from './start-postgresql.ts';

/** Where a test file finds the databases of this run; null if PostgreSQL is not available. */
export interface TestDatabases {
  postgresql: {
    /** URL for a login that creates and drops databases. */
    adminUrl: string;
    /** A migrated database to copy. */
    template: string;
    /** Owner of the copies: no superuser, like the login of a hosted PostgreSQL. */
    login: string;
    /** Host and port of a PgBouncer in front of it, with TEST_PGBOUNCER set; else null. */
    pooler: string | null;
  } | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

const stops: (() => Promise<void>)[] = [];

/** Vitest's globalSetup: one PostgreSQL for the whole run, and one migrated PGlite for all files to copy. */
export async function setup(project: TestProject): Promise<void> {
  const [postgresql] = await Promise.all([preparePostgresql(), prepareMigrated()]);
  project.provide('databases', { postgresql });
}

export async function teardown(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

async function preparePostgresql(): Promise<TestDatabases['postgresql']> {
  try {
    const adminUrl = process.env.TEST_DATABASE_URL ?? (await startOwn()).url;
    return await makeTemplate(adminUrl);
  } catch (error) {
    const line = '='.repeat(100);
    console.error(`\n${line}\nPOSTGRESQL IS NOT TESTED: ${String(error)}`);
    console.error(
      `Its half of the database tests is skipped. Set TEST_DATABASE_URL to a superuser's address.\n${line}\n`,
    );
    return null;
  }
}

async function startOwn(): Promise<RunningPostgresql> {
  const running = await startPostgresql();
  stops.push(running.stop);
  return running;
}

async function makeTemplate(adminUrl: string): Promise<TestDatabases['postgresql']> {
  const suffix = randomUUID().slice(0, 8);
  const login = `shortlist_test_${suffix}`;
  const template = `shortlist_template_${suffix}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create role ${login} login createrole password '${login}'`);
  // Roles belong to the cluster; existing ones were created by another login.
  const { rows } = await admin.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'auth_admin', 'authenticated_admin')`,
  );
  for (const { rolname } of rows) await admin.query(`grant ${rolname} to ${login}`);
  await admin.query(`create database ${template} owner ${login}`);
  stops.push(async () => {
    await dropDatabasesOf(admin, login);
    await admin.query(`drop owned by ${login} cascade`).catch(() => {});
    await admin.query(`drop role ${login}`).catch(() => {});
    await admin.end();
  });
  const database = await openDatabase({ url: loginUrl({ adminUrl, login }, template), dataDir: '', poolSize: 1 });
  await database.close();
  return { adminUrl, template, login, pooler: await startPooler(loginUrl({ adminUrl, login }, template)) };
}

/** The template, and the databases that files shared. */
async function dropDatabasesOf(admin: Client, login: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where pg_get_userbyid(datdba) = $1',
    [login],
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
}

/** `TEST_PGBOUNCER=1` runs all database tests through one, with fewer connections than any test has callers. */
async function startPooler(url: string): Promise<string | null> {
  if (!process.env.TEST_PGBOUNCER) return null;
  const bouncer = await startPgbouncer(url);
  stops.push(bouncer.stop);
  return new URL(bouncer.url).host;
}

/** The URL of a database for the login that owns it. */
export function loginUrl({ adminUrl, login }: { adminUrl: string; login: string }, database: string): string {
  const url = new URL(adminUrl);
  url.username = login;
  url.password = login;
  url.pathname = `/${database}`;
  return url.href;
}
