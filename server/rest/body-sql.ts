import type { Media } from './accept.ts';

/** The database writes the body (pitfall 8); these are the aggregates that do. Rows come from the alias `pgrst_page`. */
const page = 'pgrst_page';

/** The column a function's bare values are in. */
export const scalar = 'pgrst_scalar';

/** How the rows become a text: as objects, as the bare values of a function, or as the one row of a function. */
export type BodyForm = 'rows' | 'row' | 'scalars' | 'scalar';

/** SQL of the body, to stand in the SELECT list over the page. */
export function bodySql(form: BodyForm, { shape, isStripped }: Media): string {
  if (shape === 'csv') return csvSql;
  const values = form === 'scalars' || form === 'scalar' ? `json_agg(${page}.${scalar})` : `json_agg(${page})`;
  const isOne = shape === 'object' || form === 'row' || form === 'scalar';
  const body = isOne ? `coalesce(${values} -> 0, 'null')` : `coalesce(${values}, '[]')`;
  return `${isStripped ? `json_strip_nulls(${body})` : body}::text`;
}

/**
 * A header of names, then each row as PostgreSQL writes a composite value: that is CSV already but for its parentheses
 * and for backslashes, which it doubles. No rows give an empty line, as there is nothing to take the names from.
 */
const csvSql = `coalesce(
    (select string_agg(case when name ~ '[",\\n\\r]' then '"' || replace(name, '"', '""') || '"' else name end, ',')
    from json_object_keys(json_agg(${page}) -> 0) as name), '')
  || E'\\n'
  || coalesce(string_agg(
    replace(substring(${page}::text, 2, length(${page}::text) - 2), '\\\\', '\\'), E'\\n'), '')`;
