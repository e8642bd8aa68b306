import type { Database } from '../database.ts';
import { type Ask, countOrphans, type Reference } from './orphans.ts';
import { nameOf, quote, readerOf, readTables } from './tables.ts';

/** Something in the database that cannot be. */
export interface Fault {
  where: string;
  what: string;
}

interface Rule {
  schema: string;
  table: string;
  name: string;
  sql: string;
}

/**
 * Looks for rows that break what the schema promises: references to nothing, failed checks, counters that do not agree with the rows they count.
 * PostgreSQL keeps all of that, so a fault means a damaged disk, or somebody who switched something off.
 * @returns the rows that were looked at, and the faults
 */
export async function checkDatabase(database: Database): Promise<{ rows: number; faults: Fault[] }> {
  return database.transaction(async (session) => {
    await session.query('set transaction isolation level repeatable read, read only');
    const ask: Ask = async (schema, sql, params = []) => {
      await session.query(`select set_config('role', $1, true)`, [readerOf({ schema })]);
      const { rows } = await session.query(sql, params);
      await session.query('reset role');
      return rows;
    };
    const count = async (schema: string, sql: string) => Number((await ask(schema, sql))[0]?.count);
    const tables = await readTables(session);
    const faults: Fault[] = [];
    let rows = 0;
    for (const table of tables) rows += await count(table.schema, `select count(*) from ${nameOf(table)}`);
    const { rows: rules } = await session.query<Rule & { [key: string]: unknown }>(rulesSql);
    for (const { schema, table, name, sql } of rules) {
      const broken = await count(schema, sql);
      if (broken > 0) faults.push({ where: `${schema}.${table}`, what: `${broken} rows break ${name}` });
    }
    const { rows: references } = await session.query<Reference & { table: string; name: string }>(referencesSql);
    for (const { table, name, ...reference } of references) {
      const orphans = await countOrphans(ask, reference);
      if (orphans > 0) faults.push({ where: table, what: `${orphans} rows break ${name}` });
    }
    for (const [relation, sql] of counters) {
      const off = await count('public', sql);
      if (off !== 0) faults.push({ where: relation, what: `its counter is off by ${off}` });
    }
    return { rows, faults };
  });
}

/** A counting statement for each check, and for each reference within what one role may read. */
const rulesSql = `
  select n.nspname as schema, c.relname as table, k.conname as name,
    case k.contype
      when 'c' then format('select count(*) from %I.%I where not (%s)', n.nspname, c.relname, pg_get_expr(k.conbin, k.conrelid))
      else format('select count(*) from %I.%I child where %s is not null and not exists (select from %I.%I parent where %s = %s)',
        n.nspname, c.relname, 'child.' || quote_ident(a.attname), pn.nspname, p.relname,
        'parent.' || quote_ident(pa.attname), 'child.' || quote_ident(a.attname))
    end as sql
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_class p on p.oid = k.confrelid left join pg_namespace pn on pn.oid = p.relnamespace
    left join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    left join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
  where n.nspname in ('public', 'auth', 'private')
    and (k.contype = 'c' or k.contype = 'f' and cardinality(k.conkey) = 1 and (n.nspname = 'auth') = (pn.nspname = 'auth'))
  order by 1, 2, 3`;

/** The references to users from outside of `auth`. */
const referencesSql = `
  select format('%s.%s', n.nspname, c.relname) as table, k.conname as name, n.nspname as schema,
    format('%I.%I', n.nspname, c.relname) as child, quote_ident(a.attname) as column,
    pn.nspname as parent_schema, format('%I.%I', pn.nspname, p.relname) as parent, quote_ident(pa.attname) as parent_column
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
  where k.contype = 'f' and n.nspname in ('public', 'private') and pn.nspname = 'auth'
  order by 1, 2`;

/** What triggers count, and the rows themselves. */
const counters: readonly (readonly [relation: string, sql: string])[] = ['profiles', 'resumes'].map((relation) => [
  `public.${relation}`,
  `select (select coalesce(sum(change), 0) from private.row_changes where relation = '${relation}')
    - (select count(*) from public.${quote(relation)}) as count`,
]);
