import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, readRoute } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { openPglite, type PgliteDatabase } from '../pglite.ts';

const modules = new URL('../../node_modules/', import.meta.url);

/**
 * A file or folder that depends only on the schema, the migrations, PGlite and this file: made once, then kept beside the packages.
 * @param make writes it under the path it gets
 * @returns its path
 */
async function keep(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const key = createHash('sha256').update(readFileSync(new URL('@electric-sql/pglite/package.json', modules)));
  key.update(readFileSync(fileURLToPath(import.meta.url)));
  const { schema, migrations } = readRoute();
  for (const { name, sql } of [...schema.files, ...migrations]) key.update(`${name}\n${sql}`);
  const version = key.digest('hex').slice(0, 16);
  const cache = fileURLToPath(new URL('.cache/shortlist/', modules));
  const path = join(cache, version, name);
  if (existsSync(path)) return path;
  mkdirSync(join(cache, version), { recursive: true });
  for (const other of readdirSync(cache)) {
    if (other !== version) rmSync(join(cache, other), { recursive: true });
  }
  const unfinished = `${path}.${randomUUID()}`;
  await make(unfinished);
  // Another process may have been faster; a folder does not replace a folder.
  if (existsSync(path)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, path);
  return path;
}

/** A data folder with a migrated database in which nothing happened yet, to be copied: making one takes seconds of the processor. */
export function prepareDataDir(): Promise<string> {
  return keep('data', async (dataDir) => {
    const database = await openDatabase({ dataDir });
    await database.close();
  });
}

/** A PGlite in memory without our schema. */
export async function openEmpty(): Promise<PgliteDatabase> {
  return openImage(
    await keep('empty.tar', async (file) => {
      const database = await openPglite();
      await dropTemplates(database);
      await dumpTo(file, database);
    }),
  );
}

/** A migrated PGlite in memory. */
export async function openMigrated(): Promise<PgliteDatabase> {
  return openImage(await prepareMigrated());
}

/** The file that `openMigrated` reads. */
export function prepareMigrated(): Promise<string> {
  return keep('migrated.tar', async (file) => {
    const database = await openEmpty();
    await migrate(database);
    await dumpTo(file, database);
  });
}

/** Databases are made from templates, which no test does here: without them an image has 25 MB instead of 40. */
async function dropTemplates(database: PgliteDatabase): Promise<void> {
  await database.query("update pg_database set datistemplate = false where datname like 'template%'");
  await database.query('drop database template0');
  await database.query('drop database template1');
}

/** Images by file, where the threads of this process read them without a copy: copies take a third of the time of opening one. */
const images = new Map<string, SharedArrayBuffer>();

function openImage(file: string): Promise<PgliteDatabase> {
  const image = images.get(file) ?? readShared(file);
  images.set(file, image);
  return openPglite({ image });
}

function readShared(file: string): SharedArrayBuffer {
  const image = new SharedArrayBuffer(statSync(file).size);
  const opened = openSync(file, 'r');
  readSync(opened, new Uint8Array(image));
  closeSync(opened);
  return image;
}

async function dumpTo(file: string, database: PgliteDatabase): Promise<void> {
  const image = await database.dump();
  await database.close();
  writeFileSync(file, Buffer.from(image));
}
