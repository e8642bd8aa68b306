import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open.ts';
import { startPostgresql } from '#database/testing/start-postgresql.ts';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import { createTestApp, type TestApp, type TestPerson } from '#server/testing/test-app.ts';

export const name = 'auth';

/** Parallel sign-ins: enough to keep every hashing thread busy. */
const SIGN_IN_CLIENTS = 16;
/** Parallel clients of the calls that hash nothing. */
const SESSION_CLIENTS = 50;
/** Milliseconds between two calls of such a client, where it pauses: 50 of them then make about 900 calls a second. */
const PAUSE_MS = 50;
/** The things compared take turns in rounds, so that other load on the machine affects both; medians are reported. */
const ROUNDS = 7;
const ROUND_MS = 1000;
/** Sign-ins of each kind whose individual times are compared. */
const TIMED_ATTEMPTS = 150;

const password = 'correct horse battery';

type Row = Record<string, string | number>;

/** Sign-ins against the bare password hash in the same run; refresh and GET /user; what the time of a refusal gives away. */
export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-auth-'));
  const postgresql = await startPostgresql();
  try {
    const rows = [
      ...(await measure(await openDatabase({ dataDir }))),
      ...(await measure(await openDatabase({ dataDir, url: postgresql.url }))),
    ];
    const notes = [
      `Clients run in the server's process and share its cores: ${SIGN_IN_CLIENTS} that sign in, ${SESSION_CLIENTS} that refresh or ask for the user.`,
      'A wrong password must take as long for a known address as for an unknown one.',
    ];
    return { rows, notes };
  } finally {
    await postgresql.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function measure(database: Database): Promise<Row[]> {
  const testApp = await createTestApp(database);
  try {
    // One account each: no person signs in sixteen times at once, and guesses at one account are limited.
    const numbers = Array.from({ length: SIGN_IN_CLIENTS }, (_, index) => index);
    const people = await Promise.all(
      numbers.map((number) => testApp.signUp(`person-${number}@mail.example`, password)),
    );
    const rows = [
      ...(await compareSignIns(testApp, people)),
      ...(await timeRefusals(testApp, people)),
      ...(await timeSessions(testApp)),
    ];
    return rows.map((row) => ({ database: database.engine, ...row }));
  } finally {
    await testApp.close();
    await database.close();
  }
}

async function compareSignIns(testApp: TestApp, people: readonly TestPerson[]): Promise<Row[]> {
  const stored = await hashPassword(password);
  const bare: number[] = [];
  const signIns: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const hashTimes = await repeat(SIGN_IN_CLIENTS, async () => requireTrue(await verifyPassword(stored, password)));
    const times = await repeat(SIGN_IN_CLIENTS, async (client) =>
      requireTrue((await signIn(testApp, people[client]?.email ?? '', password)).ok),
    );
    bare.push(hashTimes.length / (ROUND_MS / 1000));
    signIns.push(times.length / (ROUND_MS / 1000));
  }
  const share = median(signIns.map((rate, round) => rate / (bare[round] ?? Number.NaN)));
  return [
    { what: 'password hash alone', 'per second': Math.round(median(bare)) },
    { what: 'sign-in', 'per second': Math.round(median(signIns)), 'of the hash': `${Math.round(share * 100)} %` },
  ];
}

async function timeRefusals(testApp: TestApp, people: readonly TestPerson[]): Promise<Row[]> {
  const ofKnown: number[] = [];
  const ofUnknown: number[] = [];
  for (let attempt = 0; attempt < TIMED_ATTEMPTS; attempt += 1) {
    ofKnown.push(await time(() => signIn(testApp, people[attempt % people.length]?.email ?? '', 'wrong password')));
    ofUnknown.push(await time(() => signIn(testApp, `nobody-${attempt}@mail.example`, 'wrong password')));
  }
  return [
    { what: 'wrong password, known address', 'median ms': milliseconds(ofKnown) },
    { what: 'wrong password, unknown address', 'median ms': milliseconds(ofUnknown) },
  ];
}

async function timeSessions(testApp: TestApp): Promise<Row[]> {
  const numbers = Array.from({ length: SESSION_CLIENTS }, (_, index) => index);
  const people = await Promise.all(numbers.map((number) => testApp.signUp(`client-${number}@mail.example`, password)));
  const getUser = async (client: number): Promise<void> => {
    requireTrue((await testApp.send('/auth/v1/user', { token: people[client]?.accessToken ?? '' })).ok);
  };
  const tokens = people.map((person) => person.refreshToken);
  const refresh = async (client: number): Promise<void> => {
    const path = '/auth/v1/token?grant_type=refresh_token';
    const answer = await testApp.send(path, { body: { refresh_token: tokens[client] } });
    requireTrue(answer.ok);
    const session: { refresh_token: string } = JSON.parse(await answer.text());
    tokens[client] = session.refresh_token;
  };
  const rows: Row[] = [];
  for (const [what, work] of [
    ['GET /user', getUser],
    ['refresh', refresh],
  ] as const) {
    for (const pause of [0, PAUSE_MS]) {
      const times = await repeat(SESSION_CLIENTS, work, pause);
      rows.push({
        what: pause === 0 ? `${what}, without a pause` : `${what}, every ${pause} ms`,
        'per second': times.length / (ROUND_MS / 1000),
        'median ms': milliseconds(times),
      });
    }
  }
  return rows;
}

function signIn({ send }: TestApp, email: string, word: string): Promise<Response> {
  return send('/auth/v1/token?grant_type=password', { body: { email, password: word } });
}

function requireTrue(isRight: boolean): void {
  if (!isRight) throw new Error('A call that must succeed was refused, so the numbers would mean nothing.');
}

/** The milliseconds of every call that parallel clients finished within a round, each client one call at a time. */
async function repeat(clients: number, work: (client: number) => Promise<void>, pause = 0): Promise<number[]> {
  const end = performance.now() + ROUND_MS;
  const times: number[] = [];
  const runClient = async (client: number): Promise<void> => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await work(client);
      const finish = performance.now();
      if (finish < end) times.push(finish - start);
      if (pause > 0) await delay(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  return times;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const milliseconds = (times: readonly number[]): string => median(times).toFixed(1);
