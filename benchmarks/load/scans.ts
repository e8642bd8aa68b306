import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import pino from 'pino';
import * as z from 'zod';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open.ts';
import { startPostgresql } from '#database/testing/start-postgresql.ts';
import { withScan } from '#server/functions/scans.ts';
import { createClient, readKeys } from '#server/testing/server-client.ts';
import { startServer } from '#server/testing/server-process.ts';

export const name = 'check-scan-limit and the taking of a scan with 50 parallel clients, few usage rows and a million';

const plan = {
  clients: 50,
  /** People who take scans in turn: enough that nobody queues behind their own scan. */
  people: 10_000,
  /** Rows in the second measurement: each person has one scan a day. */
  usageDays: 100,
  /** Milliseconds between two calls of a paced client: 500 calls a second in all. */
  pauseMs: 100,
  /** Rounds alternate between both databases, so that other load on the machine affects both equally. */
  rounds: 6,
  seconds: 1,
  poolSize: 10,
} as const;

const CHECK = '/functions/v1/check-scan-limit';

type Row = Record<string, string | number>;
/** One call by a client; returns the milliseconds that count. */
type Call = (client: number) => Promise<number>;

export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const postgresql = await startPostgresql();
  const setups: Setup[] = [];
  try {
    await createLogin(postgresql.url);
    setups.push(await openSetup(postgresql.url, 'few', 0));
    setups.push(await openSetup(postgresql.url, 'many', plan.usageDays));
    const rounds: Row[][] = [];
    for (let round = 0; round < plan.rounds; round += 1) {
      const rows: Row[] = [];
      for (const setup of setups) rows.push(...(await measure(setup)));
      rounds.push(rows);
    }
    return { rows: best(rounds), notes: describeRun() };
  } finally {
    for (const setup of setups) await setup.close();
    await postgresql.stop();
  }
}

/** For each row the round with the lowest median: other load on the machine can only make it longer. */
function best(rounds: readonly Row[][]): Row[] {
  return (rounds[0] ?? []).map((first, index) => {
    const rows = rounds.map((round) => round[index] ?? first);
    return rows.reduce((a, b) => (Number(b['median ms']) < Number(a['median ms']) ? b : a));
  });
}

function describeRun(): string[] {
  return [
    `${plan.clients} clients; the best of ${plan.rounds} rounds of ${plan.seconds} s, both databases in turn; on a PostgreSQL with a pool of ${plan.poolSize} connections. "paced": each client calls every ${plan.pauseMs} ms (${(plan.clients * 1000) / plan.pauseMs} calls a second of all). "as fast as it goes": each calls again at once, so that the median says how long the queue of ${plan.clients} is, not how long a call takes.`,
    `"check-scan-limit" is the function over HTTP, in a server process of its own; "taking" is what an analysis waits for before it begins, called on the same database from the measuring process; ${plan.people.toLocaleString('en-US')} people take in turn. PostgreSQL, server and clients share the cores.`,
  ];
}

interface Setup {
  usageRows: number;
  /** check-scan-limit over HTTP, by this process and by the load client. */
  check: Call;
  requests: string[];
  serverUrl: string;
  take: Call;
  close(): Promise<void>;
}

/** A database with people and this many days of usage, and a server on it. */
async function openSetup(adminUrl: string, databaseName: string, usageDays: number): Promise<Setup> {
  const url = await createDatabase(adminUrl, databaseName);
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-scans-'));
  const database = await openDatabase({ url, dataDir: '', poolSize: plan.poolSize });
  const admin = new URL(adminUrl);
  admin.pathname = databaseName;
  const { people, usageRows } = await fill(admin.href, usageDays);
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_POOL: String(plan.poolSize),
    AUTH_RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'silent',
  });
  const client = createClient(server, dataDir);
  const { anonKey } = readKeys(dataDir);
  const signUp = async () => (await client.signUp(`asker-${crypto.randomUUID()}@mail.example`)).token;
  const tokens = await Promise.all(Array.from({ length: plan.clients }, signUp));
  const head = `POST ${CHECK} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\napikey: ${anonKey}\r\n`;
  return {
    usageRows,
    serverUrl: server.url,
    requests: tokens.map((token) => `${head}Authorization: Bearer ${token}\r\n\r\n`),
    take: taking(database, people),
    async check(index) {
      const begun = performance.now();
      const { status } = await client.call(CHECK, { token: tokens[index] ?? '', method: 'POST' });
      if (status !== 200) throw new Error(`check-scan-limit answered ${status}.`);
      return performance.now() - begun;
    },
    async close() {
      await server.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createLogin(adminUrl: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create role bench login createrole password 'bench'`);
  await admin.end();
}

async function createDatabase(adminUrl: string, databaseName: string): Promise<string> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${databaseName} owner bench`);
  await admin.end();
  const url = new URL(adminUrl);
  url.username = url.password = 'bench';
  url.pathname = databaseName;
  return url.href;
}

/** People who may scan as often as the benchmark needs, and their usage; written by the superuser so that no policy applies. */
async function fill(url: string, usageDays: number): Promise<{ people: string[]; usageRows: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `update public.system_settings set value = '{"free": 1000000, "basic": 2, "premium": 20}' where key = 'daily_scan_limits'`,
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into auth.users (email) select format('scanner%s@mail.example', i) from generate_series(1, $1) i returning id`,
      [plan.people],
    );
    const { rowCount } = await client.query(
      `insert into public.scan_usage (user_id, day, lease_until, finished_at)
       select u.id, (now() at time zone 'utc')::date - d, now(), now()
       from generate_series(0, $1 - 1) d, auth.users u`,
      [usageDays],
    );
    // Not an empty usage table: a query plan for no rows would stay until PostgreSQL's own analysis, a minute later.
    const usage = usageDays > 0 ? ', public.scan_usage' : '';
    await client.query(`vacuum analyze auth.users, public.profiles, public.system_settings${usage}`);
    return { people: rows.map(({ id }) => id), usageRows: rowCount ?? 0 };
  } finally {
    await client.end();
  }
}

async function measure({ usageRows, check, take, serverUrl, requests }: Setup): Promise<Row[]> {
  const usage = { 'usage rows at the start': usageRows.toLocaleString('en-US') };
  const paced = { pauseMs: plan.pauseMs, seconds: plan.seconds };
  const atOnce = { pauseMs: 0, seconds: plan.seconds };
  return [
    { ...usage, what: 'check-scan-limit', load: 'paced', ...(await load(check, paced)) },
    { ...usage, what: 'check-scan-limit', load: 'as fast as it goes', ...(await loadAtOnce(serverUrl, requests)) },
    { ...usage, what: 'taking', load: 'paced', ...(await load(take, paced)) },
    { ...usage, what: 'taking', load: 'as fast as it goes', ...(await load(take, atOnce)) },
  ];
}

/** Measures from the call until the work may begin; the scan is finished afterwards, as an analysis does. */
function taking(database: Database, people: readonly string[]): Call {
  const scans = { database, log: pino({ level: 'silent' }), leaseSeconds: 150 };
  let turn = 0;
  return async () => {
    turn += 1;
    const begun = performance.now();
    return withScan(scans, people[turn % people.length] ?? '', async () => performance.now() - begun);
  };
}

const Counts = z.object({ answers: z.number(), failures: z.literal(0), medianMs: z.number(), p99Ms: z.number() });

/** The same from a process that costs less than what it measures. */
async function loadAtOnce(url: string, requests: readonly string[]): Promise<Row> {
  const file = fileURLToPath(new URL('load-client.ts', import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ port: Number(new URL(url).port), requests, seconds: plan.seconds }));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await once(child, 'close');
  const { answers, medianMs, p99Ms } = Counts.parse(JSON.parse(output));
  return { 'calls/s': Math.round(answers / plan.seconds), 'median ms': round(medianMs), 'p99 ms': round(p99Ms) };
}

async function load(call: Call, { pauseMs, seconds }: { pauseMs: number; seconds: number }): Promise<Row> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: plan.clients }, async (_, client) => {
      // Paced clients start one after the other, as people do.
      for (
        let next = begun + (client * pauseMs) / plan.clients;
        next < end;
        next = Math.max(next + pauseMs, performance.now())
      ) {
        if (next > performance.now()) await delay(next - performance.now());
        times.push(await call(client));
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? 0);
  const perSecond = Math.round(times.length / ((performance.now() - begun) / 1000));
  return { 'calls/s': perSecond, 'median ms': at(0.5), 'p99 ms': at(0.99) };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
