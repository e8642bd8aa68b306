import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import * as z from 'zod';
import { readArchive, writeArchive } from '#database/backup/archive.ts';
import { dumpDatabase, type Line } from '#database/backup/dump.ts';
import { restoreDatabase } from '#database/backup/restore.ts';
import type { Database, Session } from '#database/database.ts';
import type { Migratable } from '#database/migrate.ts';

/** The keys of the installation, without which everybody would have to sign in again and sealed secrets could not be read. */
const KeysLine = z.object({ kind: z.literal('keys'), text: z.string() });

const texts = z.array(z.string().nullable());
const migration = z.object({ name: z.string(), checksum: z.string() });
const DumpLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('head'),
    format: z.literal(1),
    engine: z.string(),
    madeAt: z.string(),
    migrations: z.array(migration),
    sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  }),
  z.object({
    kind: z.literal('table'),
    schema: z.string(),
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
  z.object({ kind: z.literal('rows'), rows: z.array(texts) }),
  z.object({ kind: z.literal('end'), rows: z.number() }),
]);

/** What an archive says of itself once it has been read to its end. */
export interface Contents {
  madeAt: string;
  engine: string;
  rows: number;
  lastMigration: string;
  keys: string | null;
}

/** Backs up the database and `keys.json` into a file. @returns the number of rows */
export async function backUp(database: Database, dataDir: string, file: string, key: string | null): Promise<number> {
  let rows = 0;
  await writeArchive(file, key, lines());
  return rows;

  async function* lines(): AsyncGenerator<unknown> {
    // What is written into it waits for what is read from it.
    const handed = new PassThrough({ objectMode: true, highWaterMark: 1 });
    const dumped = dumpDatabase(database, async (line) => {
      if (handed.destroyed) throw new Error('The archive could not be written.');
      if (!handed.write(line)) await drained(handed);
    });
    dumped.then(
      () => handed.end(),
      (error: Error) => handed.destroy(error),
    );
    yield* handed;
    rows = await dumped;
    const text = await readFile(join(dataDir, 'keys.json'), 'utf8').catch(() => null);
    if (text !== null) yield { kind: 'keys', text };
  }
}

/** Resolves when there is room again, or nobody reads any more. */
function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });
}

/** Reads an archive to its end, so that it is known to be whole and unchanged. @throws ArchiveError, RestoreError */
export async function checkArchive(file: string, key: string | null): Promise<Contents> {
  const contents: Contents = { madeAt: '', engine: '', rows: -1, lastMigration: '', keys: null };
  let rows = 0;
  for await (const line of readArchive(file, key)) {
    const keys = KeysLine.safeParse(line);
    if (keys.success) {
      contents.keys = keys.data.text;
      continue;
    }
    const read = DumpLine.parse(line);
    if (read.kind === 'head')
      Object.assign(contents, { ...read, lastMigration: read.migrations.at(-1)?.name ?? 'none' });
    if (read.kind === 'rows') rows += read.rows.length;
    if (read.kind === 'end') contents.rows = read.rows;
  }
  if (contents.rows !== rows) throw new Error(`${file} is not whole: it has ${rows} rows, not ${contents.rows}.`);
  return contents;
}

/**
 * Puts an archive in the place of everything, after reading it to its end. `keys.json` is put back too; the one it replaces is kept beside it.
 * If anything fails, neither has changed.
 * @param finish is done last in the same transaction
 */
export async function restore(
  database: Migratable,
  dataDir: string,
  file: string,
  key: string | null,
  finish: (session: Session, rows: number) => Promise<void> = async () => {},
): Promise<Contents> {
  const contents = await checkArchive(file, key);
  const path = join(dataDir, 'keys.json');
  const [draft, former] = [`${path}.restoring`, `${path}.before-restore`];
  if (contents.keys !== null) await writeFile(draft, contents.keys, { mode: 0o600, flush: true });
  let isReplaced = false;
  try {
    await restoreDatabase(database, dumpLines(file, key), async (session) => {
      await finish(session, contents.rows);
      if (contents.keys === null) return;
      await rename(path, former).catch(() => {});
      await rename(draft, path);
      isReplaced = true;
    });
  } catch (error) {
    await rm(draft, { force: true });
    if (isReplaced) await rename(former, path).catch(() => {});
    throw error;
  }
  return contents;
}

async function* dumpLines(file: string, key: string | null): AsyncGenerator<Line> {
  for await (const line of readArchive(file, key)) {
    const read = DumpLine.safeParse(line);
    if (read.success) yield read.data;
  }
}
