import { join } from 'node:path';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { BackupStore, StoreVariables } from './store.ts';

/** The bucket of BACKUP_BUCKET_URL, else the folder of BACKUP_DIR. */
export function openStore(env: StoreVariables): BackupStore {
  const folder = env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups');
  return env.BACKUP_BUCKET_URL === undefined ? createFolderStore(folder) : createBucketStore(env, folder);
}
