import postgres from 'postgres';
import { asUser, asUserBatch, type Caller } from '#database/as-user.ts';
import { openDatabase } from '#database/open.ts';
import { startPostgresql } from '#database/testing/start-postgresql.ts';

export const name = 'database-batch';

const ROUNDS = 5;
const TRANSACTIONS = 6_000;
const AT_ONCE = 32;
const POOL = 10;

const person = '00000000-0000-4000-8000-000000000001';
const caller: Caller = { role: 'authenticated', claims: { sub: person }, readOnly: true };

/** A person's list of twenty, as /rest/v1 queries it. */
const list = {
  sql: `select coalesce(json_agg(r), '[]')::text as body from (
          select id, job_title, match_score, created_at, keyword_matches from public.resumes
          where user_id = $1 order by created_at desc limit $2) r`,
  params: [person, 1000],
};

const settings = `select set_config('search_path', 'public, pg_temp', true), set_config('request.jwt.claims', $1, true),
  set_config('statement_timeout', '8s', true), set_config('role', $2, true)`;

/** Transactions a second as a person, with the same pool size: this product's batch against the driver `postgres`. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const server = await startPostgresql();
  const database = await openDatabase({ url: server.url, dataDir: '', poolSize: POOL });
  const rival = postgres(server.url, { max: POOL, fetch_types: false });
  try {
    await asUser(database, { role: 'auth_admin', claims: {} }, (session) =>
      session.query(`insert into auth.users (id, email) values ($1, 'person@mail.example')`, [person]),
    );
    await asUserBatch(database, { ...caller, readOnly: false }, [
      {
        sql: `insert into public.resumes (job_title, resume_text, job_description, match_score)
              select 'Beekeeper ' || n, repeat('bees ', 1000), repeat('hives ', 800), n from generate_series(1, 20) n`,
      },
    ]);
    const claims = JSON.stringify({ sub: person, role: 'authenticated' });
    const contenders = {
      'this product: asUserBatch': () => asUserBatch(database, caller, [list]),
      'postgres: begin, settings and query pipelined': () =>
        rival.begin('read only', (sql) => [
          sql.unsafe(settings, [claims, 'authenticated'], { prepare: true }),
          sql.unsafe(list.sql, list.params, { prepare: true }),
        ]),
      'postgres: the query alone, as the superuser': () => rival.unsafe(list.sql, list.params, { prepare: true }),
    };
    return await race(contenders);
  } finally {
    await rival.end();
    await database.close();
    await server.stop();
  }
}

async function race(contenders: Record<string, () => Promise<unknown>>) {
  const rates = new Map<string, number[]>(Object.keys(contenders).map((title) => [title, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [title, one] of Object.entries(contenders)) {
      const rate = await measure(one);
      // The first round warms up.
      if (round > 0) rates.get(title)?.push(rate);
    }
  }
  const rows = [...rates].map(([contender, all]) => ({
    contender,
    'per second, median': Math.round(all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0),
  }));
  return { rows, notes: [`${ROUNDS} interleaved rounds of ${TRANSACTIONS}, ${AT_ONCE} at once, ${POOL} connections.`] };
}

async function measure(one: () => Promise<unknown>): Promise<number> {
  let left = TRANSACTIONS;
  const begin = performance.now();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  });
  await Promise.all(workers);
  return (TRANSACTIONS / (performance.now() - begin)) * 1000;
}
