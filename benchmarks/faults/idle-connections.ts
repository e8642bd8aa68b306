import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#server/testing/server-client.ts';
import { startServer, stopAllServers } from '#server/testing/server-process.ts';

export const name = 'idle connections: thousands that say nothing, beside people who work';

const CONNECTIONS = 9_500;
const REQUESTS = 100;
/** How many are opened at a time. */
const AT_ONCE = 250;

export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-idle-'));
  const sockets: Socket[] = [];
  try {
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const client = createClient(server, dataDir);
    const { token } = await client.signUp('ada@mail.example');
    const measure = async (connections: number) => {
      const times: number[] = [];
      let good = 0;
      for (let at = 0; at < REQUESTS; at += 1) {
        const begun = performance.now();
        if ((await client.saveResume(token, 'x')).status === 201) good += 1;
        times.push(performance.now() - begun);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round((times[Math.floor(share * (REQUESTS - 1))] ?? 0) * 10) / 10;
      return {
        'idle connections': connections,
        [`saved, of ${REQUESTS}`]: good,
        'median ms': at(0.5),
        'p99 ms': at(0.99),
        'memory of the process, MB': residentMegabytes(server.pid),
      };
    };
    const rows = [await measure(0)];
    const port = Number(new URL(server.url).port);
    while (sockets.length < CONNECTIONS) {
      const opened = Array.from({ length: AT_ONCE }, () => connect(port, '127.0.0.1').on('error', () => {}));
      await Promise.all(opened.map((socket) => once(socket, 'connect')));
      sockets.push(...opened);
    }
    rows.push(await measure(sockets.filter((socket) => socket.readyState === 'open').length));
    for (const socket of sockets) socket.destroy();
    rows.push(await measure(0));
    return { rows };
  } finally {
    for (const socket of sockets) socket.destroy();
    await stopAllServers();
    rmSync(dataDir, { recursive: true });
  }
}

function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
