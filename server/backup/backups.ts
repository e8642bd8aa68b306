import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AdminBackups } from '#contract/admin.ts';
import { asUser, becomeCaller, type Caller } from '#database/as-user.ts';
import type { Session } from '#database/database.ts';
import type { OpenDatabase } from '#database/open.ts';
import { openPostgresql } from '#database/postgresql.ts';
import type { Env } from '../env.ts';
import { AppError } from '../errors.ts';
import { backUp, restore } from './archive-file.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { openStore } from './open-store.ts';
import { type BackupStore, nameBackup, type StoreVariables } from './store.ts';

export type BackupVariables = StoreVariables &
  Pick<
    Env,
    | 'BACKUP_EVERY'
    | 'BACKUP_KEEP'
    | 'BACKUP_KEY'
    | 'DATABASE_URL'
    | 'DATABASE_DIRECT_URL'
    | 'ANON_KEY'
    | 'SERVICE_KEY'
    | 'JWT_PRIVATE_JWK'
  >;

/** The backups of a running installation: one is made or restored at a time. */
export interface Backups {
  /** What there is, and what became of the last one that was made or restored here. */
  read(): Promise<AdminBackups>;
  /** @param by is named in the audit log @throws AppError conflict while another is running */
  make(by: Caller): Promise<{ name: string; rows: number }>;
  /** Makes one if the newest is older than this; null when none was due. */
  makeIfDue(everySeconds: number): Promise<{ name: string; rows: number } | null>;
  /** Puts a backup in the place of everything; what was there becomes a restore point. @throws AppError conflict, notFound */
  restore(name: string, by: Caller): Promise<void>;
}

/** The installation itself. */
const nobody: Caller = { role: 'service_role', claims: {} };

export function createBackups(database: OpenDatabase, env: BackupVariables, log: Pick<Logger, 'error'>): Backups {
  const store = openStore(env);
  const key = env.BACKUP_KEY ?? null;
  const jobs = createOneAtATime(log);

  const make = (by: Caller) =>
    jobs.run('backup', async () => {
      const name = nameBackup('shortlist');
      const rows = await save(name);
      const made = (await store.list()).filter((one) => one.name.startsWith('shortlist-'));
      for (const old of made.slice(0, -env.BACKUP_KEEP)) await store.remove(old.name);
      // What the schedule does is in the log of the process.
      if (by !== nobody) await asUser(database, by, (session) => audit(session, 'create_backup', name, rows));
      return { name, rows };
    });

  const save = (name: string) =>
    store.keep(name, (file) => withOwn(database, env, (own) => backUp(own, env.DATA_DIR, file, key)));

  return {
    make,
    async read() {
      const backups = (await store.list()).reverse();
      return {
        place: store.kind,
        isEncrypted: key !== null,
        everySeconds: env.BACKUP_EVERY ?? null,
        running: jobs.running,
        last: jobs.last,
        backups: backups.map(({ name, madeAt, bytes }) => ({
          name,
          madeAt: madeAt.toISOString(),
          bytes,
          isRestorePoint: name.startsWith('before-restore-'),
        })),
      };
    },
    async makeIfDue(everySeconds) {
      if (jobs.running) return null;
      const newest = (await store.list()).filter(({ name }) => name.startsWith('shortlist-')).at(-1);
      if (newest && Date.now() - newest.madeAt.getTime() < everySeconds * 1000) return null;
      return make(nobody);
    },
    restore: (name, by) =>
      jobs.run('restore', async () => {
        await requireStored(store, name);
        await store.lend(name, async (file) => {
          const before = nameBackup('before-restore');
          await save(before);
          const keys = await readKeys(env);
          await withOwn(database, env, (own) =>
            restore(own, env.DATA_DIR, file, key, async (session, rows) => {
              const { sql, params } = becomeCaller(by);
              await session.query(sql, params);
              await audit(session, 'restore_backup', name, rows);
              await session.query('reset role');
            }),
          );
          if (keys !== (await readKeys(env))) jobs.noteOtherKeys();
        });
      }),
  };
}

/** On PostgreSQL a connection of its own, past a pooler: it is held as long as the work takes. */
async function withOwn<T>(
  database: OpenDatabase,
  { DATABASE_DIRECT_URL, DATABASE_URL }: BackupVariables,
  work: (own: OpenDatabase) => Promise<T>,
): Promise<T> {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (!url) return work(database);
  const own = await openPostgresql({ url, poolSize: 1 });
  try {
    return await work(own);
  } finally {
    await own.close();
  }
}

async function requireStored(store: BackupStore, name: string): Promise<void> {
  const isThere = (await store.list()).some((one) => one.name === name);
  if (!isThere) throw new AppError('notFound', 'There is no such backup any more.');
}

/** `keys.json`, unless the environment has all three keys, so that nobody reads the file. */
async function readKeys(env: BackupVariables): Promise<string | null> {
  if (env.ANON_KEY && env.SERVICE_KEY && env.JWT_PRIVATE_JWK) return null;
  return readFile(join(env.DATA_DIR, 'keys.json'), 'utf8').catch(() => null);
}

async function audit(session: Session, action: string, name: string, rows: number): Promise<void> {
  await session.query(`select private.audit($1, 'backup', $2, jsonb_build_object('rows', $3::bigint))`, [
    action,
    name,
    rows,
  ]);
}
