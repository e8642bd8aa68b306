import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import * as z from 'zod';
import { startReplicated } from '#database/testing/start-replicated.ts';
import { createClient, readKeys } from '#server/testing/server-client.ts';
import { type ServerProcess, startServer, stopAllServers } from '#server/testing/server-process.ts';
import { choosePlaces, pin, presentPlaces, readCores } from './pin.ts';
import { familyOf, postmasterOf, processorSeconds } from './processor-time.ts';

export const name = '1, 2 and 4 processes on one PostgreSQL';

const plan = { people: 8, seconds: 4, processes: [1, 2, 4] } as const;

const Counts = z.object({ answers: z.number(), failures: z.number() });
type Row = Record<string, string | number>;

const read = (file: string) =>
  readFileSync(new URL(`../../e2e/data/registered-nurse/${file}`, import.meta.url), 'utf8');

/** Requests a second of eight people, spread over the processes, for each kind of request. */
export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const servers = await startReplicated();
  await servers.standby.stop();
  const postmaster = await postmasterOf(servers.primary.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-processes-'));
  const off = { AUTH_RATE_LIMIT_FACTOR: '0', REQUEST_RATE_FACTOR: '0', LOG_LEVEL: 'silent' };
  const env = { DATABASE_URL: servers.urlAt(servers.primary), DATA_DIR: dataDir, DATABASE_POOL: '5', ...off };
  const cores = readCores();
  const pinned: string[] = [];
  try {
    const measured: Record<string, Measured>[] = [];
    for (const count of plan.processes) {
      const places = cores.length > 0 ? choosePlaces(count, cores) : null;
      const processes: ServerProcess[] = [];
      for (let at = 0; at < count; at += 1) {
        // It inherits its core, and starts as many threads as that allows.
        pin(process.pid, places ? [places.processes[at] ?? 0] : []);
        processes.push(await startServer(env));
      }
      // What PostgreSQL starts for a connection, or this process to send, inherits theirs.
      for (const pid of [process.pid, ...familyOf(postmaster)]) pin(pid, places?.others ?? []);
      if (places) pinned.push(presentPlaces(places));
      await allowScans(servers.primary.url);
      const requests = await buildRequests(processes, dataDir, count);
      const rates: Record<string, Measured> = {};
      for (const [what, each] of Object.entries(requests)) {
        // Threads load the engine, connections open and statements are prepared before anything is counted.
        await measure(processes, each, postmaster);
        rates[what] = await measure(processes, each, postmaster);
      }
      measured.push(rates);
      await Promise.all(processes.map((one) => one.stop()));
    }
    const [one = {}, two = {}, four = {}] = measured;
    const ratio = (of: Record<string, Measured>, what: string) =>
      Number(((of[what]?.rate ?? 0) / (one[what]?.rate ?? 1)).toFixed(2));
    return {
      rows: Object.entries(one).map(([what, { rate, processMs, postgresqlMs }]) => ({
        what,
        'one process, a second': Math.round(rate),
        'two processes': ratio(two, what),
        'four processes': ratio(four, what),
        'ms of a core for each: process': processMs,
        'the same: PostgreSQL': postgresqlMs,
        'the same: each of four processes': four[what]?.processMs ?? 0,
      })),
      notes: [
        `${plan.people} people, ${plan.seconds} s for each figure, over HTTP; ratios to one process. ${
          pinned.length > 0 ? `Pinned: ${pinned.join('; ')}.` : 'Nothing was pinned: there is no taskset here.'
        } PostgreSQL has the settings of a test, with fsync off.`,
        'What a request takes of a core says what more cores would carry; a ratio is bounded by the cores that the processes, PostgreSQL and the senders share.',
      ],
    };
  } finally {
    pin(process.pid, cores);
    await stopAllServers();
    await servers.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** One request of each kind for each person, as it goes over the wire. */
async function buildRequests([first]: readonly ServerProcess[], dataDir: string, round: number) {
  if (!first) throw new Error('There is no process.');
  const client = createClient(first, dataDir);
  const { anonKey } = readKeys(dataDir);
  const write = (method: string, path: string, token: string, body?: object) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      `apikey: ${anonKey}`,
      `Authorization: Bearer ${token}`,
    ];
    const about = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(sent)}`];
    return `${[...head, ...about].join('\r\n')}\r\n\r\n${sent}`;
  };
  const requests: Record<'list' | 'save' | 'sign in' | 'analyse', string[]> = {
    list: [],
    save: [],
    'sign in': [],
    analyse: [],
  };
  const texts = { resumeText: read('resume.txt'), jobDescription: read('posting.txt'), jobTitle: 'Nurse' };
  for (let at = 0; at < plan.people; at += 1) {
    const email = `person${round}-${at}@mail.example`;
    const { id, token } = await client.signUp(email);
    for (let saved = 0; saved < 20; saved += 1) await client.saveResume(token, 'Ten years of nursing.');
    const list = 'select=id,job_title,match_score,created_at&order=created_at.desc&limit=50';
    const row = {
      id: undefined,
      user_id: id,
      job_title: 'Nurse',
      resume_text: 'x'.repeat(2_000),
      job_description: 'y',
      match_score: 1,
    };
    requests.list.push(write('GET', `/rest/v1/resumes?${list}`, token));
    requests.save.push(write('POST', '/rest/v1/resumes', token, row));
    const password = 'correct horse battery';
    requests['sign in'].push(write('POST', '/auth/v1/token?grant_type=password', anonKey, { email, password }));
    requests.analyse.push(write('POST', '/functions/v1/analyze-resume', token, texts));
  }
  return requests;
}

interface Measured {
  /** Answers a second of all processes together. */
  rate: number;
  /** Milliseconds of a core that one answer took: of the processes, and of PostgreSQL. */
  processMs: number;
  postgresqlMs: number;
}

/** Each person asks one of the processes. */
async function measure(
  processes: readonly ServerProcess[],
  requests: readonly string[],
  postmaster: number,
): Promise<Measured> {
  const file = fileURLToPath(new URL('load-client.ts', import.meta.url));
  const seconds = () => ({
    processes: processes.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    postgresql: processorSeconds(postmaster),
  });
  const before = seconds();
  const answers = await Promise.all(
    processes.map(async ({ url }, at) => {
      const own = requests.filter((_, index) => index % processes.length === at);
      const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
      const said = text(child.stdout);
      child.stdin.end(JSON.stringify({ port: Number(new URL(url).port), requests: own, seconds: plan.seconds }));
      await once(child, 'close');
      return Counts.parse(JSON.parse(await said)).answers;
    }),
  );
  const after = seconds();
  const count = answers.reduce((sum, one) => sum + one, 0);
  const ms = (taken: number) => Number(((1000 * taken) / Math.max(count, 1)).toFixed(2));
  return {
    rate: count / plan.seconds,
    processMs: ms(after.processes - before.processes),
    postgresqlMs: ms(after.postgresql - before.postgresql),
  };
}

async function allowScans(url: string): Promise<void> {
  const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/replicated' }).href });
  await client.connect();
  await client.query(
    `update public.system_settings set value = '{"free": 1000000, "basic": 2, "premium": 20}' where key = 'daily_scan_limits'`,
  );
  await client.end();
}
