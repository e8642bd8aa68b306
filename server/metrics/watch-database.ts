import { createHash } from 'node:crypto';
import type { Database, Result, Row, Statement, Transaction } from '#database/database.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Metrics } from './metrics.ts';

/** How the database was called: statements in one round trip, or a transaction that decides in between. */
export type DatabaseKind = 'batch' | 'transaction';

/** Characters of a statement in the log: enough to recognise it. */
const SHOWN = 160;

interface Watch {
  metrics: Pick<Metrics, 'noteDatabase'>;
  tracing: Pick<Tracing, 'span'>;
  log: { warn(fields: object, message: string): void };
  /** LOG_SLOW_STATEMENTS, in milliseconds; 0 logs none. */
  slowMs: number;
}

/** The database, with every call timed and slow ones in the log: the text of their last statement, whose values are sent beside it. */
export function watchDatabase(database: Database, { metrics, tracing, log, slowMs }: Watch): Database {
  async function timed<T>(kind: DatabaseKind, statements: () => readonly string[], run: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    let outcome: 'ok' | 'failed' = 'failed';
    try {
      const value = await tracing.span('database', { kind }, run);
      outcome = 'ok';
      return value;
    } finally {
      const ms = performance.now() - begun;
      metrics.noteDatabase(kind, outcome, ms / 1000);
      if (slowMs > 0 && ms > slowMs)
        log.warn({ ms: Math.round(ms), kind, outcome, ...present(statements()) }, 'slow statement');
    }
  }

  return {
    engine: database.engine,
    query: <R extends object = Row>(sql: string, params?: Statement['params']): Promise<Result<R>> =>
      timed(
        'batch',
        () => [sql],
        () => database.query<R>(sql, params),
      ),
    batch: (statements, limit) =>
      timed(
        'batch',
        () => statements.map(({ sql }) => sql),
        () => database.batch(statements, limit),
      ),
    transaction(work, limit) {
      const sent: string[] = [];
      const watched = (session: Transaction) =>
        work({
          query: (sql, params) => {
            sent.push(sql);
            return session.query(sql, params);
          },
        });
      return timed(
        'transaction',
        () => sent,
        () => database.transaction(watched, limit),
      );
    },
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    close: () => database.close(),
  };
}

/** A name by which the same statement is found again, and how it begins. The last one is what was asked; the ones before set the stage. */
function present(statements: readonly string[]): { statement: string; sql: string } {
  const sql = (statements.at(-1) ?? '').replace(/\s+/g, ' ').trim();
  return { statement: createHash('sha256').update(sql).digest('base64url').slice(0, 8), sql: sql.slice(0, SHOWN) };
}
