import type { Database, DatabaseLoad } from './database.ts';
import { type Migratable, migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import type { Durability } from './pglite-files.ts';
import { openPostgresql, type PostgresqlDatabase } from './postgresql.ts';

export interface OpenOptions {
  /** `postgres://…`: a PostgreSQL server. Without it, PGlite in `dataDir`. */
  url?: string;
  /** The same database past a connection pooler: migrations and LISTEN go there. */
  directUrl?: string;
  /** The folder of the embedded database. */
  dataDir: string;
  /** What becomes of an acknowledged row of the embedded database in a power cut. */
  durability?: Durability;
  /** Number of connections to a PostgreSQL server. */
  poolSize?: number;
  /** Hears how many seconds a call has waited for a connection. */
  onWait?: (seconds: number) => void;
  /** Gets what happens outside of any call: connections lost and restored. */
  log?: { warn(fields: object, message: string): void };
}

/** The database, which can also be restored as a whole, and says how busy it is. */
export type OpenDatabase = Database & Migratable & { readonly load: DatabaseLoad };

/**
 * Opens the product's database and brings it to the newest migration.
 * @throws Error when another process has the folder, or the migrations do not fit; DatabaseError when it cannot be reached
 */
export async function openDatabase({
  url,
  directUrl,
  dataDir,
  durability,
  poolSize,
  log,
  onWait,
}: OpenOptions): Promise<OpenDatabase> {
  const more = {
    ...(poolSize === undefined ? {} : { poolSize }),
    ...(log ? { log } : {}),
    ...(onWait ? { onWait } : {}),
  };
  // A migration takes as long as it takes, and holds a lock meanwhile: neither is for a pooler.
  if (directUrl) await using(await openPostgresql({ url: directUrl, poolSize: 1 }), migrate);
  const database = url
    ? await openPostgresql({ url, ...(directUrl ? { directUrl } : {}), ...more })
    : await openPglite({ dataDir, ...(durability ? { durability } : {}), ...(onWait ? { onWait } : {}) });
  if (url && !directUrl && 'isPooled' in database && database.isPooled) {
    log?.warn(
      {},
      'a connection pooler is in front of PostgreSQL: set DATABASE_DIRECT_URL, so that settings take effect at once',
    );
  }
  try {
    if (!directUrl) await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function using(
  database: PostgresqlDatabase,
  work: (database: PostgresqlDatabase) => Promise<void>,
): Promise<void> {
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
