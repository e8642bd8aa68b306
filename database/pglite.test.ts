import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUser, asUserBatch } from './as-user.ts';
import { lockFolder } from './folder-lock.ts';
import { openDatabase } from './open.ts';
import { openPglite, type PgliteDatabase } from './pglite.ts';

const program = fileURLToPath(new URL('./testing/folder-program.ts', import.meta.url));
const fullDisk = new URL('./testing/full-disk.ts', import.meta.url).href;

/** A statement that takes minutes. */
const ENDLESS = 'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b';

/** Milliseconds: long enough for an ordinary statement on a busy machine; an endless one burns the processor for as long. */
const LIMIT = 900;

/** Creating a database takes seconds, copying its files does not. */
let template: string;
let folder: string;
const open: PgliteDatabase[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'shortlist-pglite-'));
  const database = await openPglite({ dataDir: template });
  await database.query('create table public.kept (id integer)');
  await database.close();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shortlist-pglite-'));
  cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of open.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openFolder(statementLimit?: number): Promise<PgliteDatabase> {
  const database = await openPglite({ dataDir: folder, ...(statementLimit === undefined ? {} : { statementLimit }) });
  open.push(database);
  return database;
}

/** Starts another process that writes to the folder, and waits for its first acknowledged rows. */
async function startWriter(): Promise<{ child: ChildProcess; acknowledged(): number }> {
  const child = spawn(process.execPath, [program, folder, 'write'], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let last = 0;
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      last = Number(line);
      if (last >= 20) resolve();
    });
  });
  return { child, acknowledged: () => last };
}

describe('a data folder', () => {
  test('that another process uses is refused, with its process id and what to do', async () => {
    const { child } = await startWriter();
    const refusal = openFolder();
    await expect(refusal).rejects.toThrow(
      `The data folder ${folder} is in use by another process (process ${child.pid})`,
    );
    await expect(refusal).rejects.toThrow('DATA_DIR');
    expect(child.exitCode).toBeNull();
  });

  test('is free as soon as its process is killed, and has every acknowledged row', async () => {
    const { child, acknowledged } = await startWriter();
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    const database = await openFolder();
    const { rows } = await database.query<{ count: number }>('select count(*)::integer as count from written');
    expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged());
  });

  test('that is open in this process is refused a second time, and free after closing', async () => {
    const first = await openFolder();
    await expect(openFolder()).rejects.toThrow('is in use');
    await first.close();
    await expect(openFolder()).resolves.toBeDefined();
  });

  test.skipIf(process.platform === 'win32')('keeps its database from everybody else on the machine', async () => {
    chmodSync(join(folder, 'postgres'), 0o755);
    await openFolder();
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  test.skipIf(process.platform === 'win32')('that is made here can be entered by its owner alone', () => {
    const made = join(folder, 'made');
    lockFolder(made).release();
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  test('that cannot be written says so', async () => {
    const file = join(folder, 'file');
    mkdirSync(file);
    // Root may write everywhere; even root cannot create a path below a file.
    chmodSync(file, 0o500);
    const place = process.getuid?.() === 0 ? '/proc/version' : file;
    await expect(openPglite({ dataDir: place })).rejects.toMatchObject({ code: expect.stringMatching(/^E/) });
  });

  test('whose first start was interrupted starts from scratch', async () => {
    const unfinished = join(folder, 'postgres.unfinished');
    renameSync(join(folder, 'postgres'), unfinished);
    writeFileSync(join(unfinished, 'PG_VERSION'), '');
    await openFolder();
    expect(existsSync(unfinished)).toBe(false);
    // Creating a database takes longest here, and even longer on a busy machine.
  }, 90_000);

  test('with a broken database says what to do, and is released', async () => {
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), 'broken');
    const refusal = openFolder();
    await expect(refusal).rejects.toThrow(`The database in ${folder} cannot be opened. Restore it`);
    cpSync(join(template, 'postgres'), join(folder, 'postgres'), { recursive: true });
    await expect(openFolder()).resolves.toBeDefined();
  });

  test('keeps what was written after closing and reopening', async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.query('insert into public.kept values (1)');
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    expect(await second.query('select id from public.kept')).toMatchObject({ rows: [{ id: 1 }] });
    await second.close();
  });
});

describe('a statement that runs too long', () => {
  test('is canceled, with the event loop free meanwhile; the calls behind it find what was acknowledged', async () => {
    const database = await openFolder(LIMIT);
    await database.query('insert into public.kept values (1)');
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    const slow = database.query(ENDLESS);
    const behind = database.query('select id from public.kept');
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
    expect(await behind).toMatchObject({ rows: [{ id: 1 }] });
  });

  test('does not stop those behind it from running, each of them once', async () => {
    const database = await openFolder(LIMIT);
    const slow = database.query(ENDLESS);
    const behind = Array.from({ length: 50 }, (_, id) => database.query('insert into public.kept values ($1)', [id]));
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    await Promise.all(behind);
    const { rows } = await database.query('select count(*)::integer as count, max(id) as last from public.kept');
    expect(rows).toEqual([{ count: 50, last: 49 }]);
  });

  test('ends its transaction, and later statements of it cannot run on their own', async () => {
    const database = await openFolder(LIMIT);
    const transaction = database.transaction(async (session) => {
      await session.query('insert into public.kept values (1)');
      await session.query(ENDLESS).catch(() => {});
      await session.query('insert into public.kept values (2)');
    });
    await expect(transaction).rejects.toMatchObject({ code: '08006' });
    expect(await database.query('select id from public.kept')).toMatchObject({ rows: [] });
  });

  test('has a lower limit for a person’s request, in a batch and in a transaction', async () => {
    const database = await openFolder();
    await database.query('create role authenticated');
    const caller = { role: 'authenticated', claims: {}, statementLimit: LIMIT } as const;
    const behind = [asUserBatch(database, caller, [{ sql: ENDLESS }]), database.query('select 1 as one')];
    await expect(behind[0]).rejects.toMatchObject({ code: '57014' });
    await expect(behind[1]).resolves.toMatchObject({ rows: [{ one: 1 }] });
    const transaction = asUser(database, caller, (session) => session.query(ENDLESS));
    await expect(transaction).rejects.toMatchObject({ code: '57014' });
  });

  test('does not disturb listeners', async () => {
    const database = await openFolder(LIMIT);
    let hear: (payload: string) => void = () => {};
    const heard = new Promise<string>((resolve) => {
      hear = resolve;
    });
    await database.listen('news', (payload) => hear(payload));
    await expect(database.query(ENDLESS)).rejects.toMatchObject({ code: '57014' });
    await database.query(`select pg_notify('news', 'still here')`);
    expect(await heard).toBe('still here');
  });
});

test('only a limited number of statements stays prepared, however many different texts there are', async () => {
  const database = await openFolder();
  for (let index = 0; index < 600; index += 1) await database.query(`select ${index}`);
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from pg_prepared_statements',
  );
  expect(rows[0]?.count).toBeGreaterThan(200);
  expect(rows[0]?.count).toBeLessThan(300);
});

describe('a full disk', () => {
  test('is an error that says what to do; with room again the process goes on, and no acknowledged row is lost', async () => {
    const flag = join(tmpdir(), `shortlist-full-disk-${process.pid}`);
    const child = spawn(process.execPath, ['--import', fullDisk, program, folder, 'fill', flag], {
      env: { FULL_DISK_FLAG: flag },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(existsSync(flag)).toBe(false);
    const { codes, rows, after } = JSON.parse(output);
    expect(codes).toEqual(['', '53100', expect.stringMatching(/^(53100|08006)$/), '']);
    expect(rows).toEqual([{ count: after.next - 1 }]);
  });
});
