import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { readEnv } from '../env.ts';
import { findFreePort } from '../free-port.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { noTracing } from '../tracing/tracing.ts';
import { createMetrics } from './metrics.ts';
import { listenForMetrics } from './metrics-port.ts';
import { watchDatabase } from './watch-database.ts';

const TOKEN = 'a token of prometheus';

describeEachDatabase('/metrics', (getDatabase) => {
  let product: TestApp;
  const logged: [object, string][] = [];
  beforeAll(async () => {
    const metrics = createMetrics();
    const log = { warn: (fields: object, message: string) => void logged.push([fields, message]) };
    const database = watchDatabase(getDatabase(), { metrics, tracing: noTracing, log, slowMs: 100 });
    product = await createTestApp(database, { metrics, env: readEnv({ METRICS_TOKEN: TOKEN }) });
  });
  afterAll(() => product.close());

  const read = (bearer: string) => product.app.request('/metrics', { headers: { Authorization: `Bearer ${bearer}` } });

  test('counts requests by route and calls of the database, without a word of what was asked', async () => {
    const person = await product.signUp('counted@example.org');
    const secret = 'a-secret-word';
    await product.send(`/rest/v1/resumes?job_title=eq.${secret}`, { token: person.accessToken });
    await product.send(`/${secret}`);
    const answer = await read(TOKEN);
    const text = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    expect(text).toContain('shortlist_request_seconds_count{method="GET",route="/rest/v1/:name",status="200"} ');
    expect(text).toMatch(/shortlist_database_seconds_count\{kind="batch",outcome="ok"\} \d+/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(secret);
    expect(text).not.toContain(person.id);
  });

  test('is for whoever has the token, and not there without one', async () => {
    expect((await read('another token altogether')).status).toBe(401);
    expect((await product.app.request('/metrics')).status).toBe(401);
    const closed = await createTestApp(getDatabase());
    expect((await closed.app.request('/metrics')).status).toBe(404);
    await closed.close();
  });

  test('has a port of its own with METRICS_PORT: without a token for this machine alone', async () => {
    const port = await findFreePort();
    const { metrics } = product.services;
    const end = await listenForMetrics(readEnv({ METRICS_PORT: String(port), HOST: '0.0.0.0' }), metrics);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
    end();
    // The client would keep its connection to the first port.
    const env = readEnv({ METRICS_PORT: String(await findFreePort()), METRICS_TOKEN: TOKEN });
    const endAsked = await listenForMetrics(env, metrics);
    const url = `http://127.0.0.1:${env.METRICS_PORT}/metrics`;
    expect((await fetch(url)).status).toBe(401);
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect((await fetch(url, { headers })).status).toBe(200);
    endAsked();
    const moved = await createTestApp(getDatabase(), { metrics, env });
    expect((await moved.app.request('/metrics', { headers })).status).toBe(404);
    await moved.close();
  });

  test('slow statements are logged with their name and never a value', async () => {
    const { database } = product.services;
    const sql = `select set_config('one.two', $1, true), count(*) from generate_series(1, 3000000)`;
    await database.query(sql, ['the-secret-value']);
    // On a busy machine others may be slow too.
    expect(logged).toContainEqual([
      { kind: 'batch', outcome: 'ok', ms: expect.any(Number), statement: expect.stringMatching(/^[\w-]{8}$/), sql },
      'slow statement',
    ]);
    expect(JSON.stringify(logged)).not.toContain('the-secret-value');
  });
});

describe('work', () => {
  test('is counted while it waits, and timed by its outcome', async () => {
    const metrics = createMetrics();
    const end = metrics.begin('analysis');
    expect((await metrics.present()).text).toContain('shortlist_work_inside{work="analysis"} 1');
    end();
    metrics.noteWork('email', 'failed', 3);
    metrics.noteTokens(1200);
    metrics.noteDatabaseWait(0.2);
    metrics.watchLoad(() => ({ busy: 3, idle: 7, waiting: 2 }));
    const { text } = await metrics.present();
    expect(text).toContain('shortlist_work_inside{work="analysis"} 0');
    expect(text).toContain('shortlist_ai_tokens_total 1200');
    expect(text).toContain('shortlist_database_wait_seconds_bucket{le="0.25"} 1');
    for (const line of ['state="busy"} 3', 'state="idle"} 7', 'state="waiting"} 2'])
      expect(text).toContain(`shortlist_database_connections{${line}`);
    expect(text).toContain('shortlist_work_seconds_bucket{le="5",work="email",outcome="failed"} 1');
  });
});
