import type { Logger } from 'pino';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

const HOUR = 3_600_000;

/** Removes expired flows, challenges and limits, hourly, in every process: doing it twice does no harm. */
export function startSweeping(database: Database, log: Logger): () => void {
  const timer = setInterval(() => void sweep(database, log), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** A failed sweep is only logged: the next one does its work. */
export async function sweep(database: Database, log: Logger): Promise<void> {
  try {
    await asUserBatch(database, { role: 'auth_admin', claims: {} }, [{ sql: 'select private.sweep_auth()' }]);
  } catch (error) {
    log.warn({ err: error }, 'old sign-in flows could not be removed; the next sweep will try again');
  }
}
