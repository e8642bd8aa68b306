import type { Field, OrderTerm, SelectItem } from './query.ts';
import { quoteName, type Source, type Values } from './sql-text.ts';

/** SQL of a column and its JSON path; what is not JSON yet is converted first (P23). */
export function fieldSql({ column, path }: Field, source: Source, values: Values): string {
  const name = `${source.alias}.${quoteName(column)}`;
  if (path.length === 0) return name;
  const type = source.columns.get(column)?.type;
  const start = type === 'json' || type === 'jsonb' ? name : `to_jsonb(${name})`;
  return path.reduce((sql, { key, isIndex, asText }) => {
    const step = `${values.add(key)}::${isIndex ? 'int' : 'text'}`;
    return `${sql} ${asText ? '->>' : '->'} ${step}`;
  }, start);
}

/** The column list of a SELECT or RETURNING. */
export function selectSql(items: readonly SelectItem[], source: Source, values: Values): string {
  return items.map((item) => itemSql(item, source, values)).join(', ');
}

function itemSql(item: SelectItem, source: Source, values: Values): string {
  if (item === null) return `${source.alias}.*`;
  const { field, alias, cast } = item;
  const sql = fieldSql(field, source, values);
  const name = alias ?? (field.path.length > 0 || cast !== null ? outputName(field) : null);
  return `${cast === null ? sql : `cast(${sql} as ${cast})`}${name === null ? '' : ` as ${quoteName(name)}`}`;
}

/** The last key of a path; array indexes are not names. */
function outputName({ column, path }: Field): string {
  return path.findLast(({ isIndex }) => !isIndex)?.key ?? column;
}

/** The inside of ORDER BY; '' without terms. PostgreSQL's defaults are the contract's (P60). */
export function orderSql(terms: readonly OrderTerm[], source: Source, values: Values): string {
  return terms.map((term) => `${fieldSql(term.field, source, values)}${directionSql(term)}`).join(', ');
}

export function directionSql({ direction, nulls }: OrderTerm): string {
  return `${direction === null ? '' : ` ${direction}`}${nulls === null ? '' : ` nulls ${nulls}`}`;
}
