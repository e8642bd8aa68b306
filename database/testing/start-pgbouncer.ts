import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** `nobody`: PgBouncer refuses to run as root. */
const UNPRIVILEGED = 65_534;

/** PgBouncer's version on this machine, null if it is not installed. */
export function findPgbouncer(): string | null {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return /PgBouncer (\S+)/.exec(stdout ?? '')?.[1] ?? null;
}

/**
 * Starts PgBouncer in transaction mode in front of a server, with so few connections that clients have to share them.
 * @param url of a database; the URL through PgBouncer is returned
 */
export async function startPgbouncer(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-pgbouncer-'));
  const target = new URL(url);
  const port = await findFreePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${target.username}" "${target.password}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
server_lifetime = 1
`,
  );
  const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  for (const path of [folder, users, file]) if ('uid' in identity) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
  const child = spawn('pgbouncer', [file], { ...identity, cwd: folder, stdio: 'ignore' });
  target.hostname = '127.0.0.1';
  target.port = String(port);
  await waitUntilReady(target.href);
  return {
    url: target.href,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function waitUntilReady(url: string): Promise<void> {
  for (const end = Date.now() + 10_000; ; await delay(50)) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
