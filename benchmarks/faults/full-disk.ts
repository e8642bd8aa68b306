import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from '#database/testing/prepared.ts';
import { createClient } from '#server/testing/server-client.ts';
import { startServer, stopAllServers } from '#server/testing/server-process.ts';

export const name = 'full disk: the embedded database has no room, and gets some again';

const ROUNDS = 10;
const MIB = 1024 * 1024;
/** How many resumes people try to save on the full disk, in each round. */
const ATTEMPTS = 40;

/** @throws Error without the right to mount a small disk in memory (root on Linux) */
export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  const disk = mkdtempSync(join(tmpdir(), 'shortlist-full-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]).status !== 0)
    throw new Error('This benchmark needs the right to mount a small tmpfs.');
  try {
    const dataDir = join(disk, 'data');
    const filler = join(disk, 'filler');
    cpSync(await prepareDataDir(), dataDir, { recursive: true });
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const client = createClient(server, dataDir);
    const { token } = await client.signUp('ada@mail.example');
    const statuses = new Map<number, number>();
    const save = async (): Promise<number> => {
      const { status } = await client.saveResume(token, randomBytes(20_000).toString('base64'));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return status;
    };
    let recovered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      fill(filler);
      for (let at = 0; at < ATTEMPTS; at += 1) await save();
      rmSync(filler);
      if ((await save()) === 201) recovered += 1;
    }
    const count = async (at: typeof client) => {
      const { body } = await at.call('/rest/v1/resumes?select=id', { token });
      return Array.isArray(body) ? body.length : 0;
    };
    const acknowledged = statuses.get(201) ?? 0;
    const kept = await count(client);
    const code = await server.stop();
    const again = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const afterwards = await count(createClient(again, dataDir));
    await again.stop();
    return {
      rows: [
        { what: 'times that the disk was full', count: ROUNDS },
        { what: 'of them, saved again at once when it had room', count: recovered },
        { what: 'rows acknowledged', count: acknowledged },
        { what: 'of them not there', count: acknowledged - kept },
        { what: 'of them not there after a restart', count: acknowledged - afterwards },
        { what: 'refused with 503', count: statuses.get(503) ?? 0 },
        {
          what: 'answered otherwise',
          count: [...statuses].filter(([status]) => status !== 201 && status !== 503).length,
        },
        { what: 'exit code of the process', count: code ?? 'killed' },
      ],
    };
  } finally {
    await stopAllServers();
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Uses up the rest of the disk. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (const size of [MIB, 4096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}
