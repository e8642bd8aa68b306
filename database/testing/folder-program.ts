import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseError } from '../database.ts';
import { openPglite } from '../pglite.ts';

/**
 * A process that uses a data folder, for tests that need a real second process.
 *
 *     folder-program.ts <folder> write        writes row after row, and prints the number of each acknowledged one
 *     folder-program.ts <folder> fill <flag>  writes with the disk full from the moment it makes <flag> until it
 *                                             removes it again, and prints what happened as JSON
 */
const [folder = '', task, flag = ''] = process.argv.slice(2);

try {
  const database = await openPglite({ dataDir: folder });
  await database.query('create table if not exists public.written (id integer primary key, text text)');
  await (task === 'fill' ? fill() : write());

  async function write(): Promise<void> {
    for (let id = 1; ; id += 1) {
      await database.query('insert into public.written (id) values ($1)', [id]);
      process.stdout.write(`${id}\n`);
    }
  }

  async function fill(): Promise<void> {
    const before = await writeUntilRefused(1, 3);
    writeFileSync(flag, '');
    const during = await writeUntilRefused(before.next, 1000);
    const again = await writeUntilRefused(during.next, 1);
    rmSync(flag);
    const after = await writeUntilRefusedAfterRest(again.next);
    const { rows } = await database.query('select count(*)::integer as count from public.written');
    await database.close();
    process.stdout.write(
      JSON.stringify({ codes: [before, during, again, after].map(({ code }) => code), rows, after }),
    );
  }

  /** Writes a megabyte per row, which makes files and the log grow. @returns the next number, and the SQLSTATE of a refusal */
  async function writeUntilRefused(first: number, most: number): Promise<{ next: number; code: string }> {
    for (let next = first; next < first + most; next += 1) {
      try {
        await database.query(
          `insert into public.written values ($1::integer, (select string_agg(md5($1::integer || n::text), '')
          from generate_series(1, 30000) n))`,
          [next],
        );
      } catch (error) {
        return { next, code: error instanceof DatabaseError ? error.code : String(error) };
      }
    }
    return { next: first + most, code: '' };
  }

  /** The database fails all calls for a second after it could not be opened. */
  async function writeUntilRefusedAfterRest(first: number): Promise<{ next: number; code: string }> {
    const end = Date.now() + 10_000;
    for (;;) {
      const result = await writeUntilRefused(first, 1);
      if (result.code === '' || Date.now() > end) return result;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
} catch (error) {
  console.error(existsSync(folder) ? String(error) : error);
  process.exit(1);
}
