import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Session } from './database.ts';
import {
  type Migratable,
  type Migration,
  migrateIn,
  type Route,
  readMigrations,
  readRoute,
  type ScriptSession,
} from './migrate.ts';

import { openPostgresql } from './postgresql.ts';
import { createPostgresqlDatabase } from './testing/describe-each-database.ts';
import { describeSchema } from './testing/describe-schema.ts';
import { openEmpty } from './testing/prepared.ts';

const migrations = readMigrations();

/** Rows of somebody who has used the product since the migration named in front. */
const rowsSince: readonly (readonly [migration: string, role: string, sql: string])[] = [
  [
    '0003_people.sql',
    'auth_admin',
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data) values
      ('00000000-0000-0000-0000-000000000001', 'ada@example.com', 'hash', now(), '{"name": "Ada"}'),
      ('00000000-0000-0000-0000-000000000002', 'unconfirmed@example.com', 'hash', null, '{}')`,
  ],
  [
    '0003_people.sql',
    'auth_admin',
    `insert into auth.sessions (user_id) values ('00000000-0000-0000-0000-000000000001')`,
  ],
  [
    '0003_people.sql',
    'service_role',
    `insert into public.user_roles (user_id, role) values ('00000000-0000-0000-0000-000000000001', 'admin')`,
  ],
  [
    '0004_resumes.sql',
    'service_role',
    `insert into public.resumes (user_id, resume_text, job_description, match_score)
      values ('00000000-0000-0000-0000-000000000001', 'Ten years of bees', 'Wanted: a beekeeper', 80)`,
  ],
  [
    '0005_plans.sql',
    'service_role',
    `insert into public.subscriptions (user_id, plan_type) values ('00000000-0000-0000-0000-000000000001', 'premium')`,
  ],
  [
    '0007_auth_flows.sql',
    'auth_admin',
    `insert into auth.one_time_tokens (user_id, purpose, token_hash)
      values ('00000000-0000-0000-0000-000000000002', 'confirmation', 'hash')`,
  ],
  [
    '0010_confirmations.sql',
    'service_role',
    `insert into public.confirmations (user_id, subject, is_true) values
      ('00000000-0000-0000-0000-000000000001', 'Kubernetes', true),
      ('00000000-0000-0000-0000-000000000001', 'kubernetes', false)`,
  ],
];

async function fill(session: ScriptSession, last: string): Promise<void> {
  for (const [since, role, sql] of rowsSince) {
    if (since <= last) await session.script(`set local role ${role}; ${sql}; reset role;`);
  }
}

async function count(session: Session, table: string): Promise<number> {
  await session.query('set local role service_role');
  const { rows } = await session.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
  await session.query('reset role');
  return rows[0]?.count ?? 0;
}

class Undone extends Error {}

/** Runs it in a transaction that leaves nothing behind. */
async function undone(database: Migratable, work: (session: ScriptSession) => Promise<void>): Promise<void> {
  try {
    await database.transaction(async (session) => {
      await work(session);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** Describes what a route would make of a database, and leaves the database as it is. */
async function describeAfter(database: Migratable, route: Route): Promise<string[]> {
  let lines: string[] = [];
  await undone(database, async (session) => {
    await migrateIn(session, route);
    lines = await describeSchema(session);
  });
  return lines;
}

/** A migration whose effect new databases lack. */
const forgotten: Migration = {
  name: '9999_forgotten.sql',
  sql: 'alter table public.resumes add constraint resumes_forgotten_check check (match_score < 101);',
  checksum: 'forgotten',
};

interface Opened {
  database: Migratable & { close(): Promise<void> };
  drop(): Promise<void>;
}

const engines = {
  PGlite: async (): Promise<Opened> => ({ database: await openEmpty(), drop: async () => {} }),
  PostgreSQL: async (): Promise<Opened> => {
    const { url, drop } = await createPostgresqlDatabase({ isEmpty: true });
    return { database: await openPostgresql({ url, poolSize: 1 }), drop };
  },
};

describe.each(['PGlite', 'PostgreSQL'] as const)('on %s', (engine) => {
  describe.skipIf(engine === 'PostgreSQL' && inject('databases').postgresql === null)('a database', () => {
    let opened: Opened;
    let made: string[];
    beforeAll(async () => {
      opened = await engines[engine]();
      made = await describeAfter(opened.database, readRoute());
    });
    afterAll(async () => {
      await opened.database.close();
      await opened.drop();
    });

    test('made from the schema has everything', () => {
      expect(made.filter((line) => line.startsWith('migration ')).length).toBe(migrations.length);
      for (const kind of ['relation', 'column', 'constraint', 'index', 'policy', 'trigger', 'function', 'setting']) {
        expect(
          made.some((line) => line.startsWith(`${kind} `)),
          kind,
        ).toBe(true);
      }
    });

    // Each begins where the previous one left the database: at the migration it names.
    test.each(migrations.map((migration, index) => [migration.name, index] as const))(
      'of %s is upgraded with its rows to the one that a new database has',
      async (name, index) => {
        const upTo = migrations.slice(0, index + 1);
        await opened.database.transaction((session) => migrateIn(session, { migrations: upTo }));
        await undone(opened.database, async (session) => {
          await fill(session, name);
          await migrateIn(session, readRoute());
          expect(await describeSchema(session)).toEqual(made);
          expect(await count(session, 'public.profiles')).toBe(name >= '0003' ? 2 : 0);
          expect(await count(session, 'public.resumes')).toBe(name >= '0004' ? 1 : 0);
          expect(await count(session, 'public.confirmations')).toBe(name >= '0010' ? 1 : 0);
        });
      },
    );

    test('that lacks what a migration did is recognised as different', async () => {
      const upgraded = await describeAfter(opened.database, { migrations: [...migrations, forgotten] });
      expect(upgraded.filter((line) => !made.includes(line))).toEqual([
        'constraint resumes resumes_forgotten_check: CHECK ((match_score < (101)::double precision))',
        'migration 9999_forgotten.sql: forgotten',
      ]);
    });
  });
});
