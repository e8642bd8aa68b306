import { expect, inject, test } from 'vitest';
import { type Database, DatabaseError } from '#database/database.ts';
import { openPostgresql } from '#database/postgresql.ts';
import { createPostgresqlDatabase, describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createSchemaCache, type Schema, type Schemas } from './schema-cache.ts';
import { createTestSchema } from './testing/test-schema.ts';

const silent = { warn: () => {} };

function publicOf(schemas: Schemas): Schema {
  const schema = schemas.get('public');
  if (!schema) throw new Error('public is exposed');
  return schema;
}

/** The database, which fails to answer queries while `isAway` is set. */
function faulty(database: Database, isAway: () => boolean): Database {
  return new Proxy(database, {
    get(target, key) {
      if (key === 'query' && isAway()) {
        return () => Promise.reject(new DatabaseError('away', { code: '08006' }));
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describeEachDatabase('the schema cache', (getDatabase) => {
  test('P130: it contains only the tables, views and functions of the exposed schema, and none of an extension', async () => {
    await createTestSchema(getDatabase());
    // What pg_stat_statements is: an extension's, whatever schema it is in.
    await getDatabase().query('create table extended (id int)');
    await getDatabase().query(`do $$ begin
      execute format('alter extension %I add table extended',
        (select extname from pg_extension order by extname = 'plpgsql' limit 1)); end $$`);
    const { relations, callables } = publicOf(await createSchemaCache(getDatabase(), ['public'], silent).get());
    expect(relations.has('users')).toBe(false);
    expect(relations.has('extended')).toBe(false);
    expect(relations.get('pairs')).toMatchObject({ primaryKey: ['a', 'b'], isInsertable: true });
    expect(relations.get('item_count')).toMatchObject({ primaryKey: [], isInsertable: false, isDeletable: false });
    expect(relations.get('items')?.columns.get('note')).toMatchObject({
      type: 'character varying(20)',
      default: expect.stringContaining('none'),
    });
    expect(relations.get('items')?.columns.get('double_price')).toMatchObject({ default: null });
    expect(callables.get('twice')).toHaveLength(2);
    expect(callables.get('add')).toMatchObject([
      {
        parameters: [
          { name: 'a', type: 'integer', isOptional: false },
          { name: 'b', type: 'integer', isOptional: true },
        ],
        returns: 'scalar',
        isSet: false,
        isVolatile: false,
      },
    ]);
    expect(callables.get('names_table')).toMatchObject([{ returns: 'rows', isSet: true }]);
    expect([...(callables.get('names_table')?.[0]?.columns.keys() ?? [])]).toEqual(['id', 'title']);
    expect(callables.get('nothing')).toMatchObject([{ returns: 'void', isVolatile: true }]);
  });

  test('P131: what cannot be read at first is read by the next request', async () => {
    let isAway = true;
    const cache = createSchemaCache(
      faulty(getDatabase(), () => isAway),
      ['public'],
      silent,
    );
    await expect(cache.get()).rejects.toMatchObject({ code: '08006' });
    isAway = false;
    expect(publicOf(await cache.get()).relations.has('resumes')).toBe(true);
  });

  test('P131: the last schema goes on serving when a reload fails', async () => {
    let isAway = false;
    const warnings: string[] = [];
    const log = { warn: (_fields: object, message: string) => warnings.push(message) };
    const cache = createSchemaCache(
      faulty(getDatabase(), () => isAway),
      ['public'],
      log,
    );
    const before: Schemas = await cache.get();
    isAway = true;
    await getDatabase().query(`notify pgrst, 'reload schema'`);
    await expect.poll(() => warnings).toEqual(['the schema cache could not be reloaded']);
    expect(await cache.get()).toBe(before);
  });
});

test.skipIf(inject('databases').postgresql === null)('closing the database ends its listening connection', async () => {
  const { url, drop } = await createPostgresqlDatabase();
  const database = await openPostgresql({ url, poolSize: 1 });
  await createSchemaCache(database, ['public'], silent).get();
  const watcher = await openPostgresql({ url, poolSize: 1 });
  const others = `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`;
  expect((await watcher.query(others)).rows).toEqual([{ n: 2 }]);
  await database.close();
  await expect.poll(async () => (await watcher.query(others)).rows).toEqual([{ n: 0 }]);
  await watcher.close();
  await drop();
});
