import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { type Durability, openFolderWith } from './pglite-files.ts';
import { ForgetfulDisk } from './testing/forgetful-disk.ts';
import { prepareDataDir } from './testing/prepared.ts';

const base = mkdtempSync(join(tmpdir(), 'shortlist-power-'));
afterAll(() => rmSync(base, { recursive: true }));

/** Rows acknowledged before the power was cut, and those that are there after. */
async function writeAndCut(folder: string, durability: Durability): Promise<[acknowledged: number, kept: number]> {
  const disk = new ForgetfulDisk(folder);
  disk.keepAll();
  const database = await PGlite.create(openFolderWith(folder, durability, disk));
  await database.exec('create table if not exists kept (id serial primary key, text text)');
  for (let at = 0; at < 30; at += 1) {
    await database.query(`insert into kept (text) values ($1)`, ['x'.repeat(20_000)]);
    // Then what is older than it is in the tables' files alone.
    if (at === 15) await database.exec('checkpoint');
  }
  const count = async (from: PGlite) =>
    (await from.query<{ count: number }>('select count(*)::integer as count from kept')).rows[0]?.count ?? 0;
  const acknowledged = await count(database);
  const after = `${folder}-after`;
  disk.cut(after);
  await database.close();
  const opened = await PGlite.create(openFolderWith(after, 'system'));
  const kept = await count(opened).catch(() => 0);
  await opened.close();
  return [acknowledged, kept];
}

test('what the embedded database has acknowledged survives a power cut, but not with the faster setting', async () => {
  const folder = join(base, 'postgres');
  cpSync(join(await prepareDataDir(), 'postgres'), folder, { recursive: true });
  expect(await writeAndCut(folder, 'commit')).toEqual([30, 30]);
  const [acknowledged, kept] = await writeAndCut(folder, 'system');
  expect(acknowledged).toBe(60);
  expect(kept).toBeLessThan(60);
}, 120_000);
