import type { Logger } from 'pino';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

const HOUR = 3_600_000;

/** Deletes what was kept for days that are over: now, and hourly in every process, because doing it twice does no harm. */
export function startSweepingDays(database: Database, log: Pick<Logger, 'warn'>): () => void {
  const sweep = async (): Promise<void> => {
    try {
      await asUserBatch(database, { role: 'service_role', claims: {} }, [{ sql: 'select private.sweep_days()' }]);
    } catch (error) {
      log.warn({ err: error }, 'what was kept for a day could not be removed; the next sweep will');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), HOUR).unref();
  return () => clearInterval(timer);
}
