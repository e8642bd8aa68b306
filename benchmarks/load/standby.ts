import { Client } from 'pg';
import { PostgresqlDatabase } from '#database/postgresql.ts';
import { startReplicated } from '#database/testing/start-replicated.ts';
import { readEnv } from '#server/env.ts';
import { createStandbyReads } from '#server/standby/standby-reads.ts';
import { createTestApp, type TestPerson } from '#server/testing/test-app.ts';
import { postmasterOf, processorSeconds } from './processor-time.ts';

export const name = 'reading from one standby: what the primary is spared';

const plan = { people: 5_000, resumes: 100_000, askers: 16, seconds: 5, turns: 3, poolSize: 8 } as const;

type Row = Record<string, string | number>;
type App = Awaited<ReturnType<typeof createTestApp>>;

const quiet = { warn: () => {} };
const list = '/rest/v1/resumes?select=id,job_title,match_score,created_at&order=created_at.desc&limit=50';
const aResume = {
  job_title: 'Beekeeper',
  resume_text: 'Bees. '.repeat(500),
  job_description: 'Bees!',
  match_score: 80,
};

/** Lists of sixteen people, with the primary alone and with a standby in turns, and the same with a save after every ninth list. */
export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const servers = await startReplicated();
  const { primary, standby, urlAt } = servers;
  const database = new PostgresqlDatabase({ url: urlAt(primary), poolSize: plan.poolSize });
  const copy = new PostgresqlDatabase({ url: urlAt(standby), poolSize: plan.poolSize, isStandby: true });
  const answered = { standby: 0, primary: 0 };
  const onRead = (from: keyof typeof answered): void => {
    answered[from] += 1;
  };
  const reads = await createStandbyReads({ primary: database, standby: copy, log: quiet, onRead });
  try {
    const env = readEnv({ REQUEST_RATE_FACTOR: '0', DATABASE_POOL: String(plan.poolSize) });
    const alone = await createTestApp(database, { env });
    const { keys } = alone.services;
    const both = await createTestApp(database, { env, keys, reads });
    const askers: TestPerson[] = [];
    for (let at = 0; at < plan.askers; at += 1) askers.push(await alone.signUp(`asker${at}@mail.example`));
    await fill(primary.url, askers);
    const pids = await Promise.all([postmasterOf(primary.url), postmasterOf(standby.url)]);
    const rows: Row[] = [];
    for (const saves of [false, true]) {
      const measured = { alone: [], both: [] } as { alone: Measured[]; both: Measured[] };
      for (let turn = 0; turn < plan.turns; turn += 1) {
        measured.alone.push(await load(alone, askers, saves, pids));
        measured.both.push(await load(both, askers, saves, pids));
      }
      const what = saves ? 'nine lists and a save' : 'lists';
      const [one, two] = [summed(measured.alone), summed(measured.both)];
      rows.push({ what, servers: 'primary', ...one }, { what, servers: 'primary and standby', ...two });
      rows.push({ what, servers: 'ratio', ...ratios(one, two) });
    }
    await alone.close();
    await both.close();
    const share = Math.round((100 * answered.standby) / (answered.standby + answered.primary));
    return {
      rows,
      notes: [
        `${plan.resumes} resumes of ${plan.people} people; ${plan.askers} people ask, ${plan.turns} turns of ${plan.seconds} s each. Both servers and the product share this machine's cores, so that answers a second cannot rise; what the primary is spared is its processor time, from /proc.`,
        `With the standby, ${share} of 100 reads were answered by it.`,
      ],
    };
  } finally {
    await reads.close();
    await database.close();
    await servers.stop();
  }
}

interface Measured {
  requests: number;
  seconds: number;
  primary: number;
  standby: number;
}

async function load(
  app: App,
  people: readonly TestPerson[],
  saves: boolean,
  pids: readonly number[],
): Promise<Measured> {
  const before = pids.map(processorSeconds);
  const begun = performance.now();
  const end = begun + plan.seconds * 1000;
  let requests = 0;
  await Promise.all(
    people.map(async ({ accessToken: token }) => {
      for (let at = 1; performance.now() < end; at += 1) {
        const isSave = saves && at % 10 === 0;
        const answer = await (isSave
          ? app.send('/rest/v1/resumes', { token, body: aResume })
          : app.send(list, { token }));
        await answer.text();
        if (!answer.ok) throw new Error(`A request was answered ${answer.status}.`);
        requests += 1;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const [primary = 0, standby = 0] = pids.map((pid, at) => processorSeconds(pid) - (before[at] ?? 0));
  return { requests, seconds, primary, standby };
}

const columns = ['requests/s', 'primary, CPU s per 1,000', 'standby, CPU s per 1,000'] as const;
type Summed = Record<(typeof columns)[number], number>;

function summed(all: readonly Measured[]): Summed {
  const sum = (read: (one: Measured) => number) => all.reduce((total, one) => total + read(one), 0);
  const per = (of: number) => Number(((1000 * of) / sum(({ requests }) => requests)).toFixed(3));
  return {
    'requests/s': Math.round(sum(({ requests }) => requests) / sum(({ seconds }) => seconds)),
    'primary, CPU s per 1,000': per(sum(({ primary }) => primary)),
    'standby, CPU s per 1,000': per(sum(({ standby }) => standby)),
  };
}

function ratios(one: Summed, two: Summed): Row {
  const [rate, primary] = columns;
  return Object.fromEntries([rate, primary].map((column) => [column, Number((two[column] / one[column]).toFixed(2))]));
}

/** Written by the superuser: no policy applies, and triggers are off meanwhile. */
async function fill(adminUrl: string, askers: readonly TestPerson[]): Promise<void> {
  const client = new Client({ connectionString: Object.assign(new URL(adminUrl), { pathname: '/replicated' }).href });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into auth.users (id, email) select md5('person' || n)::uuid, format('person%s@mail.example', n) from generate_series(1, $1::integer) n`,
      [plan.people],
    );
    await client.query(
      `insert into public.resumes (user_id, job_title, resume_text, job_description, match_score, created_at)
       select md5('person' || 1 + n % $1::integer)::uuid, 'Nurse ' || n, repeat('Ten years of nursing. ', 30), 'A nurse!', n % 100,
         now() - make_interval(mins => n) from generate_series(1, $2::integer) n`,
      [plan.people, plan.resumes],
    );
    await client.query(
      `insert into public.resumes (user_id, job_title, resume_text, job_description, match_score)
       select p, 'Nurse ' || n, 'Ten years of nursing.', 'A nurse!', n from unnest($1::uuid[]) p, generate_series(1, 20) n`,
      [askers.map(({ id }) => id)],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
