import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase } from '#database/backup/check.ts';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { type Env, readEnv } from '../env.ts';
import { backUp, checkArchive, restore } from './archive-file.ts';

/** What the person at the command line can do something about. */
export class BackupCommandError extends Error {
  override readonly name = 'BackupCommandError';
}

export const backupCommands = ['--backup', '--restore', '--check', '--export', '--import'] as const;
type Command = (typeof backupCommands)[number];

/** The file that `export` writes and `import` reads. */
const MOVED = 'shortlist.backup';

/** `npm run backup`, `restore`, `check`, `export` and `import`. */
export async function runBackupCommand(
  environment: Readonly<Record<string, string | undefined>>,
  [command, path]: readonly string[],
): Promise<void> {
  const env = readEnv(environment);
  process.stdout.write(`${await carryOut(env, requireCommand(command), path)}\n`);
}

async function carryOut(env: Env, command: Command, path: string | undefined): Promise<string> {
  const key = env.BACKUP_KEY ?? null;
  if (command === '--check' && path !== undefined) return presentCheck(path, key);
  if (command === '--check') return withDatabase(env, checkRows);
  if (path === undefined) throw new BackupCommandError(`Say where: npm run ${command.slice(2)} -- PATH`);
  if (command === '--backup') return save(env, path, key);
  if (command === '--restore') return putBack(env, path, key);
  // A move is a backup without a key of its own, in a folder, so that nothing needs to be set on the other side.
  if (command === '--import') return putBack(env, join(path, MOVED), null);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return save(env, join(path, MOVED), null);
}

function requireCommand(command: string | undefined): Command {
  const known = backupCommands.find((name) => name === command);
  if (!known) throw new BackupCommandError(`Use one of ${backupCommands.join(', ')}.`);
  return known;
}

async function save(env: Env, file: string, key: string | null): Promise<string> {
  if (existsSync(file)) throw new BackupCommandError(`${file} exists already: choose another name, or remove it.`);
  const rows = await withDatabase(env, (database) => backUp(database, env.DATA_DIR, file, key));
  const advice = key === null ? ' It is not encrypted, and whoever has its keys can act as anybody: keep it safe.' : '';
  return `${rows} rows are in ${file}.${advice}`;
}

/** Before anything is replaced, it is backed up itself. */
async function putBack(env: Env, file: string, key: string | null): Promise<string> {
  if (!existsSync(file)) throw new BackupCommandError(`There is no file ${file}.`);
  const before = join(env.DATA_DIR, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`);
  const { rows, madeAt } = await withDatabase(env, async (database) => {
    await backUp(database, env.DATA_DIR, before, env.BACKUP_KEY ?? null);
    return restore(database, env.DATA_DIR, file, key);
  });
  return `${rows} rows of ${madeAt} are restored. What was there before is in ${before}. Restart servers that are running.`;
}

async function presentCheck(file: string, key: string | null): Promise<string> {
  const { rows, madeAt, engine, lastMigration } = await checkArchive(file, key);
  return `${file} is whole: ${rows} rows of ${madeAt}, from ${engine} at ${lastMigration}.`;
}

async function checkRows(database: OpenDatabase): Promise<string> {
  const { rows, faults } = await checkDatabase(database);
  if (faults.length === 0) return `${rows} rows, and nothing is wrong with them.`;
  throw new BackupCommandError(faults.map(({ where, what }) => `${where}: ${what}`).join('\n'));
}

/** Past a pooler, because a backup is one long transaction. */
async function withDatabase<T>(env: Env, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const database = await openDatabase({ dataDir: env.DATA_DIR, poolSize: 1, ...(url ? { url } : {}) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
