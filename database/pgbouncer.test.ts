import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { asUserBatch } from './as-user.ts';
import { openDatabase } from './open.ts';
import { openPostgresql, type PostgresqlDatabase } from './postgresql.ts';
import { createPostgresqlDatabase } from './testing/describe-each-database.ts';
import { findPgbouncer, listPgbouncerSettings, startPgbouncer } from './testing/start-pgbouncer.ts';

const version = findPgbouncer();
const isTested = version !== null && inject('databases').postgresql !== null;

// What is skipped is named at the end of `npm test`.
describe.skipIf(!isTested).for(listPgbouncerSettings(version))(
  `through PgBouncer ${version ?? '(not installed)'} in transaction mode with %o`,
  (settings) => {
    let drop = async () => {};
    let bouncer: Awaited<ReturnType<typeof startPgbouncer>>;
    let directUrl: string;
    let database: PostgresqlDatabase;

    beforeAll(async () => {
      const made = await createPostgresqlDatabase();
      drop = made.drop;
      directUrl = made.url;
      bouncer = await startPgbouncer(directUrl, settings);
      database = await openPostgresql({ url: bouncer.url, directUrl, poolSize: 12 });
    });
    afterAll(async () => {
      await database.close();
      await bouncer.stop();
      await drop();
    });

    test('no statement runs for another, however many connections share a few', async () => {
      const answers = await Promise.all(
        Array.from({ length: 300 }, async (_, at) => {
          const sql = `select ${at % 40} as text_number, $1::int as given`;
          return [at, (await database.query(sql, [at])).rows[0]];
        }),
      );
      for (const [at, row] of answers) expect(row).toEqual({ text_number: Number(at) % 40, given: at });
    });

    test('transactions stay on one connection, and people do not see each other', async () => {
      const people = Array.from({ length: 20 }, (_, at) => `00000000-0000-4000-8000-0000000000${10 + at}`);
      const seen = await Promise.all(
        people.map((sub) =>
          asUserBatch(database, { role: 'authenticated', claims: { sub } }, [
            { sql: `select auth.uid() as id, current_user as role, current_setting('statement_timeout') as timeout` },
          ]),
        ),
      );
      expect(seen.map(([result]) => result?.rows[0])).toEqual(
        people.map((id) => ({ id, role: 'authenticated', timeout: '8s' })),
      );
      const ids = await database.transaction(async (session) => {
        const backend = () => session.query<{ id: number }>('select pg_backend_pid() as id, txid_current() as tx');
        return [(await backend()).rows[0], (await backend()).rows[0]];
      });
      expect(ids[0]).toEqual(ids[1]);
    });

    test('limits and settings hold on every server connection, also on those opened later', async () => {
      const settings = `select current_setting('statement_timeout') as timeout, current_setting('timezone') as zone,
      current_setting('idle_in_transaction_session_timeout') as idle`;
      const wanted = { timeout: '30s', zone: 'UTC', idle: '1min' };
      const asked = await Promise.all(Array.from({ length: 12 }, () => database.query(settings)));
      expect(asked.map(({ rows }) => rows[0])).toEqual(asked.map(() => wanted));
      // PgBouncer replaces its connections; what a session was told is gone with them.
      await database.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
      expect((await database.query(settings)).rows).toEqual([wanted]);
      expect(await database.transaction(async (session) => (await session.query(settings)).rows)).toEqual([wanted]);
    });

    test('notifications arrive past it, and a start without the direct URL says what is missing', async () => {
      const heard: string[] = [];
      const stop = await database.listen('news', (payload) => heard.push(payload));
      await database.query(`select pg_notify('news', 'through')`);
      await expect.poll(() => heard).toEqual(['through']);
      await stop();
      const warnings: string[] = [];
      const log = { warn: (_fields: object, message: string) => void warnings.push(message) };
      await (await openDatabase({ url: bouncer.url, dataDir: '', poolSize: 1, log })).close();
      expect(warnings).toEqual([expect.stringContaining('DATABASE_DIRECT_URL')]);
      await (await openDatabase({ url: bouncer.url, directUrl, dataDir: '', poolSize: 1, log })).close();
      expect(warnings).toHaveLength(1);
    });
  },
);
