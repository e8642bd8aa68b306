import { becomeCaller, type Caller } from '../as-user.ts';
import { type Database, DatabaseError, type Result, type Session, type Statement } from '../database.ts';

/** What a test can do inside its transaction. */
export interface TestSession extends Session {
  /** Everything after this runs as the caller. */
  become(caller: Caller): Promise<void>;
  /** Runs a statement that may fail without ending the transaction. @returns its result, or the SQLSTATE */
  attempt(sql: string, params?: Statement['params']): Promise<Result | string>;
}

/** Thrown to end the transaction, and seen by nobody. */
class RollBack extends Error {}

/** Runs `work` in a transaction that leaves nothing behind. */
export async function rolledBack(database: Database, work: (session: TestSession) => Promise<void>): Promise<void> {
  const transaction = database.transaction(async (session) => {
    await work(createTestSession(session));
    throw new RollBack();
  });
  await transaction.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
}

function createTestSession(session: Session): TestSession {
  const query = session.query.bind(session);
  return {
    query,
    async become(caller) {
      const { sql, params } = becomeCaller(caller);
      await query(sql, params);
    },
    async attempt(sql, params) {
      await query('savepoint attempt');
      try {
        return await query(sql, params);
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        await query('rollback to savepoint attempt');
        return error.code;
      }
    },
  };
}
