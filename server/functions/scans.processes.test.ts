import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresqlDatabase } from '#database/testing/describe-each-database.ts';
import { createClient } from '../testing/server-client.ts';
import { startServer, stopAllServers } from '../testing/server-process.ts';

const PROCESSES = 4;
const ANALYSES = 200;

describe.skipIf(inject('databases').postgresql === null)('four server processes on one PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-scans-'));
  let url = '';
  let drop = async () => {};

  beforeAll(async () => {
    ({ url, drop } = await createPostgresqlDatabase());
  });
  afterEach(stopAllServers);
  afterAll(async () => {
    await drop();
    rmSync(dataDir, { recursive: true });
  });

  test('let exactly one of 200 parallel analyses pass when one scan is left', { timeout: 60_000 }, async () => {
    const variables = { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' };
    const first = await startServer(variables);
    const others = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => startServer(variables)));
    const clients = [first, ...others].map((server) => createClient(server, dataDir));
    const [client] = clients;
    if (!client) throw new Error('No server has started.');
    const { token } = await client.signUp('eager@example.org');
    const body = { jobTitle: 'Baker', jobDescription: 'Requirements:\n- Bread', resumeText: 'Skills\nBread' };
    const analyse = (index: number) =>
      clients[index % PROCESSES]?.call('/functions/v1/analyze-resume', {
        token,
        body: { ...body, jobTitle: `Baker ${index}` },
      });

    expect((await analyse(0))?.status).toBe(200);
    const answers = await Promise.all(Array.from({ length: ANALYSES }, (_, index) => analyse(index)));
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(ANALYSES - 1);
    for (const each of clients) {
      const { body: state } = await each.call('/functions/v1/check-scan-limit', { token, method: 'POST' });
      expect(state).toMatchObject({ canScan: false, scanLimit: 2, scansRemaining: 0 });
    }
  });
});
