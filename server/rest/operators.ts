/** The operators of section 5. Keys are what requests use, values are SQL. */

/** Operators between a column and one value. */
export const comparisons: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
  ['like', 'LIKE'],
  ['ilike', 'ILIKE'],
  ['match', '~'],
  ['imatch', '~*'],
  ['isdistinct', 'IS DISTINCT FROM'],
  ['cs', '@>'],
  ['cd', '<@'],
  ['ov', '&&'],
  ['sl', '<<'],
  ['sr', '>>'],
  ['nxr', '&<'],
  ['nxl', '&>'],
  ['adj', '-|-'],
]);

/** P50: the operators that take `(any)` and `(all)`. */
export const quantified: ReadonlySet<string> = new Set([
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
]);

/** Full text search, by the function that reads the query. */
export const textSearches: ReadonlyMap<string, string> = new Map([
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
]);

/** What may follow `is.`. */
export const truths: ReadonlyMap<string, string> = new Map([
  ['null', 'NULL'],
  ['not_null', 'NOT NULL'],
  ['true', 'TRUE'],
  ['false', 'FALSE'],
  ['unknown', 'UNKNOWN'],
]);

export function isOperator(name: string): boolean {
  return name === 'in' || name === 'is' || comparisons.has(name) || textSearches.has(name);
}
