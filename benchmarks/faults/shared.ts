import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startReplicated } from '#database/testing/start-replicated.ts';
import { createClient } from '#server/testing/server-client.ts';
import { type ServerProcess, startServer, stopAllServers } from '#server/testing/server-process.ts';
import { presentRefused } from './writers.ts';

export const name = 'shared: four processes count limits, sessions and scans together';

const PROCESSES = 4;
/** Twice the wrong passwords that are answered from one place; a fourth of them comes to each process. */
const GUESSES = 60;
const ANALYSES = 40;
/** Rounds of a sign-out, and between two looks whether it has arrived, in milliseconds. */
const ROUNDS = 10;
const LOOK = 20;

type Client = ReturnType<typeof createClient>;

export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const servers = await startReplicated();
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-shared-'));
  try {
    const env = { DATABASE_URL: servers.urlAt(servers.primary), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const processes: ServerProcess[] = [];
    for (let count = 0; count < PROCESSES; count += 1) processes.push(await startServer(env));
    const clients = processes.map((process) => createClient(process, dataDir));
    const [first] = clients;
    if (!first) throw new Error('There is no process.');
    const guesser = await first.signUp('guessed@mail.example');
    const guessed = await countStatuses(clients, GUESSES, (client) =>
      client.call('/auth/v1/token?grant_type=password', {
        body: { email: 'guessed@mail.example', password: 'wrong horse battery' },
      }),
    );
    const analysed = await countStatuses(clients, ANALYSES, (client, at) =>
      client.call('/functions/v1/analyze-resume', {
        token: guesser.token,
        body: { jobTitle: `Baker ${at}`, jobDescription: 'Requirements:\n- Bread', resumeText: 'Skills\nBread' },
      }),
    );
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      waits.push(await timeSignOut(clients, `person${round}@mail.example`));
    waits.sort((a, b) => a - b);
    return {
      rows: [
        {
          what: `${GUESSES} wrong passwords for one account, of which 30 are answered`,
          counted: presentRefused(guessed),
        },
        { what: `${ANALYSES} analyses at once of a person with two scans`, counted: presentRefused(analysed) },
        { what: 'ms from a sign-out to its refusal by all four, median', counted: Math.round(waits[ROUNDS >> 1] ?? 0) },
        { what: 'the longest', counted: Math.round(waits.at(-1) ?? 0) },
      ],
      notes: [
        `${PROCESSES} processes on one PostgreSQL, asked in turn; each has just answered the person who signs out at one of them. 400: wrong password; 429: refused.`,
      ],
    };
  } finally {
    await stopAllServers();
    await servers.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The answers to calls that go to the processes in turn, all at once. */
async function countStatuses(
  clients: readonly Client[],
  calls: number,
  call: (client: Client, at: number) => Promise<{ status: number }>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: calls }, async (_, at) => {
      const client = clients[at % clients.length];
      const status = client ? (await call(client, at)).status : 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  );
  return statuses;
}

/** Milliseconds from a sign-out at one process until none of the others takes the token. */
async function timeSignOut(clients: readonly Client[], email: string): Promise<number> {
  const [first, ...others] = clients;
  if (!first) throw new Error('There is no process.');
  const { token } = await first.signUp(email);
  const list = (client: Client) => client.call('/rest/v1/resumes?select=id', { token });
  await Promise.all(others.map(list));
  const begun = performance.now();
  await first.call('/auth/v1/logout?scope=global', { token, method: 'POST' });
  for (;;) {
    const answers = await Promise.all(others.map(list));
    if (answers.every(({ status }) => status === 401)) return performance.now() - begun;
    await delay(LOOK);
  }
}
