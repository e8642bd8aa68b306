import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { RunningPostgresql } from '#database/testing/start-postgresql.ts';
import { startReplicated } from '#database/testing/start-replicated.ts';
import { type ServerProcess, startServer, stopAllServers } from '#server/testing/server-process.ts';
import { openProxy } from '#server/testing/severable-proxy.ts';
import { findLost, presentRefused, startWriters } from './writers.ts';

export const name = 'failover: the primary crashes and its synchronous standby takes over';

const ROUNDS = 20;
/** Rows acknowledged before each crash, and after each failover. */
const ROWS = 40;
const PROCESSES = 2;

export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const servers = await startReplicated({ synchronous_commit: 'on' });
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-failover-'));
  // Two addresses that stay, and what is behind them: one is the primary, the other its standby.
  const targets = [servers.primary, servers.standby].map(({ url }) => targetOf(url));
  const proxies = await Promise.all(targets.map((target) => openProxy(target)));
  let [primary, standby] = [servers.primary, servers.standby];
  let at = 0;
  try {
    await setSynchronous(primary, true);
    const hosts = proxies.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const url = `${servers.urlAt(primary).replace(/@[^/]+/, `@${hosts}`)}?target_session_attrs=read-write`;
    const processes: ServerProcess[] = [];
    for (let count = 0; count < PROCESSES; count += 1)
      processes.push(await startServer({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
    const writers = await startWriters(processes, dataDir);
    const pauses: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await writers.more(ROWS);
      const begun = performance.now();
      await primary.stop();
      await ask(standby, 'select pg_promote()');
      await writers.more(1);
      pauses.push(performance.now() - begun);
      await writers.more(ROWS);
      [primary, standby] = [standby, await standby.addStandby()];
      Object.assign(targets[at] ?? {}, targetOf(standby.url));
      at = 1 - at;
      await setSynchronous(primary, true);
    }
    await writers.stop();
    const lost = await findLost(
      servers.urlAt(primary).replace(/replicated:replicated/, 'postgres'),
      writers.acknowledged,
    );
    const stopped = await Promise.all(processes.map((one) => one.stop()));
    pauses.sort((a, b) => a - b);
    return {
      rows: [
        { what: `failovers, the primary ended at once and its standby promoted`, count: ROUNDS },
        { what: 'rows acknowledged', count: writers.acknowledged.size },
        { what: 'of them lost', count: lost.length },
        { what: 'other answers meanwhile', count: presentRefused(writers.refused) },
        { what: 'ms from the crash to the next acknowledged row, median', count: Math.round(pauses[ROUNDS >> 1] ?? 0) },
        { what: 'the longest', count: Math.round(pauses.at(-1) ?? 0) },
        { what: 'processes that ended in order afterwards', count: stopped.filter((code) => code === 0).length },
      ],
      notes: [
        `${PROCESSES} processes with both servers in DATABASE_URL, each behind a proxy, eight people who save one after the other and try again 20 ms after a refusal; synchronous_standby_names = '*'. The proxy of a server that is gone takes connections and says nothing, as a machine without power does: most of a pause is the time to connect, 2.5 s for each of two servers.`,
      ],
    };
  } finally {
    await stopAllServers();
    for (const proxy of proxies) await proxy.sever();
    await Promise.all([primary.stop(), standby.stop()]);
    rmSync(dataDir, { recursive: true });
  }
}

function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

/** Whether a commit waits until the standby has it. */
async function setSynchronous(server: RunningPostgresql, isOn: boolean): Promise<void> {
  await ask(server, `alter system set synchronous_standby_names = '${isOn ? '*' : ''}'`);
  await ask(server, 'select pg_reload_conf()');
}

async function ask({ url }: RunningPostgresql, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
