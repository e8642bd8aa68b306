import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { prepareDataDir } from '#database/testing/prepared.ts';
import { listen } from '#e2e/stubs/listen.ts';
import { readKeys } from '../testing/server-client.ts';
import { startServer, stopAllServers } from '../testing/server-process.ts';
import { noTracing, startTracing } from './tracing.ts';

const value = z.looseObject({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const attributes = z.array(z.object({ key: z.string(), value })).default([]);
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  attributes,
});
/** What an exporter sends to a collector. */
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-tracing-'));
beforeAll(async () => cpSync(await prepareDataDir(), dataDir, { recursive: true }), 60_000);
afterAll(async () => {
  await stopAllServers();
  rmSync(dataDir, { recursive: true });
});

test('requests and what they wait for reach a collector, in the trace of whoever asked', {
  timeout: 60_000,
}, async () => {
  const received: z.infer<typeof Sent>['resourceSpans'] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(...Sent.parse(body).resourceSpans);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  const endpoint = `http://127.0.0.1:${await listen(collector)}`;
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = {
    apikey: readKeys(dataDir).anonKey,
    'Content-Type': 'application/json',
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
  };
  const body = JSON.stringify({ email: 'traced@example.org', password: 'correct horse battery' });
  const signUp = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', headers, body });
  const { access_token } = z.object({ access_token: z.string() }).parse(await signUp.json());
  await fetch(`${server.url}/functions/v1/analyze-resume`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ resumeText: 'Ten years of bees', jobDescription: 'Wanted: a beekeeper for bees' }),
  });
  // What has not been sent is sent at the end.
  expect(await server.stop('SIGTERM')).toBe(0);
  collector.closeAllConnections();
  collector.close();
  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const ours = spans.filter((one) => one.traceId === traceId);
  const request = ours.find(({ name }) => name === 'POST /functions/v1/analyze-resume');
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const within = (one: z.infer<typeof span>): boolean =>
    one.parentSpanId === request?.spanId || ours.some((other) => other.spanId === one.parentSpanId && within(other));
  expect(new Set(ours.filter(within).map(({ name }) => name))).toEqual(new Set(['database', 'analysis']));
  expect(JSON.stringify(received[0]?.resource)).toContain('"shortlist"');
  expect(JSON.stringify(received)).not.toMatch(/traced@example|bees/);
});

test('nothing of it is loaded without an endpoint', async () => {
  expect(await startTracing({})).toBe(noTracing);
  expect(await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' })).toBe(
    noTracing,
  );
  const folder = join(import.meta.dirname, '..');
  const imports = (name: RegExp) =>
    globSync('**/*.ts', { cwd: folder }).filter((file) => name.test(readFileSync(join(folder, file), 'utf8')));
  expect(imports(/from '@opentelemetry\//)).toEqual(['tracing/open-tracing.ts']);
  expect(imports(/from '[./]*open-tracing\.ts'/)).toEqual([]);
});
