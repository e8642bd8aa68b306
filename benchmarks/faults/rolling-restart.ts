import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReplicated } from '#database/testing/start-replicated.ts';
import { type ServerProcess, startServer, stopAllServers } from '#server/testing/server-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { findLost, presentRefused, startWriters } from './writers.ts';

export const name = 'rolling restart: four processes behind a balancer are replaced one by one under twenty people';

const PROCESSES = 4;
const PEOPLE = 20;
const ROUNDS = 2;

/** Requests that failed while every process was replaced, with connections that the balancer holds and with one for each request. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const servers = await startReplicated();
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-rolling-'));
  const env = {
    DATABASE_URL: servers.urlAt(servers.primary),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DRAIN_DELAY: '2',
  };
  const rows: Record<string, string | number>[] = [];
  try {
    for (const keepAlive of [true, false]) {
      const balancer = await startBalancer(keepAlive);
      const processes: ServerProcess[] = [];
      for (let count = 0; count < PROCESSES; count += 1) processes.push(await startServer(env));
      const behind = () => balancer.setPorts(processes.map(({ url }) => Number(new URL(url).port)));
      behind();
      await balancer.ready(PROCESSES);
      const front: ServerProcess = { ...one(processes), url: balancer.url };
      const writers = await startWriters([front], dataDir, { people: PEOPLE });
      await writers.more(PEOPLE);
      for (let at = 0; at < ROUNDS * PROCESSES; at += 1)
        await replace(processes, at % PROCESSES, env, balancer, behind);
      await writers.stop();
      const superuser = Object.assign(new URL(servers.primary.url), { pathname: '/replicated' }).href;
      const failed = [...writers.refused.values()].reduce((sum, count) => sum + count, 0);
      rows.push({
        connections: keepAlive ? 'held' : 'one for each request',
        restarts: ROUNDS * PROCESSES,
        requests: writers.acknowledged.size + failed,
        failed,
        'answers other than 201': presentRefused(writers.refused),
        'acknowledged and lost': (await findLost(superuser, writers.acknowledged)).length,
      });
      await balancer.close();
      await Promise.all(processes.map((process) => process.stop()));
    }
    return {
      rows,
      notes: ['The balancer asks /readyz twice a second and tries no request twice; DRAIN_DELAY is 2 s.'],
    };
  } finally {
    await stopAllServers();
    await servers.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function one(processes: readonly ServerProcess[]): ServerProcess {
  const [first] = processes;
  if (!first) throw new Error('There is no process.');
  return first;
}

/** As a deployment does it: the new process first, then the old one is told to stop. */
async function replace(
  processes: ServerProcess[],
  at: number,
  env: Record<string, string>,
  balancer: Balancer,
  behind: () => void,
): Promise<void> {
  const next = await startServer(env);
  const old = processes[at];
  const stopped = old?.stop('SIGTERM');
  processes.push(next);
  behind();
  await stopped;
  processes.splice(at, 1, next);
  processes.pop();
  behind();
  await balancer.ready(PROCESSES);
}
