import type { Row, Statement } from '../database.ts';

/** Reads as the role that may read a schema. */
export type Ask = (schema: string, sql: string, params?: Statement['params']) => Promise<Row[]>;

/** A reference between two schemas that no single role may read; its columns are UUIDs. Names are quoted where needed. */
export interface Reference {
  schema: string;
  child: string;
  column: string;
  parent_schema: string;
  parent: string;
  parent_column: string;
}

/** Ids that go from one role to the other at once: half a megabyte. */
const AT_ONCE = 10_000;

/** How many rows refer to nothing. */
export async function countOrphans(ask: Ask, reference: Reference): Promise<number> {
  const { schema, child, column, parent_schema: parentSchema, parent, parent_column: parentColumn } = reference;
  const next = `select distinct ${column} as id from ${child}
    where ${column} is not null and ($1::uuid is null or ${column} > $1::uuid) order by 1 limit ${AT_ONCE}`;
  let orphans = 0;
  for (let after: string | null = null; ; ) {
    const ids: string[] = (await ask(schema, next, [after])).map(({ id }) => String(id));
    const missing = await ask(
      parentSchema,
      `select given.id from unnest($1::uuid[]) given (id) where not exists (select from ${parent} p where p.${parentColumn} = given.id)`,
      [`{${ids.join(',')}}`],
    );
    if (missing.length > 0) {
      const of = `{${missing.map(({ id }) => id).join(',')}}`;
      const [found] = await ask(schema, `select count(*) from ${child} where ${column} = any($1::uuid[])`, [of]);
      orphans += Number(found?.count);
    }
    after = ids.at(-1) ?? null;
    if (ids.length < AT_ONCE) return orphans;
  }
}
