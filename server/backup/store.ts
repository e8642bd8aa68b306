import type { Env } from '../env.ts';

/** A backup that can be restored. */
export interface StoredBackup {
  name: string;
  madeAt: Date;
  bytes: number;
}

/** Where backups are kept: a folder, or a bucket. */
export interface BackupStore {
  readonly kind: 'folder' | 'bucket';
  /** In the order of their names, which begin with a word and go on with the time. */
  list(): Promise<StoredBackup[]>;
  /** Keeps the file that `write` makes, once it is whole. */
  keep<T>(name: string, write: (file: string) => Promise<T>): Promise<T>;
  /** Lends the backup as a file. */
  lend<T>(name: string, read: (file: string) => Promise<T>): Promise<T>;
  remove(name: string): Promise<void>;
}

export type StoreVariables = Pick<
  Env,
  | 'BACKUP_DIR'
  | 'BACKUP_BUCKET_URL'
  | 'BACKUP_BUCKET_REGION'
  | 'BACKUP_BUCKET_KEY_ID'
  | 'BACKUP_BUCKET_SECRET'
  | 'DATA_DIR'
>;

/** What backups are called. Restore points are kept until somebody removes them, the others in the number of BACKUP_KEEP. */
export const BACKUP_NAME = /^(shortlist|before-restore)-[\dTZ-]+\.backup$/;

/** @param kind what the name begins with */
export function nameBackup(kind: 'shortlist' | 'before-restore'): string {
  return `${kind}-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`;
}
