import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openPglite } from '#database/pglite.ts';
import { type Durability, openFolderWith } from '#database/pglite-files.ts';
import { ForgetfulDisk } from '#database/testing/forgetful-disk.ts';

export const name = 'power-cut';

const ROUNDS = 20;
const WRITES = 25;
const TIMED = 500;

/** One connection writes; the power is cut after every round, and the next goes on with what the disk has kept. */
async function cutAgainAndAgain(base: string): Promise<{ acknowledged: number; lost: number; syncs: number }> {
  let folder = join(base, 'round-0');
  await (await PGlite.create(folder)).close();
  const acknowledged = new Set<string>();
  let syncs = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const disk = new ForgetfulDisk(folder);
    disk.keepAll();
    const database = await PGlite.create(openFolderWith(folder, 'commit', disk));
    await database.exec('create table if not exists kept (name text primary key, text text)');
    for (let at = 0; at < WRITES; at += 1) {
      const row = `${round}-${at}`;
      await database.query('insert into kept values ($1, $2)', [row, 'x'.repeat(20_000)]);
      acknowledged.add(row);
      if (at === round) await database.exec('checkpoint');
    }
    // In the middle of what nobody was told of.
    const after = join(base, `round-${round}`);
    await database.exec('begin');
    await database.query(`insert into kept values ('never', 'told')`);
    disk.cut(after);
    syncs += disk.syncs;
    await database.close();
    rmSync(folder, { recursive: true });
    folder = after;
  }
  const database = await PGlite.create(folder);
  const { rows } = await database.query<{ name: string }>('select name from kept');
  await database.close();
  const kept = new Set(rows.map((row) => row.name));
  if (kept.has('never')) throw new Error('A row is there that was never committed.');
  return { acknowledged: acknowledged.size, lost: [...acknowledged].filter((row) => !kept.has(row)).length, syncs };
}

/** Milliseconds of a write that the product waits for: the median of writes one after the other, in turns between the settings. */
async function timeWrites(base: string): Promise<Record<Durability, number>> {
  const times: Record<Durability, number[]> = { system: [], commit: [] };
  const settings = ['system', 'commit'] as const;
  const opened = await Promise.all(
    settings.map(async (durability) => {
      const database = await openPglite({ dataDir: join(base, durability), durability });
      await database.query('create table timed (id integer, text text)');
      return { durability, database };
    }),
  );
  for (let at = 0; at < TIMED; at += 1) {
    for (const { durability, database } of opened) {
      const begun = performance.now();
      await database.query('insert into timed values ($1, $2)', [at, 'x'.repeat(2000)]);
      times[durability].push(performance.now() - begun);
    }
  }
  for (const { database } of opened) await database.close();
  const median = (all: number[]) => Math.round((all.sort((x, y) => x - y)[all.length >> 1] ?? 0) * 100) / 100;
  return { system: median(times.system), commit: median(times.commit) };
}

/** What is lost in a power cut with EMBEDDED_DURABILITY=commit, and what a write costs with either setting. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const base = mkdtempSync(join(tmpdir(), 'shortlist-power-cut-'));
  try {
    const { acknowledged, lost, syncs } = await cutAgainAndAgain(base);
    const { system, commit } = await timeWrites(base);
    return {
      rows: [
        { what: `rows acknowledged in ${ROUNDS} rounds, each ended by a power cut`, figure: acknowledged },
        { what: 'of them lost', figure: lost },
        { what: 'syncs that the disk was asked for', figure: syncs },
        { what: 'ms for a write of 2 KB, median, EMBEDDED_DURABILITY=system', figure: system },
        { what: 'ms for a write of 2 KB, median, EMBEDDED_DURABILITY=commit', figure: commit },
      ],
      notes: [
        'The disk of the rounds has only what it was told to keep (database/testing/forgetful-disk.ts); the times are those of this machine’s disk.',
      ],
    };
  } finally {
    rmSync(base, { recursive: true });
  }
}
