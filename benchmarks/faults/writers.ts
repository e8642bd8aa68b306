import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { createClient } from '#server/testing/server-client.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';

/** People who save resumes one after the other, and what they were told. */
export interface Writers {
  /** The ids that were answered with 201. */
  acknowledged: Set<string>;
  /** How often each other answer came; 0 for none at all. */
  refused: Map<number, number>;
  /** Waits until so many more were acknowledged. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** What a person waits before they try again after a refusal, in milliseconds. */
const PAUSE_MS = 20;

/** @param servers processes on one database, which people are spread over */
export async function startWriters(
  servers: readonly ServerProcess[],
  dataDir: string,
  { people = 8, characters = 2_000 }: { people?: number; characters?: number } = {},
): Promise<Writers> {
  const acknowledged = new Set<string>();
  const refused = new Map<number, number>();
  let isOver = false;

  async function write(at: number): Promise<void> {
    const server = servers[at % servers.length];
    if (!server) throw new Error('Writers need a server.');
    const client = createClient(server, dataDir);
    const { id: person, token } = await client.signUp(`${randomUUID()}@mail.example`);
    while (!isOver) {
      const id = randomUUID();
      const body = { id, user_id: person, resume_text: 'x'.repeat(characters), job_description: 'y', match_score: 1 };
      const status = await client.call('/rest/v1/resumes', { token, body }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 201) acknowledged.add(id);
      else {
        refused.set(status, (refused.get(status) ?? 0) + 1);
        await delay(PAUSE_MS);
      }
    }
  }

  const writing = Array.from({ length: people }, (_, at) => write(at));
  return {
    acknowledged,
    refused,
    async more(count) {
      const wanted = acknowledged.size + count;
      while (acknowledged.size < wanted) await Promise.race([delay(PAUSE_MS), Promise.all(writing)]);
    },
    async stop() {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

/** Which of the rows are not there, as a superuser of PostgreSQL sees it. */
export async function findLost(url: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id::text from public.resumes');
    const kept = new Set(rows.map(({ id }) => id));
    return [...acknowledged].filter((id) => !kept.has(id));
  } finally {
    await client.end();
  }
}

/** `503: 12, none: 3`. */
export function presentRefused(refused: ReadonlyMap<number, number>): string {
  const parts = [...refused].sort(([a], [b]) => a - b);
  return parts.map(([status, count]) => `${status === 0 ? 'no answer' : status}: ${count}`).join(', ') || 'none';
}
