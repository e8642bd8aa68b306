import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfStale } from '#server/build-web.ts';
import { type ServerProcess, startScript, startServer } from '#server/testing/server-process.ts';

export const name = 'cold-start';

const STARTS = 9;
/** From the issue: existing folder, process start to first answer. */
const GOAL_MS = 1500;

/** From spawning the process to the first answer to a request that queries the database. */
async function timeStart(dataDir: string): Promise<number> {
  const begin = performance.now();
  const server: ServerProcess = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, startScript);
  const answer = await fetch(`${server.url}/readyz`);
  const ms = performance.now() - begin;
  if (!answer.ok) throw new Error(`/readyz answered ${answer.status}`);
  await server.stop();
  return ms;
}

/** How long a person waits for the product after a restart, and at the very first start. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  buildWebIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-cold-start-'));
  try {
    const first = await timeStart(dataDir);
    const times: number[] = [];
    for (let start = 0; start < STARTS; start++) times.push(await timeStart(dataDir));
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
    return {
      rows: [
        { start: 'existing folder, median', ms: at(0.5), goal: GOAL_MS },
        { start: 'existing folder, fastest', ms: at(0), goal: '' },
        { start: 'existing folder, slowest', ms: at(1), goal: '' },
        { start: 'empty folder (makes keys and database)', ms: Math.round(first), goal: '' },
      ],
      notes: [
        `${STARTS} starts of server/start.js (what "npm start" runs; the web is built before) on an existing folder, each until /readyz has answered.`,
      ],
    };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
