import { test } from 'vitest';
import type { Caller } from '../as-user.ts';
import { buildAdmin, buildUser, type Person } from './build.ts';
import { describeEachSharedDatabase } from './describe-each-database.ts';
import { rolledBack, type TestSession } from './rolled-back.ts';

export const anonymous: Caller = { role: 'anon', claims: {} };
export const service: Caller = { role: 'service_role', claims: {} };

/** The people a policy can be about: the row's owner, another signed-in person, an admin. */
export interface Scene {
  session: TestSession;
  owner: Person;
  stranger: Person;
  admin: Person;
}

/** SQLSTATE of a missing privilege, and of a row that a policy rejects. */
export const DENIED = '42501';

/** Tests of a table's policies on each engine; every test runs in a transaction of its own that is rolled back. */
export function describePolicies(
  table: string,
  body: (when: (title: string, work: (scene: Scene) => Promise<void>) => void) => void,
): void {
  describeEachSharedDatabase(table, (getDatabase) => {
    body((title, work) => {
      test(title, () =>
        rolledBack(getDatabase(), async (session) => {
          const owner = await buildUser(session);
          const stranger = await buildUser(session);
          const admin = await buildAdmin(session);
          await work({ session, owner, stranger, admin });
        }),
      );
    });
  });
}

/** The rows a query returns, for `expect`. */
export async function rowsOf(session: TestSession, sql: string, params: string[] = []): Promise<object[]> {
  return (await session.query(sql, params)).rows;
}
