import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '#database/database.ts';
import { openPostgresql } from '#database/postgresql.ts';
import type { Env } from '../env.ts';
import { backUp } from './archive-file.ts';

/** How often it is looked whether a backup is due, in milliseconds: often enough for the shortest interval, an hour. */
const LOOK_MS = 60_000;

const NAME = /^shortlist-[\dTZ-]+\.backup$/;

type Wanted = Pick<
  Env,
  'BACKUP_EVERY' | 'BACKUP_KEEP' | 'BACKUP_DIR' | 'BACKUP_KEY' | 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
>;

/**
 * Backs up every BACKUP_EVERY and keeps the newest BACKUP_KEEP. The files say when the last one was made, so a restart does not begin to
 * count again, and processes that share the folder take turns.
 * @returns a function that stops it
 */
export function startBackups(database: Database, env: Wanted, log: Logger): () => void {
  const every = env.BACKUP_EVERY;
  if (every === undefined) return () => {};
  let isRunning = false;
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return () => clearInterval(timer);

  function look(): void {
    if (isRunning) return;
    isRunning = true;
    backUpIfDue(database, env, every ?? 0)
      .then((made) => made && log.info(made, 'backed up'))
      .catch((error: unknown) => log.error({ err: error }, 'the backup failed; it is tried again in a minute'))
      .finally(() => {
        isRunning = false;
      });
  }
}

/** @returns the new file, or null when none was due */
export async function backUpIfDue(
  database: Database,
  env: Wanted,
  everySeconds: number,
): Promise<{ file: string; rows: number } | null> {
  const folder = env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
  const newest = files.at(-1);
  if (newest && Date.now() - statSync(join(folder, newest)).mtimeMs < everySeconds * 1000) return null;
  const name = `shortlist-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`;
  const file = join(folder, name);
  const rows = await dump(database, env, file);
  for (const old of [...files, name].slice(0, -env.BACKUP_KEEP)) rmSync(join(folder, old), { force: true });
  return { file, rows };
}

/** On PostgreSQL by a connection of its own, past a pooler: it is held as long as the backup takes. */
async function dump(
  database: Database,
  { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, BACKUP_KEY }: Wanted,
  file: string,
): Promise<number> {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  const key = BACKUP_KEY ?? null;
  if (!url) return backUp(database, DATA_DIR, file, key);
  const own = await openPostgresql({ url, poolSize: 1 });
  try {
    return await backUp(own, DATA_DIR, file, key);
  } finally {
    await own.close();
  }
}
