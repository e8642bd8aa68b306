import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createPostgresqlDatabase } from '#database/testing/describe-each-database.ts';
import { createClient } from './testing/server-client.ts';
import { startServer, stopAllServers } from './testing/server-process.ts';
import { openProxy, type SeverableProxy } from './testing/severable-proxy.ts';

const SLOW = 120_000;

describe.skipIf(inject('databases').postgresql === null)('a PostgreSQL that goes away', { timeout: SLOW }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-away-'));
  let proxy: SeverableProxy;
  let url = '';
  let drop = async () => {};

  beforeAll(async () => {
    const made = await createPostgresqlDatabase();
    drop = made.drop;
    const direct = new URL(made.url);
    proxy = await openProxy({ host: direct.hostname, port: Number(direct.port) });
    direct.port = String(proxy.port);
    url = direct.href;
  }, SLOW);
  afterEach(stopAllServers);
  afterAll(async () => {
    await proxy.sever();
    await drop();
    rmSync(dataDir, { recursive: true });
  });

  /** As an administrator of PostgreSQL would, for maintenance. */
  async function refuseConnections(isRefused: boolean): Promise<void> {
    const name = new URL(url).pathname.slice(1);
    const admin = new Client({ connectionString: inject('databases').postgresql?.adminUrl });
    await admin.connect();
    await admin.query(`alter database ${name} with allow_connections ${!isRefused}`);
    if (isRefused)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await admin.end();
  }

  test('is a 503 on every protocol while it lasts, and the same process recovers from it', async () => {
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url });
    const client = createClient(server, dataDir);
    const { token } = await client.signUp('ada@example.org');
    expect((await client.saveResume(token, 'Baked bread.')).status).toBe(201);

    await proxy.sever();
    const away = [
      await client.call('/readyz'),
      await client.call('/rest/v1/resumes', { token }),
      await client.call('/auth/v1/user', { token }),
      await client.signIn('ada@example.org'),
      await client.call('/functions/v1/check-scan-limit', { token, method: 'POST' }),
    ];
    for (const answer of away) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).not.toBeNull();
    }
    expect((await client.call('/healthz')).status).toBe(200);

    await proxy.restore();
    await refuseConnections(true);
    for (const path of ['/readyz', '/rest/v1/resumes', '/auth/v1/user']) {
      const answer = await client.call(path, { token });
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      // What PostgreSQL says names the database and the login.
      expect(JSON.stringify(answer.body)).not.toMatch(/shortlist_/);
    }
    await refuseConnections(false);
    expect((await client.call('/rest/v1/resumes', { token })).body).toHaveLength(1);
    expect((await client.signIn('ada@example.org')).status).toBe(200);
    expect((await client.call('/readyz')).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('in the middle of many requests fails only those in flight', async () => {
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url });
    const client = createClient(server, dataDir);
    const { token } = await client.signUp('grace@example.org');
    const answers = Array.from({ length: 50 }, (_, index) => client.saveResume(token, `Resume ${index}.`));
    await answers[0];
    await proxy.sever();
    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);

    await proxy.restore();
    const saved = await client.call('/rest/v1/resumes?select=id', { token });
    expect(saved.status).toBe(200);
    const acknowledged = statuses.filter((status) => status === 201).length;
    // A commit whose answer was cut off may have happened: never fewer rows than acknowledged.
    expect(saved.body).toSatisfy((rows: unknown[]) => rows.length >= acknowledged);
  });
});
