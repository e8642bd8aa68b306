import { Client } from 'pg';
import { openDatabase } from '#database/open.ts';
import { startPostgresql } from '#database/testing/start-postgresql.ts';
import { createTestApp } from '#server/testing/test-app.ts';

export const name = 'the admin area with 100,000 users, a million analyses and a million audit entries';

const plan = {
  users: 100_000,
  analyses: 1_000_000,
  entries: 1_000_000,
  /** How often each question is asked. */
  rounds: 15,
  poolSize: 5,
} as const;

/** The longest a person should wait after a keystroke, and for the counts (milliseconds). */
const bounds = { keystroke: 200, counts: 100 } as const;

interface Question {
  page: string;
  question: string;
  call: string;
  body: Record<string, unknown>;
}

const ask = (page: string, question: string, call: string, body: Record<string, unknown> = {}): Question => ({
  page,
  question,
  call,
  body,
});

/** A search as it is typed; words that many rows have, few and none. */
const questions: readonly Question[] = [
  ask('dashboard', 'counts', 'admin_stats'),
  ask('dashboard', '30 days', 'admin_daily_counts', { days: 30 }),
  ask('users', 'first page', 'admin_users'),
  ask('users', 'a page in the middle', 'admin_users', { before: '2026-03-01' }),
  ...['p', 'pe', 'person9', 'person99999@', 'Zoe', 'zq', 'no such person'].map((search) =>
    ask('users', `"${search}"`, 'admin_users', { search }),
  ),
  ask('resumes', 'first page', 'admin_resumes'),
  ask('resumes', 'a page in the middle', 'admin_resumes', { before: '2026-03-01' }),
  ...['n', 'nu', 'nurse', 'rare', 'zq', 'person9', 'person99999@', 'mail.example', 'no such title'].map((search) =>
    ask('resumes', `"${search}"`, 'admin_resumes', { search }),
  ),
  ask('audit logs', 'newest', 'admin_audit_logs'),
  ask('audit logs', 'one action', 'admin_audit_logs', { action_is: 'delete_user' }),
  ask('audit logs', 'a year ago', 'admin_audit_logs', { to_at: '2025-12-01' }),
  ...['d', 'delete', 'zq', 'person9', 'person99999@', 'mail.example', 'no such entry'].map((search) =>
    ask('audit logs', `"${search}"`, 'admin_audit_logs', { search }),
  ),
];

export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const postgresql = await startPostgresql();
  try {
    const url = await createDatabase(postgresql.url);
    const database = await openDatabase({ url, dataDir: '', poolSize: plan.poolSize });
    const superuser = new URL(postgresql.url);
    superuser.pathname = 'bench';
    try {
      const app = await createTestApp(database);
      const admin = await app.signUp('admin@mail.example');
      await fill(superuser.href, admin.id);
      const rows = [];
      for (const question of questions) rows.push(await measure(question, app.send, admin.accessToken));
      await app.close();
      return { rows, notes: describeRun() };
    } finally {
      await database.close();
    }
  } finally {
    await postgresql.stop();
  }
}

function describeRun(): string[] {
  const slow = `Over the bound is more than ${bounds.keystroke} ms, for the counts ${bounds.counts} ms, at the 95th percentile.`;
  return [
    `Each question ${plan.rounds} times, in turn, through the server's own request handling in the measuring process, on a PostgreSQL whose login is no superuser. ${slow}`,
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

/** Two years of rows, written by the superuser: no policy applies, and triggers are off meanwhile. */
async function fill(url: string, adminId: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [adminId]);
    await client.query('set session_replication_role = replica');
    for (const sql of seeds) await client.query(sql);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const id = (number: string) => `md5('person' || ${number})::uuid`;
const moment = (number: string, of: number) => `now() - interval '730 days' * (${number}::float8 / ${of})`;

const seeds: readonly string[] = [
  // What the triggers would have counted.
  `insert into private.row_changes (relation, change) values ('profiles', ${plan.users}), ('resumes', ${plan.analyses})`,
  `insert into auth.users (id, email, email_confirmed_at, created_at)
   select ${id('n')}, format('person%s@mail.example', n), now(), ${moment('n', plan.users)}
   from generate_series(1, ${plan.users}) n`,
  `insert into public.profiles (id, email, name, created_at)
   select ${id('n')}, format('person%s@mail.example', n),
     (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana'])[1 + n % 8] || ' '
       || case when n % 10000 = 0 then 'Zoega' else 'Sample' end, ${moment('n', plan.users)}
   from generate_series(1, ${plan.users}) n`,
  `insert into public.subscriptions (user_id, plan_type, status, provider)
   select ${id('n')}, 'premium', 'active', 'stripe-live' from generate_series(1, ${plan.users}, 10) n`,
  `insert into public.resumes (user_id, job_title, resume_text, job_description, match_score, created_at)
   select ${id(`(1 + n::bigint * 7919 % ${plan.users})`)},
     case when n % 20000 = 0 then 'Rare Title ' || n else
       (array['Senior', 'Junior', 'Lead', 'Night', 'Travel'])[1 + n % 5] || ' '
       || (array['Nurse', 'Welder', 'Data Analyst', 'Teacher', 'Beekeeper', 'Software Engineer', 'Cook'])[1 + n % 7] || ' '
       || (array['Care', 'Works', 'North', 'South', 'Harbour', 'Hill', 'Field', 'Yard', 'Point', 'Gate', 'Bay'])[1 + n % 11] end,
     (select string_agg(md5(n::text || part), ' ') from generate_series(1, 15) part),
     (select string_agg(md5(part || n::text), ' ') from generate_series(1, 15) part),
     n % 101, ${moment('n', plan.analyses)}
   from generate_series(1, ${plan.analyses}) n`,
  `insert into public.scan_usage (user_id, day, lease_until, finished_at)
   select ${id(`(1 + n::bigint * 7919 % ${plan.users})`)}, (now() - interval '1 day' * (n % 730))::date, now(), now()
   from generate_series(1, ${plan.analyses}) n`,
  `insert into public.audit_logs (user_id, action, entity_type, entity_id, details, ip_address, created_at)
   select ${id('(1 + n % 20)')},
     (array['grant_admin_role', 'revoke_admin_role', 'view_resume', 'delete_resume', 'update_setting'])[1 + n % 5],
     (array['user', 'user', 'resume', 'resume', 'system_settings'])[1 + n % 5], gen_random_uuid()::text,
     '{"key": "value"}', '192.0.2.7', ${moment('n', plan.entries)}
   from generate_series(1, ${plan.entries}) n`,
];

type Send = Awaited<ReturnType<typeof createTestApp>>['send'];

async function measure({ page, question, call, body }: Question, send: Send, token: string) {
  const times: number[] = [];
  let rows = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    const begun = performance.now();
    const answer = await send(`/rest/v1/rpc/${call}`, { body, token });
    const text = await answer.text();
    times.push(performance.now() - begun);
    if (answer.status !== 200) throw new Error(`${call} of ${question} was answered ${answer.status}: ${text}`);
    const found: unknown = JSON.parse(text);
    rows = Array.isArray(found) ? found.length : 1;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 10) / 10;
  const bound = question === 'counts' ? bounds.counts : bounds.keystroke;
  return { page, question, rows, 'median ms': at(0.5), 'p95 ms': at(0.95), within: at(0.95) <= bound ? 'yes' : 'NO' };
}
