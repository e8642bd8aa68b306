import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/**
 * Takes a folder for this process alone, or throws. Two processes on one PGlite folder lose acknowledged rows without
 * any error, so nothing opens it without this. The lock is the operating system's, on a SQLite file held in an
 * exclusive transaction: the kernel drops it when the process dies, however it dies, so there is none to clean up.
 * @throws Error naming the folder and what to do, when another process has it
 */
export function lockFolder(folder: string): FolderLock {
  // It will hold everyone's resumes: nobody else on the machine reads it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Here it says which permission is missing; SQLite only says that it cannot.
  accessSync(folder, constants.W_OK | constants.X_OK);
  const holderFile = join(folder, 'lock.pid');
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    // Only the locks of SQLite are used; nothing is ever written, so nothing has to reach the disk.
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

/** Whoever wrote the file last; only a hint, hence never a reason to fail. */
function presentHolder(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8')})`;
  } catch {
    return '';
  }
}
