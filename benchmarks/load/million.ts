import { Client } from 'pg';
import { openDatabase } from '#database/open.ts';
import { startPostgresql } from '#database/testing/start-postgresql.ts';
import { readEnv } from '#server/env.ts';
import { createTestApp, type TestPerson } from '#server/testing/test-app.ts';

export const name = 'a million resumes of fifty thousand people: what one person’s requests take';

const plan = {
  people: 50_000,
  resumes: 1_000_000,
  /** How often each question is asked, by one caller. */
  rounds: 200,
  /** The same before, when a list read every row: longer would use up a person's time for slow statements. */
  former: { rounds: 20, seconds: 2 },
  /** How long the sixteen callers ask, and how many they are. */
  seconds: 4,
  callers: 16,
  poolSize: 8,
} as const;

/** Bounds of the plain list: milliseconds, and times the list that names its user. */
const bounds = { list: 2, ratio: 1.5 } as const;

type Row = Record<string, string | number>;
type Ask = () => Promise<Response>;

const columns = 'select=id,job_title,match_score,created_at';

export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const postgresql = await startPostgresql();
  try {
    const url = await createDatabase(postgresql.url);
    const database = await openDatabase({ url, dataDir: '', poolSize: plan.poolSize });
    try {
      // One person asks for sixteen: the limits on a person would be measured otherwise.
      const env = readEnv({ REQUEST_RATE_FACTOR: '0', DATABASE_STATEMENTS_PER_PERSON: String(plan.poolSize) });
      const app = await createTestApp(database, { env });
      const [person, admin, leaver, former] = await Promise.all(
        ['person', 'admin', 'leaver', 'former'].map((who) => app.signUp(`${who}@mail.example`)),
      );
      if (!person || !admin || !leaver || !former) throw new Error('Four people sign up.');
      const superuser = Object.assign(new URL(postgresql.url), { pathname: 'bench' }).href;
      await fill(superuser, { person, admin, leaver, former });
      const after = await measureAll(app.send, { person, admin, leaver });
      await execute(superuser, formerPolicies);
      const before = await measureAll(app.send, { person, admin, leaver: former }, plan.former);
      await app.close();
      return { rows: after.map((row, at) => beside(row, before[at])), notes: describeRun(after) };
    } finally {
      await database.close();
    }
  } finally {
    await postgresql.stop();
  }
}

type Send = Awaited<ReturnType<typeof createTestApp>>['send'];
type People = Record<'person' | 'admin' | 'leaver', TestPerson>;

/** The policies before migration 31, which kept the index out. */
const formerPolicies = [
  `create or replace function auth.role_of_caller() returns text language sql stable as $$ select 'authenticated' $$`,
  ...['select', 'delete'].flatMap((what) => [
    `drop policy ${what}_as_admin on public.resumes`,
    `create policy ${what}_as_admin on public.resumes for ${what} to authenticated using ((select public.is_admin()))`,
  ]),
];

/** What a row was before, next to it. */
function beside(row: Row, former: Row = {}): Row {
  const { what, callers, ...figures } = former;
  return { ...row, ...Object.fromEntries(Object.entries(figures).map(([key, value]) => [`before: ${key}`, value])) };
}

async function measureAll(
  send: Send,
  { person, admin, leaver }: People,
  { rounds, seconds }: { rounds: number; seconds: number } = plan,
): Promise<Row[]> {
  const as = (token: string, path: string, body?: unknown, method?: string): Ask => {
    const more = { ...(body === undefined ? {} : { body }), ...(method === undefined ? {} : { method }) };
    return () => send(path, { token, ...more });
  };
  const list = `/rest/v1/resumes?${columns}&order=created_at.desc&limit=50`;
  const named = as(person.accessToken, `${list}&user_id=eq.${person.id}`);
  const plain = as(person.accessToken, list);
  const bare = as(person.accessToken, '/rest/v1/resumes?select=id,job_title,match_score');
  const rows = [
    await measure('list that names its user', named, rounds),
    await measure('plain list, row level security alone', plain, rounds),
    await measure('plain list without an order', bare, rounds),
    await throughput('list that names its user', named, seconds),
    await throughput('plain list, row level security alone', plain, seconds),
    await measure('search of one’s own', as(person.accessToken, `${list}&job_title=ilike.*nurse*`), rounds),
    await measure('save', as(person.accessToken, '/rest/v1/resumes', aResume), rounds),
    await measure(
      'delete of one’s own without a filter on the user',
      as(person.accessToken, '/rest/v1/resumes?job_title=eq.Beekeeper', undefined, 'DELETE'),
      20,
    ),
    await measure('administrator: newest fifty of all', as(admin.accessToken, list), 50),
    await measure('administrator: counts', as(admin.accessToken, '/rest/v1/rpc/admin_stats', {}), 50),
    await measure(
      'administrator: search',
      as(admin.accessToken, '/rest/v1/rpc/admin_resumes', { search: 'nurse' }),
      20,
    ),
    await measure(
      'delete account',
      as(leaver.accessToken, '/functions/v1/delete-account', { confirmation: leaver.email }),
      1,
    ),
  ];
  return rows;
}

const aResume = {
  job_title: 'Beekeeper',
  resume_text: 'Ten years of bees. '.repeat(200),
  job_description: 'Wanted: a beekeeper. '.repeat(100),
  match_score: 80,
};

async function measure(what: string, ask: Ask, rounds: number = plan.rounds): Promise<Row> {
  const times: number[] = [];
  if (rounds > 1) for (let warm = 0; warm < 10; warm += 1) await requireGood(what, ask);
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await requireGood(what, ask);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2));
  return { what, callers: 1, 'median ms': at(0.5), 'p99 ms': at(0.99) };
}

async function throughput(what: string, ask: Ask, seconds: number): Promise<Row> {
  let answers = 0;
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    for (; performance.now() < end; answers += 1) await requireGood(what, ask);
  };
  await Promise.all(Array.from({ length: plan.callers }, caller));
  return { what, callers: plan.callers, 'requests/s': Math.round(answers / seconds) };
}

async function requireGood(what: string, ask: Ask): Promise<void> {
  const answer = await ask();
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${what} was answered ${answer.status}: ${text}`);
}

function describeRun(rows: readonly Row[]): string[] {
  const [named, plain] = rows.map((row) => Number(row['median ms']));
  const ratio = (plain ?? Number.NaN) / (named ?? Number.NaN);
  const isGood = (plain ?? Number.NaN) <= bounds.list && ratio <= bounds.ratio;
  return [
    `${plan.resumes} resumes of ${plan.people} people, 20 each, through the server's own request handling in the measuring process, without HTTP; PostgreSQL on the same machine, its login no superuser, pool of ${plan.poolSize}.`,
    `The plain list takes ${ratio.toFixed(2)} times the named one; ${isGood ? 'within' : 'OVER'} the bounds of ${bounds.list} ms and ${bounds.ratio} times.`,
    'Before: with the policies of before migration 31, on the same rows afterwards.',
  ];
}

async function createDatabase(adminUrl: string): Promise<string> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create role bench login createrole password 'bench'`);
  await admin.query('create database bench owner bench');
  await admin.end();
  const url = new URL(adminUrl);
  url.username = url.password = url.pathname = 'bench';
  return url.href;
}

/** Written by the superuser: no policy applies, and triggers are off meanwhile. */
async function fill(url: string, { person, admin, leaver, former }: People & { former: TestPerson }): Promise<void> {
  const own = `unnest(array['${person.id}', '${leaver.id}', '${former.id}']::uuid[]) p, generate_series(1, 20) n`;
  await execute(url, [
    `insert into public.user_roles (user_id, role) values ('${admin.id}', 'admin')`,
    'set session_replication_role = replica',
    `insert into private.row_changes (relation, change) values ('profiles', ${plan.people}), ('resumes', ${plan.resumes})`,
    `insert into auth.users (id, email, email_confirmed_at) select md5('person' || n)::uuid, format('person%s@mail.example', n), now()
       from generate_series(1, ${plan.people}) n`,
    `insert into public.profiles (id, email, name) select md5('person' || n)::uuid, format('person%s@mail.example', n), 'Sample'
       from generate_series(1, ${plan.people}) n`,
    resumesOf(`md5('person' || (1 + n % ${plan.people}))::uuid`, `generate_series(1, ${plan.resumes}) n`),
    resumesOf('p', own),
    'set session_replication_role = origin',
    'vacuum analyze',
  ]);
}

async function execute(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

function resumesOf(owner: string, from: string): string {
  return `insert into public.resumes (user_id, job_title, resume_text, job_description, match_score, created_at)
    select ${owner}, (array['Nurse', 'Welder', 'Data Analyst', 'Teacher', 'Cook'])[1 + n % 5] || ' ' || n,
      (select string_agg(md5(n::text || part), ' ') from generate_series(1, 15) part), repeat('A made-up posting. ', 20),
      n % 101, now() - interval '1 second' * n from ${from}`;
}
