import { parseNames } from './parse-field.ts';
import { parseFilter, parseGroup } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import type { Condition, OrderTerm, Query, SelectItem } from './query.ts';
import type { Pair } from './query-string.ts';
import { problems } from './rest-error.ts';
import { Scanner } from './scanner.ts';

/** A name, a dot, and the rest: a condition inside an embed (P58), which can only be a mistake here. */
const embedPrefix = /^((?:"(?:[^"\\]|\\.)*"|[^".>])+)\./s;

/**
 * Parses a whole query string (P20).
 * @param table the requested table or function, for messages
 * @throws RestError PGRST100, PGRST103 (negative limit), PGRST108, PGRST118, PGRST123, PGRST200
 */
export function parseQuery(pairs: readonly Pair[], table: string): Query {
  let select: SelectItem[] = [null];
  let order: OrderTerm[] = [];
  let limit: number | null = null;
  let offset: number | null = null;
  let columns: string[] | null = null;
  let onConflict: string[] | null = null;
  const conditions: Condition[] = [];
  for (const [key, value] of pairs) {
    if (key === 'select') select = parseSelect(value, table);
    else if (key === 'order') order = parseOrder(value, table);
    else if (key === 'limit') limit = parseCount(value);
    else if (key === 'offset') offset = parseCount(value);
    else if (key === 'columns') columns = parseNames(new Scanner('columns parameter', value));
    else if (key === 'on_conflict') onConflict = parseNames(new Scanner('on_conflict parameter', value));
    else conditions.push(parseCondition(key, value));
  }
  return { select, conditions, order, limit, offset, columns, onConflict };
}

function parseCondition(key: string, value: string): Condition {
  if (key === 'and' || key === 'or' || key === 'not.and' || key === 'not.or') return parseGroup(key, value);
  const embed = embedPrefix.exec(key)?.[1];
  if (embed !== undefined) throw problems.notEmbedded(embed);
  return parseFilter(key, value);
}

/** The largest bigint that a JavaScript number represents exactly; no table has more rows. */
const most = Number.MAX_SAFE_INTEGER;

/** A row count. Null for anything that is not a number, which the original ignores. */
function parseCount(text: string): number | null {
  if (!/^-?\d+$/.test(text)) return null;
  if (text.startsWith('-')) throw problems.range('Limit and offset must not be negative.');
  return Math.min(Number(text), most);
}
