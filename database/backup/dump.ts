import type { Database } from '../database.ts';
import { nameOf, quote, readerOf, readSequences, readTables, type Table } from './tables.ts';

/** The first line of a dump. */
export interface Head {
  kind: 'head';
  format: 1;
  engine: string;
  madeAt: string;
  migrations: { name: string; checksum: string }[];
  sequences: { name: string; value: string | null }[];
}

/** The lines of a dump: the head, then each table with its rows as lists of texts, then the end, without which it is not whole. */
export type Line =
  | Head
  | ({ kind: 'table' } & Table)
  | { kind: 'rows'; rows: (string | null)[][] }
  | { kind: 'end'; rows: number };

/** Rows fetched at once: each may have texts of half a megabyte. */
const AT_ONCE = 50;

/**
 * Reads every row of the product in one transaction that sees a single moment, while others go on writing. Every value is its text, which both
 * engines read back exactly. On the embedded database, which has one connection, the others wait.
 * @param write may be slow: the next rows are fetched when it has resolved
 */
export async function dumpDatabase(database: Database, write: (line: Line) => Promise<void>): Promise<number> {
  return database.transaction(async (session) => {
    await session.query('set transaction isolation level repeatable read, read only');
    const migrations = await session.query<{ name: string; checksum: string }>(
      'select name, checksum from internal.migrations order by name',
    );
    await write({
      kind: 'head',
      format: 1,
      engine: database.engine,
      madeAt: new Date().toISOString(),
      migrations: migrations.rows,
      sequences: await readSequences(session),
    });
    let count = 0;
    for (const table of await readTables(session)) {
      await write({ kind: 'table', ...table });
      const values = table.columns.map(({ name }) => `${quote(name)}::text`).join(', ');
      await session.query(`select set_config('role', $1, true)`, [readerOf(table)]);
      await session.query(
        `declare page no scroll cursor for select json_build_array(${values})::text as line from ${nameOf(table)}`,
      );
      for (;;) {
        const { rows } = await session.query<{ line: string }>(`fetch ${AT_ONCE} from page`);
        if (rows.length === 0) break;
        await write({ kind: 'rows', rows: rows.map(({ line }) => JSON.parse(line)) });
        count += rows.length;
      }
      await session.query('close page');
      await session.query('reset role');
    }
    await write({ kind: 'end', rows: count });
    return count;
  });
}
