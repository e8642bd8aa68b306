import { fieldSql } from './field-sql.ts';
import { comparisons, textSearches, truths } from './operators.ts';
import type { Comparison, Condition } from './query.ts';
import { arrayText, type Source, type Values } from './sql-text.ts';

/** ` where …`, or '' without conditions (P52: joined by AND). */
export function whereSql(conditions: readonly Condition[], source: Source, values: Values): string {
  if (conditions.length === 0) return '';
  return ` where ${conditions.map((condition) => conditionSql(condition, source, values)).join(' and ')}`;
}

function conditionSql(condition: Condition, source: Source, values: Values): string {
  const sql =
    condition.kind === 'compare'
      ? comparisonSql(condition, source, values)
      : `(${condition.conditions.map((inner) => conditionSql(inner, source, values)).join(` ${condition.kind} `)})`;
  return condition.isNegated ? `not (${sql})` : sql;
}

function comparisonSql(comparison: Comparison, source: Source, values: Values): string {
  const { field, operator, modifier, value } = comparison;
  const sql = fieldSql(field, source, values);
  if (typeof value !== 'string') return `${sql} = any (${values.add(arrayText(value))})`;
  if (operator === 'is') return `${sql} is ${truths.get(value.toLowerCase()) ?? 'null'}`;
  const search = textSearches.get(operator);
  if (search !== undefined) return textSearchSql(comparison, search, sql, value, source, values);
  const symbol = comparisons.get(operator) ?? '=';
  const operand = values.add(operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value);
  return `${sql} ${symbol} ${modifier === null ? operand : `${modifier} (${operand})`}`;
}

/** A tsvector is searched as it is; any other column is converted first, with the same configuration. */
function textSearchSql(
  { field, modifier }: Comparison,
  search: string,
  sql: string,
  value: string,
  source: Source,
  values: Values,
): string {
  const configuration = modifier === null ? '' : `${values.add(modifier)}::regconfig, `;
  const type = source.columns.get(field.column)?.type;
  const isVector = field.path.length === 0 && (type === 'tsvector' || type === undefined);
  const vector = isVector ? sql : `to_tsvector(${configuration}${sql})`;
  return `${vector} @@ ${search}(${configuration}${values.add(value)})`;
}
