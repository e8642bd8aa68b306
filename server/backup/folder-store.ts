import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_NAME, type BackupStore } from './store.ts';

/** A folder, which is made when it is first needed. */
export function createFolderStore(folder: string): BackupStore {
  const open = (): string => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  };
  return {
    kind: 'folder',
    list: async () =>
      readdirSync(open())
        .filter((name) => BACKUP_NAME.test(name))
        .sort()
        .map((name) => {
          const { mtime, size } = statSync(join(folder, name));
          return { name, madeAt: mtime, bytes: size };
        }),
    keep: (name, write) => write(join(open(), name)),
    lend: (name, read) => read(join(folder, name)),
    remove: async (name) => rmSync(join(folder, name), { force: true }),
  };
}
