import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/**
 * Locks a folder for this process, or throws. Two processes on one PGlite folder lose acknowledged rows without
 * any error, so nothing opens it without this. The lock is the operating system's, on a SQLite file held in an
 * exclusive transaction: the kernel drops it when the process dies, however it dies, so there is never a stale one to clean up.
 * @throws Error naming the folder and what to do, when another process has it
 */
export function lockFolder(folder: string): FolderLock {
  // It will contain everyone's resumes: nobody else on the machine may read it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // This error says which permission is missing; SQLite's only says that it cannot.
  accessSync(folder, constants.W_OK | constants.X_OK);
  const holderFile = join(folder, 'lock.pid');
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    // Only SQLite's locks are used; nothing is ever written, so nothing has to reach the disk.
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    file.close();
    if (!isLocked(cause)) throw cause;
    throw new Error(
      `The data folder ${folder} is in use by another process${presentHolder(holderFile)}. ` +
        'Stop that one, or give this one a folder of its own with DATA_DIR.',
      { cause },
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return { release: () => file.close() };
}

/** SQLITE_BUSY. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** The process that wrote the file last; only a hint, so never a reason to fail. */
function presentHolder(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8')})`;
  } catch {
    return '';
  }
}
