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

const program = process.env.PGBOUNCER_PATH ?? 'pgbouncer';

/** The version of the PgBouncer at `PGBOUNCER_PATH`, else of this machine's; null if there is none. */
export function findPgbouncer(): string | null {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return /PgBouncer (\S+)/.exec(stdout ?? '')?.[1] ?? null;
}

/**
 * How this version can treat prepared statements: up to 1.20 not at all; from 1.21 on it may keep some for its clients, and from 1.24
 * on it does unless it is told not to.
 */
export function listPgbouncerSettings(version: string | null): Settings[] {
  const [, minor = 0] = (version ?? '').split('.').map(Number);
  return minor < 21 ? [{}] : [{ max_prepared_statements: '0' }, { max_prepared_statements: '200' }];
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts PgBouncer in transaction mode in front of a server, with so few connections that clients have to share them.
 * @param url of a database; the URL through PgBouncer is returned
 * @param given other settings than its own defaults
 */
export async function startPgbouncer(
  url: string,
  given: Settings = {},
): Promise<{ url: string; stop(): Promise<void> }> {
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
${Object.entries(given)
  .map(([name, value]) => `${name} = ${value}\n`)
  .join('')}`,
  );
  const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  for (const path of [folder, users, file]) if ('uid' in identity) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
  const child = spawn(program, [file], { ...identity, cwd: folder, stdio: 'ignore' });
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
