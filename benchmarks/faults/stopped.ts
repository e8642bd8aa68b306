import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReplicated } from '#database/testing/start-replicated.ts';
import { type ServerProcess, startServer, stopAllServers } from '#server/testing/server-process.ts';
import { openProxy } from '#server/testing/severable-proxy.ts';
import { findLost, presentRefused, startWriters } from './writers.ts';

export const name = 'stopped: PostgreSQL goes away and comes back';

const ROUNDS = 20;
const ROWS = 40;
/** Refusals that people see before PostgreSQL is back. */
const REFUSALS = 20;
const PROCESSES = 4;

/** What four processes answer while PostgreSQL cannot be reached, and whether they go on by themselves. */
export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  const servers = await startReplicated();
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-stopped-'));
  const { hostname, port } = new URL(servers.primary.url);
  const proxy = await openProxy({ host: hostname, port: Number(port) });
  try {
    const url = Object.assign(new URL(servers.urlAt(servers.primary)), { port: String(proxy.port) }).href;
    const processes: ServerProcess[] = [];
    for (let count = 0; count < PROCESSES; count += 1)
      processes.push(await startServer({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
    const writers = await startWriters(processes, dataDir);
    const pauses: number[] = [];
    const refusals = () => [...writers.refused.values()].reduce((sum, count) => sum + count, 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      await writers.more(ROWS);
      const before = refusals();
      await proxy.sever();
      while (refusals() < before + REFUSALS) await new Promise((resolve) => setTimeout(resolve, 20));
      await proxy.restore();
      const begun = performance.now();
      await writers.more(1);
      pauses.push(performance.now() - begun);
    }
    await writers.stop();
    const superuser = Object.assign(new URL(servers.primary.url), { pathname: '/replicated' }).href;
    const lost = await findLost(superuser, writers.acknowledged);
    pauses.sort((a, b) => a - b);
    return {
      rows: [
        { what: `times that PostgreSQL went away under ${PROCESSES} processes and came back`, count: ROUNDS },
        { what: 'rows acknowledged', count: writers.acknowledged.size },
        { what: 'of them lost', count: lost.length },
        { what: 'other answers meanwhile', count: presentRefused(writers.refused) },
        {
          what: 'ms from its return to the next acknowledged row, median',
          count: Math.round(pauses[ROUNDS >> 1] ?? 0),
        },
        { what: 'processes that ended themselves', count: processes.filter(({ pid }) => !isRunning(pid)).length },
      ],
    };
  } finally {
    await stopAllServers();
    await proxy.sever();
    await servers.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
