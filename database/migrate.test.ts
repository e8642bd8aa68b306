import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { DatabaseError } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { PgliteDatabase } from './pglite.ts';
import { createPostgresqlDatabase } from './testing/describe-each-database.ts';
import { openEmpty } from './testing/prepared.ts';

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: `checksum of ${sql}` });
const first = migration('0001_first.sql', 'create table public.first (id integer);');
const second = migration('0002_second.sql', 'create table public.second (id integer); select 1;');

describe('migrations', () => {
  let database: PgliteDatabase;
  beforeEach(async () => {
    database = await openEmpty();
  });
  afterEach(() => database.close());

  const applied = async () => (await database.query('select name from internal.migrations order by name')).rows;

  test('are applied in order, each once', async () => {
    await migrate(database, { migrations: [first] });
    await migrate(database, { migrations: [first, second] });
    await migrate(database, { migrations: [first, second] });
    expect(await applied()).toEqual([{ name: first.name }, { name: second.name }]);
    await database.query('select * from public.second');
  });

  test('leave nothing behind when one fails, and say which', async () => {
    const broken = migration('0002_broken.sql', 'create table public.half (id integer); select 1 / 0;');
    const failure = migrate(database, { migrations: [first, broken] });
    await expect(failure).rejects.toThrow('Migration 0002_broken.sql: division by zero');
    await expect(failure).rejects.toBeInstanceOf(DatabaseError);
    await expect(database.query('select * from public.first')).rejects.toMatchObject({ code: '42P01' });
    await migrate(database, { migrations: [first, second] });
    expect(await applied()).toHaveLength(2);
  });

  test('that were changed after they were applied are refused', async () => {
    await migrate(database, { migrations: [first] });
    const changed = { ...first, checksum: 'another' };
    await expect(migrate(database, { migrations: [changed, second] })).rejects.toThrow(
      '0001_first.sql was changed after',
    );
  });

  test('applied by a newer version of the product are refused', async () => {
    await migrate(database, { migrations: [first, second] });
    await expect(migrate(database, { migrations: [first] })).rejects.toThrow('does not know');
  });
});

test('a migration is the same with Windows line endings, and a different one with different text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-migrations-'));
  const checksum = (sql: string) => {
    writeFileSync(join(folder, '0001_a.sql'), sql);
    return readMigrations(pathToFileURL(`${folder}/`))[0]?.checksum;
  };
  expect(checksum('select 1;\r\nselect 2;\r\n')).toBe(checksum('select 1;\nselect 2;\n'));
  expect(checksum('select 1;\n')).not.toBe(checksum('select 2;\n'));
  rmSync(folder, { recursive: true });
});

test('the migrations are numbered without gaps', () => {
  const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe.skipIf(inject('databases').postgresql === null)('processes that start at once', () => {
  const drops: (() => Promise<void>)[] = [];

  /** @returns the addresses of new, empty databases for the product's login */
  async function createEmpty(count: number): Promise<string[]> {
    const made = await Promise.all(Array.from({ length: count }, () => createPostgresqlDatabase({ isEmpty: true })));
    drops.push(...made.map(({ drop }) => drop));
    return made.map(({ url }) => url);
  }

  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop();
  });

  const start = (url: string) => openDatabase({ url, dataDir: '', poolSize: 1 });

  test('on one empty database apply the migrations once', async () => {
    const [url = ''] = await createEmpty(1);
    const opened = await Promise.all(Array.from({ length: 4 }, () => start(url)));
    const counts = await Promise.all(
      opened.map((database) => database.query('select count(*)::integer as count from internal.migrations')),
    );
    for (const { rows } of counts) expect(rows).toEqual([{ count: readMigrations().length }]);
    await Promise.all(opened.map((database) => database.close()));
  });

  test('on several empty databases of one cluster share its roles', async () => {
    const opened = await Promise.all((await createEmpty(4)).map(start));
    await Promise.all(opened.map((database) => database.close()));
    expect(opened).toHaveLength(4);
  });
});
