import { describe, expect, test } from 'vitest';
import { asUser, asUserBatch, type Caller } from './as-user.ts';
import { describeEachDatabase } from './testing/describe-each-database.ts';

const visitor: Caller = { role: 'anon', claims: {} };
const WHO = {
  sql: `select current_user as role, coalesce(current_setting('request.jwt.claims', true), '') as claims`,
};

describeEachDatabase('a database', (getDatabase) => {
  describe('values', () => {
    test.each([
      ['true', true],
      ['7::smallint', 7],
      ['-7', -7],
      ['0.5::real', 0.5],
      ['1e300::double precision', 1e300],
      ['null', null],
      ["'text'", 'text'],
      ['9007199254740993', '9007199254740993'],
      ['0.10::numeric', '0.10'],
      [`'{"b": 1, "a": [2.0]}'::json`, '{"b": 1, "a": [2.0]}'],
      [`'{"a": 1}'::jsonb`, '{"a": 1}'],
      ["'2026-01-31 12:00:00+02'::timestamptz", '2026-01-31 10:00:00+00'],
      ["'2026-01-31'::date", '2026-01-31'],
      ["array['a', 'b,c']", '{a,"b,c"}'],
      [String.raw`'\x00ff'::bytea`, String.raw`\x00ff`],
    ])('of %s are the same on both engines', async (sql, value) => {
      expect((await getDatabase().query(`select ${sql} as value`)).rows).toEqual([{ value }]);
    });

    test.each([
      ['jsonb', '{"a": "\\"b"}', '{"a": "\\"b"}'],
      ['jsonb', '"a string"', '"a string"'],
      ['text', '{"a": 1}', '{"a": 1}'],
      ['text', 'é\n🐝\\', 'é\n🐝\\'],
      ['timestamptz', '2026-01-31T10:00:00.123456Z', '2026-01-31 10:00:00.123456+00'],
      ['bigint', '9007199254740993', '9007199254740993'],
      ['text[]', '{a,b}', '{a,b}'],
      ['boolean', true, true],
      ['text', false, 'false'],
      ['integer', 42, 42],
      ['double precision', 0.1, 0.1],
      ['uuid', null, null],
    ])('sent for a %s arrive as they are', async (type, param, value) => {
      expect((await getDatabase().query(`select $1::${type} as value`, [param])).rows).toEqual([{ value }]);
    });

    test('of a type the column cannot hold are refused by the column', async () => {
      await expect(getDatabase().query('select $1::integer', ['seven'])).rejects.toMatchObject({ code: '22P02' });
    });
  });

  describe('a batch', () => {
    test('gives one result per statement, with or without rows, also for the same statement twice', async () => {
      const select = { sql: 'select $1::text as a', params: ['x'] };
      const results = await getDatabase().batch([
        { sql: 'create temporary table t (id integer) on commit drop' },
        { sql: 'insert into t select generate_series(1, 3)' },
        select,
        { sql: 'select 1 where false' },
        { ...select, params: ['y'] },
      ]);
      expect(results.map(({ rowCount }) => rowCount)).toEqual([0, 3, 1, 0, 1]);
      expect(results.map(({ rows }) => rows)).toEqual([[], [], [{ a: 'x' }], [], [{ a: 'y' }]]);
    });

    test('of no statements gives no results', async () => {
      expect(await getDatabase().batch([])).toEqual([]);
    });

    test('keeps nothing when one statement fails, and reports that one', async () => {
      const database = getDatabase();
      await database.query('create table public.pairs (id integer primary key)');
      const batch = database.batch([
        { sql: 'insert into public.pairs values (1)' },
        { sql: 'insert into public.pairs values (1)' },
        { sql: 'select 1 / 0' },
      ]);
      await expect(batch).rejects.toMatchObject({ code: '23505', constraint: 'pairs_pkey' });
      expect((await database.query('select * from public.pairs')).rows).toEqual([]);
    });

    test('fails when a check deferred to its end fails', async () => {
      const database = getDatabase();
      await database.query('create table public.late (id integer unique deferrable initially deferred)');
      const twice = { sql: 'insert into public.late values (1)' };
      await expect(database.batch([twice, twice])).rejects.toMatchObject({ code: '23505' });
      expect((await database.query('select * from public.late')).rows).toEqual([]);
    });

    test('goes on working after an error in the SQL itself', async () => {
      const database = getDatabase();
      const broken = [{ sql: 'select 1 as one' }, { sql: 'selekt' }, { sql: 'select 2 as two' }];
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await expect(database.batch(broken)).rejects.toMatchObject({ code: '42601' });
      }
      expect((await database.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    });

    test('that cannot be encoded is refused, and the next one works', async () => {
      const database = getDatabase();
      const nul = database.batch([{ sql: 'select 1 as one' }, { sql: 'select 1 as "a\0b"' }]);
      await expect(nul).rejects.toMatchObject({ code: '22021' });
      await expect(database.query('select $1::text', ['a\0b'])).rejects.toMatchObject({ code: '22021' });
      const many = database.query(
        'select $1',
        Array.from({ length: 70_000 }, () => 1),
      );
      await expect(many).rejects.toMatchObject({ code: '54023' });
      expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test('sees a column that was added after its statement was first used', async () => {
      const database = getDatabase();
      await database.query('create table public.growing (a integer)');
      await database.query('insert into public.growing values (1)');
      const all = () => Promise.all(Array.from({ length: 8 }, () => database.query('select * from public.growing')));
      await all();
      await database.query('alter table public.growing add column b integer default 2');
      for (const { rows } of await all()) expect(rows).toEqual([{ a: 1, b: 2 }]);
    });
  });

  describe('a transaction', () => {
    test('is kept when its work resolves, and undone when it throws', async () => {
      const database = getDatabase();
      await database.query('create table public.kept (id integer)');
      const kept = await database.transaction(async (session) => {
        await session.query('insert into public.kept values (1)');
        return 'value';
      });
      expect(kept).toBe('value');
      const thrown = database.transaction(async (session) => {
        await session.query('insert into public.kept values (2)');
        throw new RangeError('no');
      });
      await expect(thrown).rejects.toThrow(RangeError);
      expect((await database.query('select id from public.kept')).rows).toEqual([{ id: 1 }]);
    });

    test('whose failed statement was ignored is not reported as done', async () => {
      const transaction = getDatabase().transaction(async (session) => {
        await session.query('select 1 / 0').catch(() => {});
      });
      await expect(transaction).rejects.toMatchObject({ code: '25P02' });
    });

    test('refuses statements once it is over', async () => {
      const late = await getDatabase().transaction(async (session) => () => session.query('select 1'));
      await expect(late()).rejects.toMatchObject({ code: '25P01' });
    });

    test('takes statements without waiting for each, and leaves out those it did not wait for', async () => {
      const database = getDatabase();
      await database.query('create table public.unwaited (id integer)');
      const insert = 'insert into public.unwaited values ($1)';
      const sent = await database.transaction(async (session) => {
        await Promise.all([1, 2, 3].map((id) => session.query(insert, [id])));
        return { late: Promise.allSettled([4, 5].map((id) => session.query(insert, [id]))) };
      });
      const late = (await sent.late).map(({ status }) => status);
      const { rows } = await database.query('select id from public.unwaited order by id');
      // At most the first late one was under way when the work ended.
      expect(late.at(-1)).toBe('rejected');
      expect(rows).toHaveLength(3 + late.filter((status) => status === 'fulfilled').length);
    });

    test('never mixes with other transactions', async () => {
      const database = getDatabase();
      await database.query('create table public.counter as select 0 as value');
      await Promise.all(
        Array.from({ length: 12 }, () =>
          database.transaction(async (session) => {
            const { rows } = await session.query<{ value: number }>('select value from public.counter for update');
            await session.query('update public.counter set value = $1', [(rows[0]?.value ?? 0) + 1]);
          }),
        ),
      );
      expect((await database.query('select value from public.counter')).rows).toEqual([{ value: 12 }]);
    });
  });

  describe('a caller', () => {
    test('is who the transaction runs as, with the claims and their role', async () => {
      const caller: Caller = { role: 'authenticated', claims: { sub: 'x', role: 'service_role' } };
      const [result] = await asUserBatch(getDatabase(), caller, [WHO]);
      expect(result?.rows).toEqual([{ role: 'authenticated', claims: '{"sub":"x","role":"authenticated"}' }]);
    });

    test('is forgotten when the transaction ends, also by an error', async () => {
      const database = getDatabase();
      const before = await database.query(WHO.sql);
      await asUserBatch(database, visitor, [WHO]);
      await expect(asUserBatch(database, visitor, [{ sql: 'select 1 / 0' }])).rejects.toThrow();
      await expect(asUser(database, visitor, (session) => session.query('select 1 / 0'))).rejects.toThrow();
      const after = await Promise.all(Array.from({ length: 10 }, () => database.query(WHO.sql)));
      for (const { rows } of after) expect(rows).toEqual(before.rows);
    });

    test('among many at once never sees another', async () => {
      const database = getDatabase();
      const subjects = Array.from({ length: 40 }, (_, index) => `person-${index}`);
      const seen = await Promise.all(
        subjects.map(async (sub) => {
          const caller: Caller = { role: 'authenticated', claims: { sub } };
          const [result] = await asUserBatch(database, caller, [{ sql: `select auth.jwt() ->> 'sub' as sub` }]);
          return result?.rows[0]?.sub;
        }),
      );
      expect(seen).toEqual(subjects);
    });

    test('that only reads cannot write', async () => {
      const caller: Caller = { role: 'service_role', claims: {}, readOnly: true };
      const write = [{ sql: `update system_settings set value = '0'` }];
      await expect(asUserBatch(getDatabase(), caller, write)).rejects.toMatchObject({ code: '25006' });
    });

    test('has the settings of the request, and cannot smuggle in others', async () => {
      const caller: Caller = { ...visitor, settings: { 'request.method': "GE'T" } };
      const [result] = await asUserBatch(getDatabase(), caller, [
        { sql: `select current_setting('request.method') as method` },
      ]);
      expect(result?.rows).toEqual([{ method: "GE'T" }]);
      const forged: Caller = { ...visitor, settings: { role: 'service_role' } };
      await expect(asUserBatch(getDatabase(), forged, [])).rejects.toThrow('request.');
    });

    test('has the time limit of its role', async () => {
      const [result] = await asUserBatch(getDatabase(), visitor, [
        { sql: `select current_setting('statement_timeout') as timeout` },
      ]);
      expect(result?.rows).toEqual([{ timeout: '3s' }]);
    });
  });

  describe('a listener', () => {
    test('receives what is sent to its channel until it ends', async () => {
      const database = getDatabase();
      const heard: string[] = [];
      let hear: () => void = () => {};
      const stop = await database.listen('my "channel"', (payload) => {
        heard.push(payload);
        hear();
      });
      const first = new Promise<void>((resolve) => {
        hear = resolve;
      });
      await database.query('select pg_notify($1, $2)', ['my "channel"', 'first']);
      await first;
      await stop();
      await database.query('select pg_notify($1, $2)', ['my "channel"', 'second']);
      expect(heard).toEqual(['first']);
    });
  });
});

describeEachDatabase('a database that closes', (getDatabase) => {
  test('finishes what is in flight, and refuses what comes after', async () => {
    const database = getDatabase();
    await database.query('create table public.last_words (id integer)');
    const inFlight = database.transaction(async (session) => {
      await session.query('insert into public.last_words values (1)');
      return session.query('select id from public.last_words');
    });
    const closed = database.close();
    await expect(inFlight).resolves.toMatchObject({ rows: [{ id: 1 }] });
    await closed;
    await expect(database.query('select 1')).rejects.toMatchObject({ code: expect.stringMatching(/^08/) });
    await database.close();
  });
});
