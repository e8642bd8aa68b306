import type { Statement } from '#database/database.ts';
import { type BodyForm, bodySql, scalar } from './body-sql.ts';
import { orderSql, selectSql } from './field-sql.ts';
import { whereSql } from './filter-sql.ts';
import type { Query } from './query.ts';
import type { ReadOptions } from './read.ts';
import { problems } from './rest-error.ts';
import type { Callable } from './schema-cache.ts';
import { qualifiedName, quoteName, type Source, Values } from './sql-text.ts';

/** Arguments as they came: texts by name (GET), or the JSON object's text with its keys (POST). */
export type Arguments =
  | { kind: 'texts'; texts: ReadonlyMap<string, string> }
  | { kind: 'json'; text: string; names: readonly string[] };

/**
 * Chooses the overload of the function, named with its schema, whose required parameters are all given and that knows every given name (P101).
 * @throws RestError PGRST202, PGRST203
 */
export function chooseCallable(qualified: string, overloads: readonly Callable[], given: readonly string[]): Callable {
  const fitting = overloads.filter(
    ({ parameters }) =>
      given.every((argument) => parameters.some((parameter) => parameter.name === argument)) &&
      parameters.every((parameter) => parameter.isOptional || given.includes(parameter.name)),
  );
  const [only, ...others] = fitting;
  if (only && others.length === 0) return only;
  if (only) throw problems.callAmbiguous(fitting.map((candidate) => presentSignature(qualified, candidate)));
  const list = given.join(', ');
  throw problems.callNotFound(
    `${qualified}${given.length > 0 ? `(${list})` : ' without parameters'}`,
    `Searched for the function ${qualified} ${given.length > 0 ? `with parameters ${list}` : 'without parameters'}, but no matches were found in the schema cache.`,
  );
}

function presentSignature(qualified: string, { parameters }: Callable): string {
  return `${qualified}(${parameters.map(({ name, type }) => `${name} => ${type}`).join(', ')})`;
}

/** How a function's result is written (P103). */
function formOf({ returns, isSet }: Callable): BodyForm {
  if (returns === 'rows') return isSet ? 'rows' : 'row';
  return isSet ? 'scalars' : 'scalar';
}

/** One statement that calls the function once, and filters, counts and pages what it returns. */
export function buildCall(callable: Callable, given: Arguments, query: Query, options: ReadOptions): Statement {
  const values = new Values();
  const alias = quoteName(callable.name);
  const source: Source = { alias, columns: callable.columns };
  const [call, from] = callSql(callable, given, values);
  const raw =
    callable.returns === 'rows'
      ? `select ${alias}.* from ${from === '' ? '' : `${from}, lateral `}${call} as ${alias}`
      : `select ${call} as ${scalar}${from === '' ? '' : ` from ${from}`}`;
  const columns = callable.returns === 'rows' ? selectSql(query.select, source, values) : `${alias}.${scalar}`;
  const rest = `from pgrst_source as ${alias}${whereSql(query.conditions, source, values)}`;
  const order = orderSql(query.order, source, values);
  // Every kind of count is exact: the planner only guesses at functions, and the rows are at hand.
  const total = options.count === null ? 'null' : `(select count(*) ${rest})`;
  const page = `(select ${columns} ${rest}${order && ` order by ${order}`}
      limit ${values.add(options.range.limit)} offset ${values.add(options.range.offset)}) pgrst_page`;
  const { body, from: lines } = options.isBodyless
    ? { body: "''", from: `from ${page}` }
    : bodySql(formOf(callable), options.media, page);
  const sql = `with pgrst_source as materialized (${raw})
    select ${total} as total, count(*) as rows, ${body} as body ${lines}`;
  return { sql, params: values.all };
}

/** The call, and the source of its arguments. */
function callSql(callable: Callable, given: Arguments, values: Values): [call: string, from: string] {
  const { parameters } = callable;
  const qualified = qualifiedName(callable);
  if (given.kind === 'texts') {
    const named = parameters.flatMap((parameter) => {
      const text = given.texts.get(parameter.name);
      return text === undefined ? [] : [`${quoteName(parameter.name)} := ${values.add(text)}::${parameter.type}`];
    });
    return [`${qualified}(${named.join(', ')})`, ''];
  }
  const used = parameters.filter((parameter) => given.names.includes(parameter.name));
  if (used.length === 0) return [`${qualified}()`, ''];
  const typed = used.map((parameter) => `${quoteName(parameter.name)} ${parameter.type}`).join(', ');
  const named = used.map(({ name: argument }) => `${quoteName(argument)} := pgrst_args.${quoteName(argument)}`);
  return [
    `${qualified}(${named.join(', ')})`,
    `json_to_record(${values.add(given.text)}::json) as pgrst_args (${typed})`,
  ];
}
