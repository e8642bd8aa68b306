import { Hono } from 'hono';
import type { Database } from '#database/database.ts';
import type { AppContext } from './context.ts';
import type { Draining } from './draining.ts';
import { AppError } from './errors.ts';
import { version } from './version.ts';

/** A database that takes longer than this to answer `select 1` could not serve people either. */
const READY_WITHIN_MS = 2000;

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers too, else 503, so that a load balancer looks elsewhere; also
 * 503 once the process is about to end.
 */
export function healthRoutes({ database, draining }: { database: Database; draining: Draining }): Hono<AppContext> {
  return new Hono<AppContext>()
    .get('/healthz', (c) => c.json({ status: 'alive', version }))
    .get('/readyz', async (c) => {
      draining.noteAsked();
      if (draining.isOn) throw new AppError('unavailable', 'This process is about to stop.');
      await requireAnswer(database);
      return c.json({ status: 'ready', database: database.engine });
    });
}

async function requireAnswer(database: Database): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${READY_WITHIN_MS} ms`)), READY_WITHIN_MS);
  try {
    await Promise.race([database.query('select 1'), tooLate]);
  } catch (cause) {
    throw new AppError('unavailable', 'The database does not answer.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
