import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { startPostgresql } from '#database/testing/start-postgresql.ts';
import { rewriting, type StubAnswer, startOpenAiStub } from '#e2e/stubs/openai.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';

export const name = 'Analyses in flight with a slow language model, and the dashboard beside them';

const plan = {
  /** Simultaneous analyses, each for a different person: a free plan has two a day. */
  people: 200,
  /** The provider sends this text in pieces, the last one after this many milliseconds. */
  providerMs: 10_000,
  /** Milliseconds within which all are started; the first one ends later, so that all are in flight together. */
  startMs: 5000,
  /** Analyses one after the other, for the overhead of a single one; the provider then takes `aloneProviderMs`. */
  alone: 10,
  aloneProviderMs: 500,
  /** Saved analyses of the person whose dashboard is requested, and milliseconds between two requests. */
  saved: 50,
  dashboardPauseMs: 50,
} as const;

const texts = {
  resumeText: await readFile(new URL('../../e2e/data/registered-nurse/resume.txt', import.meta.url), 'utf8'),
  jobDescription: await readFile(new URL('../../e2e/data/registered-nurse/posting.txt', import.meta.url), 'utf8'),
  jobTitle: 'Registered Nurse',
};
/** The list of a dashboard, with its keywords. The product's own list loads keywords only for the visible rows. */
const listQuery =
  'select=id,job_title,match_score,optimized_match_score,keyword_matches,created_at&order=created_at.desc,id.asc&limit=1000';

type Row = Record<string, string | number>;
type Product = ServerProcess & { anonKey: string };
/** Milliseconds to the first streamed event, to the result, and the provider's share of them. */
interface Times {
  first: number;
  whole: number;
  provider: number;
}

const Session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const postgresql = await startPostgresql();
  try {
    const rows = [...(await measure('pglite', {})), ...(await measure('postgresql', { DATABASE_URL: postgresql.url }))];
    return { rows, notes: describeRun() };
  } finally {
    await postgresql.stop();
  }
}

function describeRun(): string[] {
  return [
    `${plan.people} people start an analysis within ${plan.startMs / 1000} s, streamed, while the provider takes ${plan.providerMs / 1000} s for each; one server process, the clients and the provider's stub in another one on the same cores. One more person's dashboard (${plan.saved} saved analyses) is asked for every ${plan.dashboardPauseMs} ms meanwhile.`,
    '"overhead": the whole call less the time the provider had it, from the request that reached it to its last byte.',
  ];
}

async function measure(database: string, variables: Record<string, string>): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-analyses-'));
  const provider = await startOpenAiStub();
  const server = await startServer({
    DATA_DIR: dataDir,
    ANON_KEY: 'a',
    SERVICE_KEY: 's',
    AI_BASE_URL: provider.url,
    AUTH_RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
    ...variables,
  });
  const product = { ...server, anonKey: 'a' };
  try {
    const people = await Promise.all(Array.from({ length: plan.people }, (_, index) => signUp(product, index)));
    const reader = await signUp(product, plan.people);
    await save(product, reader);
    provider.answerWith(slowly(plan.aloneProviderMs));
    const alone: Times[] = [];
    // At most two for each person, and one each is still needed.
    for (const person of people.slice(0, plan.alone)) alone.push(await analyse(product, person.token));
    const quiet = await readDashboard(product, reader, delay(2000));
    provider.answerWith(slowly(plan.providerMs));
    const all = Promise.all(
      people.map(async (person, index) => {
        await delay((index * plan.startMs) / plan.people);
        return analyse(product, person.token);
      }),
    );
    const loaded = await readDashboard(product, reader, all);
    return [
      { database, what: 'one analysis at a time', ...presentTimes(alone), 'dashboard median ms': round(median(quiet)) },
      {
        database,
        what: `${plan.people} in flight`,
        ...presentTimes(await all),
        'dashboard median ms': round(median(loaded)),
        'dashboard p99 ms': round(at(loaded, 0.99)),
      },
    ];
  } finally {
    await server.stop();
    await provider.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A valid rewriting whose stream lasts this long. */
function slowly(milliseconds: number): StubAnswer {
  const answer = rewriting(texts.resumeText.replace('patients', 'people'));
  return async (request, response) => {
    const begun = performance.now();
    await delay(milliseconds);
    if (request.isCancelled()) return;
    await answer(request, response);
    providerTimes.push(performance.now() - begun);
  };
}

/** The provider's own times, in the order of its answers. */
const providerTimes: number[] = [];

async function signUp({ url, anonKey }: Product, index: number): Promise<{ id: string; token: string }> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `person-${index}@mail.example`, password: 'correct horse battery' }),
  });
  const { access_token: token, user } = Session.parse(await response.json());
  return { id: user.id, token };
}

async function save({ url, anonKey }: Product, { id, token }: { id: string; token: string }): Promise<void> {
  const row = {
    user_id: id,
    job_title: 'Registered Nurse',
    resume_text: texts.resumeText,
    job_description: texts.jobDescription,
    match_score: 60,
    keyword_matches: [{ keyword: 'ACLS', found: true, locations: ['ACLS and BLS, valid to 2027'] }],
  };
  const response = await fetch(`${url}/rest/v1/resumes`, {
    method: 'POST',
    headers: { apikey: anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(Array.from({ length: plan.saved }, () => row)),
  });
  if (!response.ok) throw new Error(`Nothing was saved: ${await response.text()}`);
}

async function analyse({ url, anonKey }: Product, token: string): Promise<Times> {
  const begun = performance.now();
  const response = await fetch(`${url}/functions/v1/analyze-resume`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
    },
    body: JSON.stringify(texts),
  });
  let first = 0;
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    first ||= performance.now() - begun;
    text += chunk;
  }
  const whole = performance.now() - begun;
  if (!text.includes('event: result')) throw new Error(`An analysis had no result: ${text.slice(-300)}`);
  return { first, whole, provider: providerTimes.shift() ?? 0 };
}

/** How many milliseconds each read of the dashboard's list takes until `meanwhile` is done. */
async function readDashboard(
  { url, anonKey }: Product,
  { token }: { token: string },
  meanwhile: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const end = meanwhile.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const begun = performance.now();
    const response = await fetch(`${url}/rest/v1/resumes?${listQuery}`, {
      headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
    });
    const rows = await response.json();
    if (!Array.isArray(rows) || rows.length !== plan.saved) throw new Error('The dashboard request was not answered.');
    times.push(performance.now() - begun);
    await delay(plan.dashboardPauseMs);
  }
  await end;
  return times;
}

function presentTimes(times: readonly Times[]): Row {
  const overheads = times.map(({ whole, provider }) => whole - provider);
  return {
    'first event, median ms': round(median(times.map(({ first }) => first))),
    'first event, p99 ms': round(
      at(
        times.map(({ first }) => first),
        0.99,
      ),
    ),
    'overhead, median ms': round(median(overheads)),
    'overhead, p99 ms': round(at(overheads, 0.99)),
  };
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

const median = (values: readonly number[]): number => at(values, 0.5);
const round = (value: number): number => Math.round(value * 10) / 10;
