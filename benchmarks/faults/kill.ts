import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readKeys } from '#server/testing/server-client.ts';
import { startServer } from '#server/testing/server-process.ts';

export const name = 'kill';

const ROUNDS = 40;
const WRITERS = 4;
/** Rows acknowledged before the kill; one more each round. */
const FIRST_ROWS = 40;

const SignedUp = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** Rows that the product acknowledged before its process was killed with SIGKILL, and whether they are there after. */
export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-kill-'));
  const acknowledged = new Set<string>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
      const { anonKey } = readKeys(dataDir);
      const send = (path: string, body: object, token = anonKey) =>
        fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: { apikey: anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      const email = `${randomUUID()}@mail.example`;
      const answer = await send('/auth/v1/signup', { email, password: 'correct horse battery' });
      const { access_token, user } = SignedUp.parse(await answer.json());
      let isOver = false;
      let left = FIRST_ROWS + round;
      const reached = Promise.withResolvers<void>();
      const write = async (): Promise<void> => {
        while (!isOver) {
          const id = randomUUID();
          const row = { id, user_id: user.id, resume_text: 'x'.repeat(5000), job_description: 'y', match_score: 1 };
          const saved = await send('/rest/v1/resumes', row, access_token).catch(() => null);
          if (saved?.status !== 201) continue;
          acknowledged.add(id);
          left -= 1;
          if (left === 0) reached.resolve();
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      await reached.promise;
      const killed = server.stop('SIGKILL');
      isOver = true;
      await Promise.all([killed, ...writers]);
    }
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const { serviceKey } = readKeys(dataDir);
    const kept = new Set<string>();
    for (let from = 0; ; from += 1000) {
      const found = await fetch(`${server.url}/rest/v1/resumes?select=id&order=id&limit=1000&offset=${from}`, {
        headers: { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` },
      });
      const rows = z.array(z.object({ id: z.string() })).parse(await found.json());
      for (const { id } of rows) kept.add(id);
      if (rows.length < 1000) break;
    }
    await server.stop();
    return {
      rows: [
        { what: 'rounds, each ended by SIGKILL', count: ROUNDS },
        { what: 'rows acknowledged', count: acknowledged.size },
        { what: 'of them lost', count: [...acknowledged].filter((id) => !kept.has(id)).length },
      ],
    };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
