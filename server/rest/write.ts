import type { Statement } from '#database/database.ts';
import type { Media } from './accept.ts';
import { bodySql } from './body-sql.ts';
import { directionSql, fieldSql, selectSql } from './field-sql.ts';
import { whereSql } from './filter-sql.ts';
import type { Payload } from './payload.ts';
import type { Preferences } from './prefer.ts';
import type { Query } from './query.ts';
import { problems } from './rest-error.ts';
import type { Relation } from './schema-cache.ts';
import { qualifiedName, quoteName, type Source, Values } from './sql-text.ts';

/** A write, ready to be built. */
export interface Write {
  relation: Relation;
  query: Query;
  preferences: Preferences;
  media: Media;
  /** Rows it may touch; null for the service key, which has no limit. */
  mostRows: number | null;
}

const counter = 'pgrst.inserted';
const counted = `coalesce(nullif(current_setting('${counter}', true), ''), '0')::int`;

function sourceOf({ name, columns }: Relation): Source {
  return { alias: quoteName(name), columns };
}

/** P80 to P86. */
export function buildInsert(write: Write, payload: Payload): Statement {
  const { relation, preferences } = write;
  const target = qualifiedName(relation);
  const values = new Values();
  if (payload.columns.length === 0) {
    if (payload.rows > 1) throw problems.body('Several objects without keys cannot be inserted at once');
    return finish(write, `insert into ${target} default values`, values);
  }
  const names = payload.columns.map(quoteName);
  const rows = `select ${names.map((name) => `pgrst_body.${name}`).join(', ')} from ${payloadSql(write, payload, values)}`;
  const insert = `insert into ${target} (${names.join(', ')}) ${rows}`;
  const conflict = (write.query.onConflict ?? relation.primaryKey).map(quoteName);
  if (preferences.resolution === null || conflict.length === 0) return finish(write, insert, values);
  const on = `on conflict (${conflict.join(', ')})`;
  if (preferences.resolution === 'ignore-duplicates') return finish(write, `${insert} ${on} do nothing`, values);
  // Each row counts up before it is inserted and down again when it becomes an update: what remains is new (P86).
  const sets = names.map((name) => `${name} = excluded.${name}`).join(', ');
  const count = (step: string) => `set_config('${counter}', (${counted} ${step})::text, true) is not null`;
  return finish(write, `${insert} where ${count('+ 1')} ${on} do update set ${sets} where ${count('- 1')}`, values);
}

/** P87. The payload has at least one column. */
export function buildUpdate(write: Write, payload: Payload): Statement {
  const { relation, query } = write;
  const values = new Values();
  const sets = payload.columns.map(quoteName).map((name) => `${name} = pgrst_body.${name}`);
  const from = payloadSql(write, payload, values);
  const where = whereSql(query.conditions, sourceOf(relation), values);
  return finish(write, `update ${qualifiedName(relation)} set ${sets.join(', ')} from ${from}${where}`, values);
}

export function buildDelete(write: Write): Statement {
  const values = new Values();
  const where = whereSql(write.query.conditions, sourceOf(write.relation), values);
  return finish(write, `delete from ${qualifiedName(write.relation)}${where}`, values);
}

/** The payload's rows as the table `pgrst_body`, typed like their target columns (P83). */
function payloadSql({ relation, preferences }: Write, { text, columns }: Payload, values: Values): string {
  const typed = columns.map((name) => `${quoteName(name)} ${relation.columns.get(name)?.type ?? 'text'}`).join(', ');
  const json = values.add(text);
  if (!preferences.usesDefaults) return `json_to_recordset(${json}::json) as pgrst_body (${typed})`;
  const defaults = columns.flatMap((name) => {
    const sql = relation.columns.get(name)?.default ?? null;
    return sql === null ? [] : [`${values.add(name)}::text, ${sql}`];
  });
  return `jsonb_to_recordset((
    select jsonb_agg(jsonb_build_object(${defaults.join(', ')}) || pgrst_row)
    from jsonb_array_elements(${json}::jsonb) pgrst_row)) as pgrst_body (${typed})`;
}

/**
 * Wraps a write so that it answers like a read: `affected` rows, `rows` of the page, their `body`, and how many were newly
 * `inserted`. With return=minimal no column is read, so that a role without SELECT can write (P85).
 */
function finish(write: Write, sql: string, values: Values): Statement {
  const { preferences, query, media, relation, mostRows } = write;
  const total = '(select count(*) from pgrst_source)';
  const affected = mostRows === null ? total : `auth.few_rows(${total}, ${mostRows})`;
  const answer = `${affected} as affected, count(*) as rows, ${counted} as inserted`;
  if (!preferences.wantsRows) {
    const minimal = `with pgrst_source as (${sql} returning 1)
      select ${answer}, '' as body from pgrst_source`;
    return { sql: minimal, params: values.all };
  }
  const source = sourceOf(relation);
  const columns = selectSql(query.select, source, values);
  if (query.order.length === 0) {
    const page = `(select * from pgrst_source${pageSql(query, values)}) pgrst_page`;
    const { body, from } = bodySql('rows', media, page);
    const plain = `with pgrst_source as (${sql} returning ${columns}) select ${answer}, ${body} as body ${from}`;
    return { sql: plain, params: values.all };
  }
  // The order may use columns that are not selected: they are carried along with the row.
  const keys = query.order.map(({ field }, at) => `${fieldSql(field, source, values)} as pgrst_key_${at}`);
  const order = query.order.map((term, at) => `pgrst_key_${at}${directionSql(term)}`).join(', ');
  const row = `(select pgrst_row from (select ${columns}) pgrst_row) as pgrst_row`;
  const rows = `(select pgrst_row as pgrst_page from pgrst_source order by ${order}${pageSql(query, values)}) pgrst_rows`;
  const { body, from } = bodySql('rows', media, rows);
  const ordered = `with pgrst_source as (${sql} returning ${[row, ...keys].join(', ')})
    select ${answer}, ${body} as body ${from}`;
  return { sql: ordered, params: values.all };
}

/** Limit and offset choose what is shown of a write, never what is written. */
function pageSql({ limit, offset }: Query, values: Values): string {
  return `${limit === null ? '' : ` limit ${values.add(limit)}`}${offset === null ? '' : ` offset ${values.add(offset)}`}`;
}
