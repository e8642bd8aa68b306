import type { Logger } from 'pino';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

const HOUR = 3_600_000;

/** Removes flows, challenges and limits that have had their time, hourly, on every process: doing it twice harms nothing. */
export function startSweeping(database: Database, log: Logger): () => void {
  const timer = setInterval(() => void sweep(database, log), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** A failed sweep is logged only: the next one does its work. */
export async function sweep(database: Database, log: Logger): Promise<void> {
  try {
    await asUserBatch(database, { role: 'auth_admin', claims: {} }, [{ sql: 'select private.sweep_auth()' }]);
  } catch (error) {
    log.warn({ err: error }, 'old sign-in flows could not be removed; the next sweep will');
  }
}
