import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';

export interface OpenOptions {
  /** `postgres://…`: a PostgreSQL server. Without it, PGlite in `dataDir`. */
  url?: string;
  /** The folder of the embedded database. */
  dataDir: string;
  /** Number of connections to a PostgreSQL server. */
  poolSize?: number;
  /** Gets what happens outside of any call: connections lost and restored. */
  log?: { warn(fields: object, message: string): void };
}

/**
 * Opens the product's database and brings it to the newest migration.
 * @throws Error when another process has the folder, or the migrations do not fit; DatabaseError when it cannot be reached
 */
export async function openDatabase({ url, dataDir, poolSize, log }: OpenOptions): Promise<Database> {
  const database = url
    ? await openPostgresql({ url, ...(poolSize === undefined ? {} : { poolSize }), ...(log ? { log } : {}) })
    : await openPglite({ dataDir });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
