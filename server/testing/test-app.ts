import type { Hono } from 'hono';
import { exportJWK, generateKeyPair } from 'jose';
import pino from 'pino';
import * as z from 'zod';
import type { Database } from '#database/database.ts';
import { createSettings } from '../admin/settings-watch.ts';
import { createLanguageModel } from '../ai/language-model.ts';
import { createApp } from '../app.ts';
import type { AppContext } from '../context.ts';
import { createDraining } from '../draining.ts';
import { readEnv } from '../env.ts';
import { createFailures } from '../failures.ts';
import { createAnalysisPool } from '../functions/analysis-pool.ts';
import { createDocumentReader } from '../functions/document-reader.ts';
import { createDocumentWriter } from '../functions/document-writer.ts';
import { loadKeys } from '../keys.ts';
import { openSenders } from '../mail/open-senders.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { openPayments } from '../payments/open-payments.ts';
import type { Services } from '../services.ts';
import { readPrimary } from '../standby/reads.ts';
import { noTracing } from '../tracing/tracing.ts';

const session = z.object({ access_token: z.string(), refresh_token: z.string(), user: z.object({ id: z.string() }) });

/** A person made through /auth/v1/signup. */
export interface TestPerson {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

export interface TestApp {
  app: Hono<AppContext>;
  services: Services;
  /** Sends a request with the anon key, and the person's token if given; an object body is sent as JSON. */
  send(path: string, options?: SendOptions): Promise<Response>;
  /** Signs up a new person through the app's own route. */
  signUp(email: string, password?: string): Promise<TestPerson>;
  /** Ends the worker threads; the database is the caller's to close. */
  close(): Promise<void>;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  /** An access token or an API key, sent as the bearer. */
  token?: string;
  body?: unknown;
  signal?: AbortSignal;
}

/** Backups need a database that can be replaced as a whole: a test of theirs brings both. */
const notHere = () => Promise.reject(new Error('This test has no backups: pass `backups`.'));
const noBackups = { read: notHere, make: notHere, makeIfDue: notHere, restore: notHere };

/** The whole app on a database, without a port: `app.request(path)`, or `send` with the keys filled in. */
export async function createTestApp(database: Database, overrides: Partial<Services> = {}): Promise<TestApp> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const env = readEnv({
    ANON_KEY: 'test-anon-key',
    SERVICE_KEY: 'test-service-key',
    JWT_PRIVATE_JWK: JSON.stringify(await exportJWK(pair.privateKey)),
  });
  const keys = await loadKeys('', env);
  const senders = openSenders(env);
  const log = pino({ level: 'silent' });
  const settings = createSettings(database, log);
  const services: Services = {
    database,
    reads: readPrimary(database),
    backups: noBackups,
    env,
    keys,
    log,
    settings,
    // Settings are read from the database at every use here: only a test of maintenance pays for that.
    maintenance: { read: async () => null },
    failures: createFailures(),
    draining: createDraining(0),
    metrics: createMetrics(),
    tracing: noTracing,
    analysis: createAnalysisPool(),
    documents: createDocumentReader(),
    documentWriter: createDocumentWriter(),
    payments: openPayments(database, env, keys),
    web: null,
    samlProviders: [],
    languageModel: createLanguageModel(database, env, settings),
    ...senders,
    // Tests read text messages from it, whatever their settings.
    textMessages: senders.outbox.textMessages,
    ...overrides,
  };
  const app = createApp(services);

  async function send(path: string, options: SendOptions = {}): Promise<Response> {
    const { method = options.body === undefined ? 'GET' : 'POST', headers = {}, token, body, signal } = options;
    const isPlain = typeof body === 'string' || body instanceof Blob || body instanceof FormData;
    return app.request(path, {
      method,
      headers: {
        apikey: services.keys.anonKey,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(isPlain || body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isPlain ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  }

  async function signUp(email: string, password = 'correct horse battery'): Promise<TestPerson> {
    const answer = await send('/auth/v1/signup', { body: { email, password } });
    const made = session.parse(await answer.json());
    return { id: made.user.id, email, password, accessToken: made.access_token, refreshToken: made.refresh_token };
  }

  async function close(): Promise<void> {
    await Promise.all([services.analysis.close(), services.documents.close(), services.documentWriter.close()]);
  }

  return { app, services, send, signUp, close };
}
