import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

export const name = 'Sign-in: rate against the bare password hash, and what its time tells';

/** Parallel clients of the rate measurement: enough to keep Node's four hashing threads busy. */
const CLIENTS = 16;
const RATE_SECONDS = 4;
/** Sign-ins of each kind whose times are compared, taken in turns so that a slow moment hits both. */
const TIMED_ROUNDS = 150;

const password = 'correct horse battery';
const known = 'known@mail.example';

/** Sign-ins a second on the embedded database, and medians of the time for known and unknown addresses. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-auth-'));
  const database = await openDatabase({ dataDir });
  const testApp = await createTestApp(database);
  try {
    await testApp.signUp(known, password);
    const stored = await hashPassword(password);
    const bare = await rate(async () => requireTrue(await verifyPassword(stored, password)));
    const signIns = await rate(async () => requireTrue((await signIn(testApp, known, password)).ok));
    const times = await timeKnownAndUnknown(testApp);
    return {
      rows: [
        { what: 'password hash alone', 'per second': Math.round(bare) },
        {
          what: 'sign-in',
          'per second': Math.round(signIns),
          'of the hash': `${Math.round((signIns / bare) * 100)} %`,
        },
        { what: 'wrong password, known address', 'median ms': times.known.toFixed(2) },
        { what: 'wrong password, unknown address', 'median ms': times.unknown.toFixed(2) },
      ],
      notes: [`${CLIENTS} parallel clients in the server's own process, embedded database.`],
    };
  } finally {
    await testApp.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}

function signIn({ send }: TestApp, email: string, word: string): Promise<Response> {
  return send('/auth/v1/token?grant_type=password', { body: { email, password: word } });
}

function requireTrue(isRight: boolean): void {
  if (!isRight) throw new Error('The right password was refused, so the numbers would mean nothing.');
}

/** Calls a second of `work`, repeated by parallel clients. */
async function rate(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  const end = start + RATE_SECONDS * 1000;
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (done * 1000) / (performance.now() - start);
}

async function timeKnownAndUnknown(testApp: TestApp): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < TIMED_ROUNDS; round += 1) {
    times.known.push(await time(() => signIn(testApp, known, 'wrong password')));
    times.unknown.push(await time(() => signIn(testApp, `nobody-${round}@mail.example`, 'wrong password')));
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
