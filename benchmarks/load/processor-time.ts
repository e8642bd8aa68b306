import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** The first process of a PostgreSQL, whose children are all others. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  await client.end();
  return Number(readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The process and its children that are there now. */
export function familyOf(parent: number): number[] {
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && Number(readStat(pid)[1]) === parent);
  return [parent, ...children.map(Number)];
}

/** User and system time of a process and its children that are there now, and of those that have ended. */
export function processorSeconds(parent: number): number {
  let ticks = 0;
  for (const pid of familyOf(parent)) {
    // After the name in brackets: state, parent, …, the 12th to 15th are times of the process and of its ended children.
    const times = readStat(String(pid)).slice(11, pid === parent ? 15 : 13);
    ticks += times.reduce((sum, one) => sum + Number(one), 0);
  }
  return ticks / 100;
}

function readStat(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}
