import type { Result, Statement } from '#database/database.ts';
import type { Media } from './accept.ts';
import { bodySql, isShort, shortBodySql } from './body-sql.ts';
import { orderSql, selectSql } from './field-sql.ts';
import { whereSql } from './filter-sql.ts';
import { readPlannedRows } from './planned-rows.ts';
import type { Preferences } from './prefer.ts';
import type { Query } from './query.ts';
import type { RowRange } from './range.ts';
import type { Relation } from './schema-cache.ts';
import { settings } from './settings.ts';
import { qualifiedName, type Source, Values } from './sql-text.ts';

/** What a read asks for, besides its query. */
export interface ReadOptions {
  range: RowRange;
  count: Preferences['count'];
  media: Media;
  /** HEAD: everything but the body (P67). */
  isBodyless: boolean;
}

/** Which table or view is read. */
export type TableName = Pick<Relation, 'schema' | 'name'>;

/** What came back: rows on this page, all rows when counted, the body's text. */
export interface Page {
  rows: number;
  total: number | null;
  body: string;
}

/**
 * The statements of a read of a table, in one round trip: first the planner's estimate if requested, last the rows. Their texts
 * depend only on the request's shape, so that the database prepares each once.
 */
export function buildRead(table: TableName, source: Source, query: Query, options: ReadOptions): Statement[] {
  const { range, count, media, isBodyless } = options;
  const values = new Values();
  const from = `from ${qualifiedName(table)}`;
  const columns = selectSql(query.select, source, values);
  const where = whereSql(query.conditions, source, values);
  const order = orderSql(query.order, source, values);
  const page = `(select ${columns} ${from}${where}${order && ` order by ${order}`}
      limit ${values.add(range.limit)} offset ${values.add(range.offset)}) pgrst_page`;
  const written = isShort(query.select, source, media) ? shortBodySql(media, page) : bodySql('rows', media, page);
  const total = totalSql(count, `${from}${where}`);
  const sql = isBodyless
    ? `select ${total} as total, count(*) as rows, '' as body from ${page}`
    : `select ${total} as total, count(*) as rows, ${written.body} as body ${written.from}`;
  const main: Statement = { sql, params: values.all };
  return count === 'planned' || count === 'estimated' ? [explain(from, source, query), main] : [main];
}

/** P65: an estimate counts exactly as far as a page can reach. */
function totalSql(count: Preferences['count'], fromWhere: string): string {
  if (count === 'exact') return `(select count(*) ${fromWhere})`;
  if (count !== 'estimated') return 'null';
  return `(select count(*) from (select ${fromWhere} limit ${settings.maxRows + 1}) pgrst_counted)`;
}

function explain(from: string, source: Source, { conditions }: Query): Statement {
  const values = new Values();
  const where = whereSql(conditions, source, values);
  return { sql: `explain (format json) select ${from}${where}`, params: values.all };
}

/** Reads the results of `buildRead`'s statements. */
export function readPage(results: readonly Result[], count: Preferences['count']): Page {
  const row = results.at(-1)?.rows[0];
  const exact = Number(row?.total);
  const page = { rows: Number(row?.rows), body: String(row?.body) };
  if (count === null) return { ...page, total: null };
  if (count === 'exact') return { ...page, total: exact };
  const planned = readPlannedRows(results[0]);
  if (count === 'planned') return { ...page, total: planned };
  return { ...page, total: exact > settings.maxRows ? Math.max(exact, planned) : exact };
}
