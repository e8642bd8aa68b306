import type { Media } from './accept.ts';
import type { SelectItem } from './query.ts';
import { settings } from './settings.ts';
import type { Source } from './sql-text.ts';

/** The column that contains a function's bare values. */
export const scalar = 'pgrst_scalar';

/** How the rows become text: as objects, as the bare values of a function, or as the one row of a function. */
export type BodyForm = 'rows' | 'row' | 'scalars' | 'scalar';

/** The body's expression, and what it is selected from: `select count(*), ${body} ${from}`. */
export interface BodySql {
  body: string;
  from: string;
}

/**
 * SQL of the body, which the database writes (pitfall 8). Each row becomes a line, and a page whose lines are too long for an
 * answer stops there: the rest is never computed.
 * @param rows a subquery with the alias `pgrst_page`
 */
export function bodySql(form: BodyForm, { shape, isStripped }: Media, rows: string): BodySql {
  if (shape === 'csv') return csvSql(rows);
  const value = form === 'scalars' || form === 'scalar' ? `to_json(pgrst_page.${scalar})` : 'row_to_json(pgrst_page)';
  const line = `coalesce(${isStripped ? `json_strip_nulls(${value})` : value}::text, 'null')`;
  const isOne = shape === 'object' || form === 'row' || form === 'scalar';
  const lines = `string_agg(pgrst_line, E', \\n ')`;
  return {
    body: isOne ? `coalesce(${lines}, 'null')` : `coalesce('[' || ${lines} || ']', '[]')`,
    from: linesSql(`${line} as pgrst_line`, rows),
  };
}

/** For a page that is short whatever it contains: nothing has to be added up. */
export function shortBodySql({ isStripped }: Media, rows: string): BodySql {
  const body = `coalesce(json_agg(pgrst_page), '[]')`;
  return { body: `${isStripped ? `json_strip_nulls(${body})` : body}::text`, from: `from ${rows}` };
}

/** Types whose values have at most a few dozen characters. */
const shortTypes: ReadonlySet<string> = new Set([
  'bigint',
  'boolean',
  'date',
  'double precision',
  'integer',
  'real',
  'smallint',
  'timestamp with time zone',
  'uuid',
]);

/** How many columns a page of short values may have. */
const mostShortColumns = 20;

/** Whether the page is certain to be short: few columns, all with short values. */
export function isShort(select: readonly SelectItem[], { columns }: Source, { shape }: Media): boolean {
  return (
    shape === 'array' &&
    select.length <= mostShortColumns &&
    select.every(
      (item) =>
        item !== null &&
        item.cast === null &&
        item.field.path.length === 0 &&
        shortTypes.has(columns.get(item.field.column)?.type ?? ''),
    )
  );
}

/**
 * A header of names, then each row as PostgreSQL writes a composite value: that is already CSV except for its parentheses and its
 * doubled backslashes. No rows give an empty line, as there is nothing to take the names from.
 */
function csvSql(rows: string): BodySql {
  const names = `case when row_number() over () = 1 then (
      select string_agg(case when name ~ '[",\\n\\r]' then '"' || replace(name, '"', '""') || '"' else name end, ',')
      from json_object_keys(row_to_json(pgrst_page)) as name) end as pgrst_names`;
  const line = `replace(substring(pgrst_page::text, 2, length(pgrst_page::text) - 2), '\\\\', '\\') as pgrst_line`;
  return {
    body: `coalesce(max(pgrst_names), '') || E'\\n' || coalesce(string_agg(pgrst_line, E'\\n'), '')`,
    from: linesSql(`${line}, ${names}`, rows, ', pgrst_names'),
  };
}

/** Adds up the lines as they come. `offset 0` keeps each one from being computed twice. */
function linesSql(written: string, rows: string, more = ''): string {
  const checked = `case when sum(octet_length(pgrst_line)) over (rows unbounded preceding) > ${settings.maxBytes}
    then auth.refuse_long_answer(${settings.maxBytes}) else pgrst_line end as pgrst_line`;
  return `from (select ${checked}${more} from (select ${written} from ${rows} offset 0) pgrst_written) pgrst_lines`;
}
