import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkDatabase } from '#database/backup/check.ts';
import { dumpDatabase, type Line } from '#database/backup/dump.ts';
import { restoreDatabase } from '#database/backup/restore.ts';
import type { Database } from '#database/database.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import type { PgliteDatabase } from '#database/pglite.ts';
import { openPostgresql } from '#database/postgresql.ts';
import { createPostgresqlDatabase } from '#database/testing/describe-each-database.ts';
import { describeSchema } from '#database/testing/describe-schema.ts';
import { openEmpty, openMigrated } from '#database/testing/prepared.ts';
import { readEnv } from '../env.ts';
import { createTestApp } from '../testing/test-app.ts';
import { backUp, checkArchive, restore } from './archive-file.ts';
import { createBackups } from './backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'shortlist-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = () => {
  files += 1;
  return join(folder, `${files}.backup`);
};

/** All rows, those of a table in the order of their text. */
async function rowsOf(database: Database): Promise<Line[]> {
  const lines: Line[] = [];
  let rows: (string | null)[][] = [];
  await dumpDatabase(database, async (line) => {
    if (line.kind === 'rows') rows.push(...line.rows);
    else {
      lines.push({ kind: 'rows', rows: rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) });
      rows = [];
      lines.push(line.kind === 'head' ? { ...line, engine: '', madeAt: '' } : line);
    }
  });
  return lines;
}

let people = 0;
/** People with analyses, sessions, an administrator and texts that are hard to copy. */
async function fill(database: Database): Promise<void> {
  people += 1;
  const product = await createTestApp(database);
  const person = await product.signUp(`ada-${people}@example.org`);
  const admin = await product.signUp(`admin-${people}@example.org`);
  const token = product.services.keys.serviceKey;
  await product.send('/rest/v1/user_roles', { token, body: { user_id: admin.id, role: 'admin' } });
  const texts = ['line\nline\t"quoted" \\ \u2028 ünï 𝒳', '{}', 'null', ' '];
  const saved = await product.send('/rest/v1/resumes', {
    token: person.accessToken,
    body: texts.map((text) => ({
      job_title: null,
      resume_text: text,
      job_description: text,
      match_score: 100 / 3,
      keyword_matches: [{ keyword: text, found: true, locations: [text] }],
    })),
  });
  expect(saved.status).toBe(201);
  await product.close();
}

describe('on the embedded database', () => {
  let source: PgliteDatabase;
  const archive = newFile();
  beforeAll(async () => {
    source = await openMigrated();
    await fill(source);
    writeFileSync(join(folder, 'keys.json'), '{"of": "the source"}');
    await backUp(source, folder, archive, 'a key of twenty signs');
  });
  afterAll(() => source.close());

  test('a backup restores into another installation, row by row, with its keys and the whole schema', async () => {
    const target = await openMigrated();
    await fill(target);
    const dataDir = mkdtempSync(join(folder, 'target-'));
    writeFileSync(join(dataDir, 'keys.json'), '{"of": "the target"}');
    const schema = await describeSchema(target);
    const { rows, engine } = await restore(target, dataDir, archive, 'a key of twenty signs');
    expect([rows > 10, engine]).toEqual([true, 'pglite']);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await describeSchema(target)).toEqual(schema);
    expect(await checkDatabase(target)).toEqual({ rows, faults: [] });
    expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toBe('{"of": "the source"}');
    expect(readFileSync(join(dataDir, 'keys.json.before-restore'), 'utf8')).toBe('{"of": "the target"}');
    // The triggers work again.
    await fill(target);
    expect((await checkDatabase(target)).faults).toEqual([]);
    await target.close();
  });

  test('a damaged, cut off or foreign file, or another key, changes nothing and says so', async () => {
    const target = await openMigrated();
    const before = await rowsOf(target);
    const bytes = readFileSync(archive);
    const flipped = Uint8Array.from(bytes);
    flipped[bytes.length - 100] = (flipped[bytes.length - 100] ?? 0) ^ 1;
    const broken: [Uint8Array, string | null, RegExp][] = [
      [flipped, 'a key of twenty signs', /damaged/],
      [bytes.subarray(0, -50), 'a key of twenty signs', /damaged/],
      [bytes, 'another key of twenty', /BACKUP_KEY is not the one/],
      [bytes, null, /is encrypted: set BACKUP_KEY/],
      [Buffer.from('SQLite format 3'), null, /no backup of Shortlist/],
    ];
    for (const [content, key, said] of broken) {
      const file = newFile();
      writeFileSync(file, content);
      await expect(restore(target, folder, file, key)).rejects.toThrow(said);
    }
    // One that is whole in itself, with a row that the tables refuse, is undone.
    const lines: Line[] = [];
    await dumpDatabase(source, async (line) => void lines.push(line));
    const wrong = lines.filter((line) => !(line.kind === 'table' && line.name === 'users'));
    await expect(restoreDatabase(target, toAsync(wrong))).rejects.toThrow();
    expect(await rowsOf(target)).toEqual(before);
    await target.close();
  });

  test('a backup of an older version restores and is migrated, one of a newer version is refused', async () => {
    const old = await openEmpty();
    await migrate(old, { migrations: readMigrations().slice(0, 4) });
    await old.transaction(async (session) => {
      await session.query(`select set_config('role', 'auth_admin', true)`);
      await session.query(`insert into auth.users (email) values ('early@example.org')`);
      await session.query(`select set_config('role', 'service_role', true)`);
      await session.query(`insert into public.resumes (user_id, resume_text, job_description, match_score)
        select id, 'Ten years of bees', 'Wanted: a beekeeper', 80 from public.profiles`);
    });
    const lines: Line[] = [];
    await dumpDatabase(old, async (line) => void lines.push(line));
    await old.close();
    const target = await openMigrated();
    const schema = await describeSchema(target);
    await restoreDatabase(target, toAsync(lines));
    expect(await describeSchema(target)).toEqual(schema);
    expect(await checkDatabase(target)).toMatchObject({ faults: [] });
    if (inject('databases').postgresql !== null) await expectOnServer(lines, await rowsOf(target));
    const found = await rowsOf(target);
    expect(JSON.stringify(found)).toContain('Ten years of bees');
    const newer = lines.map((line) =>
      line.kind === 'head'
        ? { ...line, migrations: [...line.migrations, { name: '9999_later.sql', checksum: '' }] }
        : line,
    );
    await expect(restoreDatabase(target, toAsync(newer))).rejects.toThrow('made by a newer version');
    expect(await rowsOf(target)).toEqual(found);
    await target.close();
  });

  test('a backup of the oldest landed migration restores, and is migrated from there', async () => {
    const oldest = await openEmpty();
    await migrate(oldest, { migrations: readMigrations().slice(0, 1) });
    const lines: Line[] = [];
    await dumpDatabase(oldest, async (line) => void lines.push(line));
    await oldest.close();
    const target = await openMigrated();
    await fill(target);
    const schema = await describeSchema(target);
    await restoreDatabase(target, toAsync(lines));
    expect(await describeSchema(target)).toEqual(schema);
    expect((await target.query('select from auth.users')).rowCount).toBe(0);
    await fill(target);
    expect((await checkDatabase(target)).faults).toEqual([]);
    await target.close();
  });

  test('a check names broken references, broken rules and wrong counts', async () => {
    const target = await openMigrated();
    await fill(target);
    // As a damaged disk would: nothing watches.
    await target.query('set session_replication_role = replica');
    await target.query('alter table public.resumes drop constraint resumes_match_score_check');
    await target.query(
      'update public.resumes set match_score = 1000 where ctid in (select ctid from public.resumes limit 1)',
    );
    await target.query(
      'alter table public.resumes add constraint resumes_match_score_check check (match_score between 0 and 100) not valid',
    );
    await target.query(`delete from public.profiles where email like 'ada-%'`);
    await target.query(`delete from auth.users where email like 'ada-%'`);
    const { faults } = await checkDatabase(target);
    expect(faults.map(({ where, what }) => `${where}: ${what}`)).toEqual(
      expect.arrayContaining([
        'public.resumes: 1 rows break resumes_match_score_check',
        'public.resumes: 4 rows break resumes_user_id_fkey',
        'public.profiles: its counter is off by 1',
      ]),
    );
    await target.close();
  });

  test('the schedule makes one when it is due, and keeps the newest', async () => {
    const dir = join(folder, 'scheduled');
    const env = readEnv({ BACKUP_EVERY: '1h', BACKUP_KEEP: '2', BACKUP_DIR: dir, DATA_DIR: folder });
    const backups = createBackups(source, env, pino({ level: 'silent' }));
    const made = await backups.makeIfDue(3600);
    expect(await checkArchive(join(dir, made?.name ?? ''), null)).toMatchObject({ rows: made?.rows });
    expect(await backups.makeIfDue(3600)).toBeNull();
    const long = new Date('2026-01-01');
    for (const day of ['01', '02'])
      writeFileSync(join(dir, `shortlist-2026-01-${day}T00-00-00-000Z.backup`), '', { mode: 0o600 });
    for (const name of readdirSync(dir)) utimesSync(join(dir, name), long, long);
    const next = await backups.makeIfDue(3600);
    expect(readdirSync(dir)).toEqual([made?.name, next?.name]);
  });
});

describe.skipIf(inject('databases').postgresql === null)('on PostgreSQL', () => {
  let url = '';
  let drop = async () => {};
  beforeAll(async () => {
    ({ url, drop } = await createPostgresqlDatabase());
  });
  afterAll(() => drop());

  test('an installation moves there and back, equal row by row, with a login that is no superuser', async () => {
    const [embedded, back, server] = [
      await openMigrated(),
      await openMigrated(),
      await openPostgresql({ url, poolSize: 2 }),
    ];
    await fill(embedded);
    const [there, home] = [newFile(), newFile()];
    await backUp(embedded, folder, there, null);
    await fill(server);
    await restore(server, folder, there, null);
    expect(await rowsOf(server)).toEqual(await rowsOf(embedded));
    expect(await checkDatabase(server)).toMatchObject({ faults: [] });
    await backUp(server, folder, home, null);
    await restore(back, folder, home, null);
    expect(await rowsOf(back)).toEqual(await rowsOf(embedded));
    for (const database of [embedded, back, server]) await database.close();
  });

  test('a backup under load has everything acknowledged before, and nothing by half', async () => {
    const server = await openPostgresql({ url, poolSize: 6 });
    await fill(server);
    const acknowledged = new Set<number>();
    let isOver = false;
    /** Two rows in one transaction: a backup has both or none. */
    const writer = async (first: number): Promise<void> => {
      for (let at = first; !isOver; at += 4) {
        await server.transaction(async (session) => {
          await session.query(`select set_config('role', 'service_role', true)`);
          for (const half of ['a', 'b'])
            await session.query(
              `insert into public.resumes (user_id, job_title, resume_text, job_description, match_score)
               select id, $1, $2, 'posting', 1 from public.profiles limit 1`,
              [`${half}${at}`, 'x'.repeat(20_000)],
            );
        });
        acknowledged.add(at);
      }
    };
    const writers = [0, 1, 2, 3].map(writer);
    await expect.poll(() => acknowledged.size, { interval: 10 }).toBeGreaterThan(20);
    const before = [...acknowledged];
    const file = newFile();
    await backUp(server, folder, file, null);
    isOver = true;
    await Promise.all(writers);
    expect(acknowledged.size).toBeGreaterThan(before.length);
    const target = await openMigrated();
    await restore(target, folder, file, null);
    const titles = await target.transaction(async (session) => {
      await session.query(`select set_config('role', 'service_role', true)`);
      return (
        await session.query<{ title: string }>(
          `select job_title as title from public.resumes where job_title ~ '^[ab]\\d'`,
        )
      ).rows;
    });
    const kept = new Set(titles.map(({ title }) => title));
    expect(before.filter((at) => !kept.has(`a${at}`) || !kept.has(`b${at}`))).toEqual([]);
    expect([...kept].filter((title) => !kept.has(`${title.startsWith('a') ? 'b' : 'a'}${title.slice(1)}`))).toEqual([]);
    await target.close();
    await server.close();
  });
});

/** The same on a server, whose login is no superuser. */
async function expectOnServer(lines: readonly Line[], rows: readonly Line[]): Promise<void> {
  const { url, drop } = await createPostgresqlDatabase();
  const server = await openPostgresql({ url, poolSize: 1 });
  const schema = await describeSchema(server);
  await restoreDatabase(server, toAsync(lines));
  expect(await describeSchema(server)).toEqual(schema);
  // Not the rows themselves: migrations have put the time into some.
  const counts = (read: readonly Line[]) => read.map((line) => (line.kind === 'rows' ? line.rows.length : line.kind));
  expect(counts(await rowsOf(server))).toEqual(counts(rows));
  await server.close();
  await drop();
}

async function* toAsync(lines: readonly Line[]): AsyncGenerator<Line> {
  yield* lines;
}
