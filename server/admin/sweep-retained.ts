import type { Logger } from 'pino';
import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

const numbers = {
  /** Milliseconds between two sweeps: what is kept for days need not go within the minute. */
  every: 3_600_000,
  /** Rows of a kind in one transaction: a moment's work, after which others have their turn. */
  batch: 1_000,
} as const;

/** Deletes what the setting `retention` lets go, now and hourly, in every process: doing it twice does no harm. */
export function startSweepingRetained(database: Database, log: Pick<Logger, 'warn'>): () => void {
  let isOver = false;
  const sweep = async (): Promise<void> => {
    try {
      for (; !isOver; ) if ((await sweepRetained(database, numbers.batch)) < numbers.batch) return;
    } catch (err) {
      if (!isOver) log.warn({ err }, 'what is kept too long could not be deleted; the next sweep will');
    }
  };
  void sweep();
  const timer = setInterval(() => void sweep(), numbers.every).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** @returns how many rows were deleted, of each kind `most` at most */
export async function sweepRetained(database: Database, most: number): Promise<number> {
  const [swept] = await asUserBatch(database, { role: 'service_role', claims: {} }, [
    { sql: 'select private.sweep_retained($1::integer) as deleted', params: [most] },
  ]);
  return z.number().parse(swept?.rows[0]?.deleted);
}
