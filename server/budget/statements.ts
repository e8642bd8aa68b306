import { type Database, DatabaseError } from '#database/database.ts';
import type { Env } from '../env.ts';
import { createFairQueue } from './fair-queue.ts';
import { budget } from './numbers.ts';
import { createRate } from './rate.ts';

/** The part of a database that runs statements for a person. */
export type Runner = Pick<Database, 'batch' | 'transaction'>;

/**
 * The database as one person may use it: a limited number of statements at once, the rest in turn with everybody's, and no more
 * slow ones than their time allows. Null, the service key, gets it without limits.
 */
export type Statements = (person: string | null) => Runner;

export function createStatements(
  database: Database,
  { DATABASE_POOL, DATABASE_STATEMENTS_PER_PERSON }: Pick<Env, 'DATABASE_POOL' | 'DATABASE_STATEMENTS_PER_PERSON'>,
  numbers: Partial<Record<keyof typeof budget.statements, number>> = {},
  runnerOf: (person: string) => Runner = () => database,
): Statements {
  const { waiting, slow, slowTime, slowSeconds } = { ...budget.statements, ...numbers };
  // As many as can run: what waits for a connection would take no turns.
  const atOnce = database.engine === 'pglite' ? 1 : DATABASE_POOL;
  const queue = createFairQueue({ atOnce, perPerson: Math.min(DATABASE_STATEMENTS_PER_PERSON, atOnce), waiting });
  const time = createRate(slowTime, slowSeconds);

  async function run<T>(person: string, work: (onStart: () => void) => Promise<T>): Promise<T> {
    await time.requireLeft(person);
    return queue.run(person, null, async () => {
      // The wait for a connection is not the person's: after a failover everybody waits for one.
      let begun = Number.POSITIVE_INFINITY;
      try {
        return await work(() => {
          begun = performance.now();
        });
      } catch (error) {
        // Nor is the wait for a database that is gone.
        if (error instanceof DatabaseError && error.isLost) begun = Number.POSITIVE_INFINITY;
        throw error;
      } finally {
        const taken = performance.now() - begun;
        // A person whose budget this uses up is refused next time; this statement still runs.
        if (taken > slow) await time.take(person, Math.round(taken - slow)).catch(() => {});
      }
    });
  }

  return (person) =>
    person === null
      ? database
      : {
          batch: (statements, limit) => run(person, (onStart) => runnerOf(person).batch(statements, limit, onStart)),
          transaction: (work, limit) => run(person, (onStart) => runnerOf(person).transaction(work, limit, onStart)),
        };
}
