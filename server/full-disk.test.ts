import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { prepareDataDir } from '#database/testing/prepared.ts';
import { createClient } from './testing/server-client.ts';
import { startServer, stopAllServers } from './testing/server-process.ts';

const SLOW = 120_000;
const MIB = 1024 * 1024;

const mountPoint = mkdtempSync(join(tmpdir(), 'shortlist-small-disk-'));

/** A disk in memory small enough to fill; only root may mount one. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', mountPoint]).status === 0;
if (!isMounted) {
  process.stderr.write('NOT RUN: the test of a full disk needs the right to mount a small tmpfs (root on Linux).\n');
}

afterAll(() => {
  if (isMounted) spawnSync('umount', [mountPoint]);
  rmSync(mountPoint, { recursive: true, force: true });
});
afterEach(stopAllServers);

/** Uses up the rest of the disk. */
function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [MIB, 4096]) writeUntilFull(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

describe.skipIf(!isMounted)('a full disk', { timeout: SLOW }, () => {
  const dataDir = join(mountPoint, 'data');
  const filler = join(mountPoint, 'filler');

  beforeAll(async () => {
    cpSync(await prepareDataDir(), dataDir, { recursive: true });
  }, SLOW);

  test('is a clear 503, loses nothing acknowledged, and ends when there is space again', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const client = createClient(server, dataDir);
    const { token } = await client.signUp('ada@example.org');
    // Text that hardly compresses, so that every resume takes up space on the disk.
    const text = () => randomBytes(110_000).toString('base64');
    expect((await client.saveResume(token, text())).status).toBe(201);
    fillDisk(filler);

    let saved = 1;
    let refusal = await client.saveResume(token, text());
    for (; refusal.status === 201 && saved < 400; saved++) refusal = await client.saveResume(token, text());
    expect(refusal.status).toBe(503);
    expect(refusal.body).toMatchObject({ message: expect.any(String) });
    expect((await client.call('/healthz')).status).toBe(200);

    rmSync(filler);
    expect((await client.saveResume(token, text())).status).toBe(201);
    const list = await client.call('/rest/v1/resumes?select=id', { token });
    expect(list.body).toHaveLength(saved + 1);
    expect(await server.stop()).toBe(0);

    const again = await startServer({ DATA_DIR: dataDir });
    const afterRestart = await createClient(again, dataDir).call('/rest/v1/resumes?select=id', { token });
    expect(afterRestart.body).toHaveLength(saved + 1);
  });
});
