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

/**
 * The database, with every call timed and slow ones in the log: the text of their last statement, whose values are sent beside it. A
 * statement is slow by its own time; the wait for a connection has a metric of its own.
 */
export function watchDatabase(database: Database, { metrics, tracing, log, slowMs }: Watch): Database {
  async function timed<T>(
    kind: DatabaseKind,
    statements: () => readonly string[],
    run: (onStart: () => void) => Promise<T>,
  ): Promise<T> {
    const asked = performance.now();
    let begun = Number.POSITIVE_INFINITY;
    let outcome: 'ok' | 'failed' = 'failed';
    const onStart = (): void => {
      begun = performance.now();
    };
    try {
      const value = await tracing.span('database', { kind }, () => run(onStart));
      outcome = 'ok';
      return value;
    } finally {
      const now = performance.now();
      metrics.noteDatabase(kind, outcome, (now - asked) / 1000);
      const ms = now - begun;
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
        (noteStart) => database.query<R>(sql, params, noteStart),
      ),
    batch: (statements, limit, onStart) =>
      timed(
        'batch',
        () => statements.map(({ sql }) => sql),
        (noteStart) => database.batch(statements, limit, both(noteStart, onStart)),
      ),
    transaction(work, limit, onStart) {
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
        (noteStart) => database.transaction(watched, limit, both(noteStart, onStart)),
      );
    },
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    close: () => database.close(),
  };
}

function both(first: () => void, second: (() => void) | undefined): () => void {
  return () => {
    first();
    second?.();
  };
}

/** A name by which the same statement is found again, and how it begins. The last one is what was asked; the ones before set the stage. */
function present(statements: readonly string[]): { statement: string; sql: string } {
  const sql = (statements.at(-1) ?? '').replace(/\s+/g, ' ').trim();
  return { statement: createHash('sha256').update(sql).digest('base64url').slice(0, 8), sql: sql.slice(0, SHOWN) };
}
