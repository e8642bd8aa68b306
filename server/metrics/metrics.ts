import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseLoad } from '#database/database.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { DatabaseKind } from './watch-database.ts';

/** Upper ends of the buckets, in seconds: a page feels quick below 0.1, and nothing in the product may take longer than a minute and a half. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];

/** What the process counts for Prometheus. Labels are routes and kinds, never a path, a person or a text. */
export interface Metrics {
  /** @param isClosed refused because of maintenance, which is no failure */
  noteRequest(method: string, route: string, status: number, seconds: number, isClosed?: boolean): void;
  noteDatabase(kind: DatabaseKind, outcome: 'ok' | 'failed', seconds: number): void;
  /** The wait for a connection, which is part of a call's time. */
  noteDatabaseWait(seconds: number): void;
  /** Asks for the load whenever Prometheus does. */
  watchLoad(read: () => DatabaseLoad): void;
  /** A person's read, and who has answered it. */
  noteRead(from: 'standby' | 'primary'): void;
  noteTokens(tokens: number): void;
  noteWork(work: Work, outcome: 'ok' | 'failed', seconds: number): void;
  /** Work that has begun; the returned function says that it has ended. */
  begin(work: Work): () => void;
  /** The text that Prometheus reads, and its type. */
  present(): Promise<{ text: string; contentType: string }>;
}

/** Where it is counted, and where it is traced. */
export interface Measuring {
  metrics: Metrics;
  tracing: Tracing;
}

/** What takes long enough to have a queue. */
export type Work = 'analysis' | 'rewriting' | 'opinion' | 'email';

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const { requests, database, work, inside, wait, tokens, answers, reads } = createInstruments(registers);
  return {
    noteRequest(method, route, status, seconds, isClosed = false) {
      requests.observe({ method, route, status }, seconds);
      answers.inc({ class: isClosed ? 'maintenance' : `${Math.floor(status / 100)}xx` });
    },
    noteDatabase: (kind, outcome, seconds) => database.observe({ kind, outcome }, seconds),
    noteDatabaseWait: (seconds) => wait.observe(seconds),
    watchLoad: (read) => void createLoadGauge(registers, read),
    noteRead: (from) => reads.inc({ from }),
    noteTokens: (count) => tokens.inc(count),
    noteWork: (name, outcome, seconds) => work.observe({ work: name, outcome }, seconds),
    begin(name) {
      inside.inc({ work: name });
      return () => inside.dec({ work: name });
    },
    present: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

function createInstruments(registers: Registry[]) {
  const requests = new Histogram({
    name: 'shortlist_request_seconds',
    help: 'Requests by route and status, with the time to their answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const database = new Histogram({
    name: 'shortlist_database_seconds',
    help: 'Calls of the database with the wait for a connection, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const work = new Histogram({
    name: 'shortlist_work_seconds',
    help: 'Analyses, rewritings and opinions of a language model, and emails, with their wait, by outcome',
    labelNames: ['work', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const inside = new Gauge({
    name: 'shortlist_work_inside',
    help: 'Analyses, rewritings, opinions and emails that are waiting or running',
    labelNames: ['work'],
    registers,
  });
  const wait = new Histogram({
    name: 'shortlist_database_wait_seconds',
    help: 'The part of a call of the database that is the wait for a connection',
    buckets: SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: 'shortlist_ai_tokens_total',
    help: 'Tokens of a language model that were used, as the provider counts them',
    registers,
  });
  const answers = new Counter({
    name: 'shortlist_answers_total',
    help: 'Answers by the first digit of their status, and those of maintenance',
    labelNames: ['class'],
    registers,
  });
  const reads = new Counter({
    name: 'shortlist_reads_total',
    help: 'Reads of people, with a standby to read from, by who has answered them',
    labelNames: ['from'],
    registers,
  });
  return { requests, database, work, inside, wait, tokens, answers, reads };
}

function createLoadGauge(registers: Registry[], read: () => DatabaseLoad): Gauge {
  return new Gauge({
    name: 'shortlist_database_connections',
    help: 'Connections to the database that are in use and idle, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle, waiting } = read();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** Counts, times and traces a piece of work. */
export function measured<T>({ metrics, tracing }: Measuring, work: Work, run: () => Promise<T>): Promise<T> {
  return tracing.span(work, {}, () => counted(metrics, work, run));
}

async function counted<T>(metrics: Metrics, work: Work, run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const end = metrics.begin(work);
  let outcome: 'ok' | 'failed' = 'failed';
  try {
    const value = await run();
    outcome = 'ok';
    return value;
  } finally {
    end();
    metrics.noteWork(work, outcome, (performance.now() - begun) / 1000);
  }
}
