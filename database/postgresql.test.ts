import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asUserBatch } from './as-user.ts';
import { openPostgresql, type PostgresqlDatabase } from './postgresql.ts';
import { toServerError } from './postgresql-pipeline.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { createPostgresqlDatabase } from './testing/describe-each-database.ts';

const CLASS_08_OR_SHUTDOWN = /^(08...|57P01)$/;

/** A proxy in front of the database's port that can be shut, silenced and opened again. */
class Door {
  readonly url: string;
  isOpen = true;
  isSilent = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async before(databaseUrl: string): Promise<Door> {
    const target = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = new URL(databaseUrl);
    url.port = String(typeof address === 'object' && address ? address.port : 0);
    const door = new Door(server, url.href);
    server.on('connection', (socket) => door.#connect(socket, target));
    return door;
  }

  #connect(socket: Socket, { hostname, port }: URL): void {
    this.#keep(socket);
    if (!this.isOpen) {
      socket.destroy();
      return;
    }
    if (this.isSilent) return;
    const beyond = connect(Number(port), hostname);
    this.#keep(beyond);
    socket.pipe(beyond).pipe(socket);
    socket.on('close', () => beyond.destroy());
    beyond.on('close', () => socket.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }

  /** The network swallows everything from now on, without a word; new connections are taken and never answered. */
  freeze(): void {
    this.isSilent = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  breakAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.breakAll();
    this.#server.close();
  }
}

describe.skipIf(inject('databases').postgresql === null)('a PostgreSQL server', () => {
  let url: string;
  let drop: () => Promise<void>;
  let door: Door;
  let database: PostgresqlDatabase;

  beforeAll(async () => {
    ({ url, drop } = await createPostgresqlDatabase());
    door = await Door.before(url);
    database = await openPostgresql({ url: door.url, poolSize: 4 });
  });
  afterAll(async () => {
    await database.close();
    door.close();
    await drop();
  });

  const one = () => database.query('select 1 as one');
  /** Asks until it answers again. */
  async function waitUntilBack(): Promise<void> {
    while (!(await one().then(Boolean, () => false))) await delay(20);
  }

  test('that ends a connection during a call fails only this call', async () => {
    const killed = database.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(killed).rejects.toMatchObject({ code: '57P01' });
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  test('that goes away fails the calls in flight with a code of class 08, and serves again when it is back', async () => {
    const calls = Array.from({ length: 6 }, () => database.query('select pg_sleep(20)'));
    const codes = Promise.all(calls.map((call) => call.then(String, (error) => error.code)));
    await expect.poll(async () => countSleepers(url)).toBeGreaterThan(0);
    door.isOpen = false;
    door.breakAll();
    for (const code of await codes) expect(code).toMatch(CLASS_08_OR_SHUTDOWN);
    await expect(one()).rejects.toMatchObject({ code: '08006' });
    door.isOpen = true;
    await waitUntilBack();
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  test('that goes away during a transaction fails it, and keeps nothing of it', async () => {
    await database.query('create table public.halves (id integer)');
    const transaction = database.transaction(async (session) => {
      await session.query('insert into public.halves values (1)');
      door.breakAll();
      await session.query('insert into public.halves values (2)');
    });
    await expect(transaction).rejects.toMatchObject({ code: '08006' });
    await waitUntilBack();
    expect((await database.query('select * from public.halves')).rows).toEqual([]);
  });

  test('that cannot be reached, or refuses the login, is an error within seconds', async () => {
    const nobody = openPostgresql({ url: 'postgres://nobody@127.0.0.1:9/none' });
    await expect(nobody).rejects.toMatchObject({ code: '08006' });
    const unknown = new URL(url);
    unknown.pathname = '/no_such_database';
    await expect(openPostgresql({ url: unknown.href })).rejects.toMatchObject({ code: '3D000', isLost: true });
    unknown.username = 'nobody';
    await expect(openPostgresql({ url: unknown.href })).rejects.toMatchObject({
      code: expect.stringMatching(/^28/),
      isLost: true,
    });
  });

  test('that accepts and then says nothing is an error within the time to connect', async () => {
    door.isSilent = true;
    await expect(openPostgresql({ url: door.url })).rejects.toMatchObject({ code: '08006' });
    door.isSilent = false;
  });

  test('costs listeners only what was sent while it was away', async () => {
    const heard: string[] = [];
    const stop = await database.listen('news', (payload) => heard.push(payload));
    door.breakAll();
    // An empty payload says that something may have been missed.
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['']);
    await waitUntilBack();
    await database.query(`select pg_notify('news', 'again')`);
    await expect.poll(() => heard).toEqual(['', 'again']);
    await stop();
  });

  test('keeps only a limited number of prepared statements, however many texts there are', async () => {
    const single = await openPostgresql({ url, poolSize: 1 });
    for (let index = 0; index < 600; index += 1) await single.query(`select ${index}`);
    const { rows } = await single.query<{ count: number }>(
      'select count(*)::integer as count from pg_prepared_statements',
    );
    expect(rows[0]?.count).toBeLessThan(300);
    await single.close();
  });

  test('answers although another client of the session has taken a name, or dropped them all', async () => {
    const sql = 'select 7 as seven';
    const { name } = new PreparedStatements().take(sql).prepared;
    const taken = await openPostgresql({ url, poolSize: 1 });
    // 42P05, after which it goes without names.
    await taken.query(`prepare "${name}" as select 8 as eight`);
    expect((await taken.query(sql)).rows).toEqual([{ seven: 7 }]);
    await taken.close();
    const dropped = await openPostgresql({ url, poolSize: 1 });
    await dropped.query(sql);
    // 26000.
    await dropped.query('deallocate all');
    expect((await dropped.query(sql)).rows).toEqual([{ seven: 7 }]);
    await dropped.close();
  });

  test('cancels what takes longer than its role allows', async () => {
    const slow = database.batch([
      { sql: `select set_config('statement_timeout', '50ms', true)` },
      { sql: 'select pg_sleep(20)' },
    ]);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });

  test('ends a person’s statement that runs too long', async () => {
    await database.query('create role authenticated').catch(() => {});
    const caller = { role: 'authenticated', claims: {}, statementLimit: 50 } as const;
    await expect(asUserBatch(database, caller, [{ sql: 'select pg_sleep(20)' }])).rejects.toMatchObject({
      code: '57014',
    });
  });

  test('that falls silent is noticed, even in the middle of a write, and left for the connection that answers', async () => {
    const times = { patience: 100, probe: 200, rest: 0 };
    const frozen = await openPostgresql({ url: door.url, poolSize: 2, times });
    // A slow statement is no silence.
    expect((await frozen.query('select pg_sleep(0.5)')).rowCount).toBe(1);
    const stop = await frozen.listen('nothing', () => {});
    door.freeze();
    await expect(frozen.query('select 1')).rejects.toMatchObject({ code: '08006', isLost: true });
    // A silent server holds nobody who wants to stop.
    await stop();
    door.isSilent = false;
    door.breakAll();
    expect((await frozen.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await frozen.close();
  });

  test('that falls silent holds those who waited in line no longer than those who were served', async () => {
    const times = { patience: 100, probe: 200, rest: 250 };
    const frozen = await openPostgresql({ url: door.url, poolSize: 1, times });
    door.freeze();
    await expect(frozen.query('select 1')).rejects.toMatchObject({ isLost: true });
    const begun = performance.now();
    await expect(frozen.query('select 1')).rejects.toMatchObject({ code: '08006', isLost: true });
    // An attempt to connect would take five seconds.
    expect(performance.now() - begun).toBeLessThan(2_000);
    door.isSilent = false;
    door.breakAll();
    await expect
      .poll(async () => (await frozen.query('select 1 as one').catch(() => null))?.rows)
      .toEqual([{ one: 1 }]);
    await frozen.close();
  });

  test('that was the primary is left as soon as it refuses a write, and a refusal that was asked for is none', async () => {
    const single = await openPostgresql({ url, poolSize: 1 });
    const write = () => single.query('create temporary table written (id int) on commit drop');
    const backend = async () => (await single.query('select pg_backend_pid() as id')).rows[0]?.id;
    const first = await backend();
    const readOnly = single.batch([
      { sql: `select set_config('transaction_read_only', 'on', true)` },
      { sql: 'create table public.never (id int)' },
    ]);
    await expect(readOnly).rejects.toMatchObject({ code: '25006', isLost: false });
    expect(await backend()).toBe(first);
    // What a failover leaves behind: the connection lives, the server takes no writes.
    await single.query(`select set_config('default_transaction_read_only', 'on', false)`);
    await expect(write()).rejects.toMatchObject({ code: '25006', isLost: true });
    await write();
    expect(await backend()).not.toBe(first);
    await single.close();
  });

  test('is the one of several that answers and, if wanted, can be written to', async () => {
    const both = url.replace(/@([^/]+)/, '@127.0.0.1:9,$1');
    const found = await openPostgresql({ url: `${both}?target_session_attrs=read-write`, poolSize: 1 });
    expect((await found.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const name = new URL(url).pathname.slice(1);
    await found.query(`alter database ${name} set default_transaction_read_only = on`);
    await expect(openPostgresql({ url: `${both}?target_session_attrs=primary` })).rejects.toMatchObject({
      isLost: true,
    });
    await found.query(`alter database ${name} reset default_transaction_read_only`);
    await found.close();
  });

  test('gets a new connection when not even the rollback was answered', async () => {
    const single = await openPostgresql({ url: door.url, poolSize: 1 });
    const failing = single.transaction(async (session) => {
      await session.query('select 1');
      door.breakAll();
      throw new Error('the work itself failed');
    });
    await expect(failing).rejects.toThrow('the work itself failed');
    expect((await single.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await single.close();
  });

  test('makes calls wait for a free connection, in turn', async () => {
    const sleeps = Array.from({ length: 12 }, () => database.query('select pg_sleep(0.05)'));
    expect(await Promise.all(sleeps)).toHaveLength(12);
  });
});

test('what the network reports is never taken for an SQLSTATE, even if it has five capitals', () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(toServerError(broken)).toMatchObject({ code: '08006', isLost: true, message: 'write EPIPE' });
});

/** How many of the tests' statements are sleeping, asked directly, not through the proxy. */
async function countSleepers(url: string): Promise<number> {
  const observer = await openPostgresql({ url, poolSize: 1 });
  const { rows } = await observer.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and query like '%pg_sleep(20)%' and state = 'active' and pid <> pg_backend_pid()`,
  );
  await observer.close();
  return rows[0]?.count ?? 0;
}
