import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportJWK, generateKeyPair } from 'jose';
import { Client } from 'pg';
import * as z from 'zod';
import { openDatabase } from '#database/open.ts';
import { startPostgresql } from '#database/testing/start-postgresql.ts';
import { issueAccessToken } from '#server/auth/access-token.ts';
import { readEnv } from '#server/env.ts';
import { loadKeys } from '#server/keys.ts';
import { startServer } from '#server/testing/server-process.ts';
import { findPostgrest, startPostgrest } from './start-postgrest.ts';

export const name = "List of a user's resumes through /rest/v1 against PostgREST 12 and the bare driver";

const plan = {
  users: 64,
  resumesPerUser: 20,
  keywordsPerResume: 20,
  /** Connections, each with its own user and one request at a time. */
  connections: 48,
  /** Database connections, the same for all. */
  poolSize: 10,
  rounds: 5,
  seconds: 2,
} as const;

/** A dashboard's list with its keywords (the product loads them only for the visible rows), and the ids with an optimised text. */
const queries = {
  'dashboard list':
    'select=id,job_title,match_score,optimized_match_score,keyword_matches,created_at&user_id=eq.USER&order=created_at.desc,id.asc&offset=0&limit=1000',
  'ids of optimised': 'select=id&user_id=eq.USER&optimized_resume=neq.&order=id.asc&offset=0&limit=1000',
} as const;

/** The first query as handwritten SQL, with the JSON made by the database too. */
const bareSql = `select coalesce(json_agg(page), '[]')::text from (
  select id, job_title, match_score, optimized_match_score, keyword_matches, created_at from public.resumes
  where user_id = $1 order by created_at desc, id limit 1000) page`;

const Counts = z.object({ answers: z.number(), failures: z.number(), medianMs: z.number(), p99Ms: z.number() });
/** The result of a round, with the processor time of the server's process in milliseconds; null where it cannot be read. */
type Counts = z.infer<typeof Counts> & { cpuMs?: number | null };
type Row = Record<string, string | number>;

/** Interleaved rounds of each; a second measurement with the server pinned to one core when there are two. */
export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const file = findPostgrest();
  const postgresql = await startPostgresql();
  try {
    const rows = await measure(await prepare(postgresql.url), file);
    return { rows, notes: describeRun(file) };
  } finally {
    await postgresql.stop();
  }
}

function describeRun(file: string | null): string[] {
  return [
    `${plan.users} users with ${plan.resumesPerUser} resumes of ${plan.keywordsPerResume} keywords; ${plan.connections} keep-alive connections from a process of their own, pool of ${plan.poolSize} each, medians of ${plan.rounds} interleaved rounds of ${plan.seconds} s.`,
    `"one core": the server under test (or the bare driver) may use core 0 alone, the load core 1 alone, PostgreSQL both. "free": nothing pinned, ${availableParallelism()} cores for all together; PostgREST uses as many threads as there are cores, ours is one Node process.`,
    `"server CPU ms": processor time of the server's own process for one request, without the database's.`,
    'Same PostgreSQL, login, roles and ES256 token for all; both servers remember checked tokens; neither logs requests.',
    'Bare driver: begin, claims and role, query, commit by pg on the same number of connections, without HTTP.',
    ...(file === null ? ['PostgREST was NOT measured: npm has no binary of it for this machine.'] : []),
  ];
}

interface Setup {
  databaseUrl: string;
  privateJwk: string;
  publicJwk: object;
  users: { id: string; token: string }[];
}

async function prepare(adminUrl: string): Promise<Setup> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create role bench login createrole password 'bench'`);
  await admin.query('create database bench owner bench');
  await admin.end();
  const url = new URL(adminUrl);
  url.username = url.password = 'bench';
  url.pathname = '/bench';
  const database = await openDatabase({ url: url.href, dataDir: '' });
  await database.close();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const privateJwk = JSON.stringify(await exportJWK(privateKey));
  const keys = await loadKeys('', readEnv({ ANON_KEY: 'a', SERVICE_KEY: 's', JWT_PRIVATE_JWK: privateJwk }));
  const ids = await fill(adminUrl);
  const users = await Promise.all(ids.map(async (id) => ({ id, token: await tokenOf(id, keys) })));
  return { databaseUrl: url.href, privateJwk, publicJwk: keys.signing.publicJwk, users };
}

/** Realistic rows, written by the superuser so that no policy is in the way. */
async function fill(adminUrl: string): Promise<string[]> {
  const url = new URL(adminUrl);
  url.pathname = '/bench';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  const users = await client.query<{ id: string }>(
    `insert into auth.users (email) select format('person%s@mail.example', i) from generate_series(1, $1) i returning id`,
    [plan.users],
  );
  // Every token names an open session with the same id as its person, see tokenOf.
  await client.query('insert into auth.sessions (id, user_id) select id, id from auth.users');
  const keywords = Array.from({ length: plan.keywordsPerResume }, (_, at) => ({
    keyword: `requirement ${at}`,
    found: at % 3 !== 0,
    locations:
      at % 3 === 0 ? [] : [`Led a team of ${at} people that built and ran requirement ${at} for a made-up company`],
  }));
  await client.query(
    `insert into public.resumes (user_id, job_title, resume_text, job_description, match_score, keyword_matches, optimized_resume, created_at)
     select u.id, 'Engineer ' || i, repeat('resume ', 700), repeat('posting ', 500), i, $1::jsonb,
       case when i % 2 = 0 then 'better' end, now() - i * interval '1 hour'
     from auth.users u, generate_series(1, $2) i`,
    [JSON.stringify(keywords), plan.resumesPerUser],
  );
  await client.query('vacuum analyze');
  await client.end();
  return users.rows.map(({ id }) => id);
}

async function tokenOf(id: string, keys: Parameters<typeof issueAccessToken>[0]): Promise<string> {
  const claims = { iss: 'bench', sub: id, aud: 'authenticated', email: `${id}@mail.example`, phone: '' };
  const more = {
    app_metadata: {},
    user_metadata: {},
    role: 'authenticated',
    aal: 'aal1',
    amr: [],
    is_anonymous: false,
  };
  return (await issueAccessToken(keys, { ...claims, ...more, session_id: id }, 3600)).token;
}

async function measure(setup: Setup, file: string | null): Promise<Row[]> {
  const rows: Row[] = [];
  const pinnings = availableParallelism() > 1 && canPin() ? (['one core', 'free'] as const) : (['free'] as const);
  for (const pinning of pinnings) {
    for (const [what, query] of Object.entries(queries))
      rows.push(...(await compare(setup, file, pinning, what, query)));
  }
  return rows;
}

type Pinning = 'one core' | 'free';

async function compare(
  setup: Setup,
  file: string | null,
  pinning: Pinning,
  what: string,
  query: string,
): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-rest-load-'));
  const { databaseUrl, publicJwk } = setup;
  const ours = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(plan.poolSize),
    ANON_KEY: 'a',
    SERVICE_KEY: 's',
    JWT_PRIVATE_JWK: setup.privateJwk,
    LOG_LEVEL: 'warn',
  });
  const theirs = file === null ? null : await startPostgrest(file, { databaseUrl, publicJwk, poolSize: plan.poolSize });
  try {
    if (pinning === 'one core') for (const pid of [ours.pid, theirs?.pid ?? 0]) pin(pid, 0);
    const pinned = pinning === 'one core';
    const results: Record<string, Counts[]> = { Shortlist: [], 'PostgREST 12': [], 'bare driver': [] };
    await warm(setup, ours.url, theirs?.url, query);
    for (let round = 0; round < plan.rounds; round++) {
      results.Shortlist?.push(await timed(ours.pid, () => load(setup, `${ours.url}/rest/v1/resumes`, query, pinned)));
      if (theirs) {
        results['PostgREST 12']?.push(
          await timed(theirs.pid, () => load(setup, `${theirs.url}/resumes`, query, pinned)),
        );
      }
      if (what === 'dashboard list') results['bare driver']?.push(await loadBare(setup, pinned));
    }
    return present(results, what, pinning);
  } finally {
    await ours.stop();
    await theirs?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function present(results: Record<string, Counts[]>, what: string, pinning: Pinning): Row[] {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const rate = (counts: Counts[]) => median(counts.map(({ answers }) => answers / plan.seconds));
  const own = rate(results.Shortlist ?? []);
  return Object.entries(results).flatMap(([who, counts]) =>
    counts.length === 0
      ? []
      : [
          {
            what,
            cores: pinning,
            who,
            'requests/s': Math.round(rate(counts)),
            'Shortlist is': `${(own / rate(counts)).toFixed(2)} x`,
            'server CPU ms': cpuOf(counts),
            'median ms': Number(median(counts.map(({ medianMs }) => medianMs)).toFixed(1)),
            'p99 ms': Number(median(counts.map(({ p99Ms }) => p99Ms)).toFixed(1)),
            failures: counts.reduce((sum, { failures }) => sum + failures, 0),
          },
        ],
  );
}

/** The server's processor time for one request: unlike the rate, it hardly depends on what else the machine does. */
function cpuOf(counts: readonly Counts[]): number | string {
  const known = counts.flatMap(({ cpuMs, answers }) => (typeof cpuMs === 'number' ? [cpuMs / answers] : []));
  known.sort((a, b) => a - b);
  return known.length === 0 ? '' : Number((known[Math.floor(known.length / 2)] ?? 0).toFixed(3));
}

async function timed(pid: number, round: () => Promise<Counts>): Promise<Counts> {
  const before = readCpu(pid);
  const counts = await round();
  const after = readCpu(pid);
  return { ...counts, cpuMs: before === null || after === null ? null : after - before };
}

/** Milliseconds in user and kernel mode so far, from Linux ticks of 10 ms. */
function readCpu(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name before the closing parenthesis may contain spaces; user and system time are the 12th and 13th after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function warm(setup: Setup, ours: string, theirs: string | undefined, query: string): Promise<void> {
  await load(setup, `${ours}/rest/v1/resumes`, query, false, 2);
  if (theirs) await load(setup, `${theirs}/resumes`, query, false, 2);
}

async function load(
  setup: Setup,
  address: string,
  query: string,
  pinned: boolean,
  seconds: number = plan.seconds,
): Promise<Counts> {
  const url = new URL(address);
  const requests = Array.from({ length: plan.connections }, (_, at) => {
    const user = setup.users[at % setup.users.length];
    const path = `${url.pathname}?${query.replace('USER', user?.id ?? '')}`;
    return `GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\napikey: a\r\nAuthorization: Bearer ${user?.token}\r\nAccept: application/json\r\nAccept-Profile: public\r\nX-Client-Info: supabase-js-web/2.119.0\r\nUser-Agent: load\r\n\r\n`;
  });
  return runChild('load-client.ts', { port: Number(url.port), requests, seconds }, pinned);
}

/** The bare driver acts as a server without HTTP: when pinned, it gets the server's core. */
async function loadBare({ databaseUrl, users }: Setup, pinned: boolean): Promise<Counts> {
  const ids = users.map(({ id }) => id);
  const order = { databaseUrl, poolSize: plan.poolSize, seconds: plan.seconds, users: ids, sql: bareSql };
  return runChild('bare-driver.ts', order, pinned, 0);
}

async function runChild(script: string, order: object, pinned: boolean, core = 1): Promise<Counts> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const [command, ...args] = pinned
    ? ['taskset', '-c', String(core), process.execPath, file]
    : [process.execPath, file];
  const child = spawn(command ?? '', args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  child.stdin.end(JSON.stringify(order));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await once(child, 'close');
  return Counts.parse(JSON.parse(output));
}

function canPin(): boolean {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Pins all threads of a process, including future ones. */
function pin(pid: number, core: number): void {
  if (pid > 0) execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}
