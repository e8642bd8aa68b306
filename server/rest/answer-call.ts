import { asUser, asUserBatch } from '#database/as-user.ts';
import type { Result } from '#database/database.ts';
import { answer, answerPage } from './answer.ts';
import { type Arguments, buildCall, chooseCallable } from './call.ts';
import { callerOf } from './caller.ts';
import { isFilterValue } from './parse-filter.ts';
import { parseQuery } from './parse-query.ts';
import { readArguments, requireJson } from './payload.ts';
import type { Query } from './query.ts';
import type { Pair } from './query-string.ts';
import { readRange } from './range.ts';
import { problems } from './rest-error.ts';
import type { RestRequest } from './rest-request.ts';
import type { Callable } from './schema-cache.ts';

/** Keys of a query string that are never arguments (P20). */
const reserved: ReadonlySet<string> = new Set([
  'select',
  'columns',
  'on_conflict',
  'order',
  'limit',
  'offset',
  'and',
  'or',
  'not.and',
  'not.or',
]);

/** GET, HEAD and POST of a function (section 9). */
export async function answerCall(request: RestRequest): Promise<Response> {
  const { c, name, preferences, media } = request;
  const isPost = c.req.method === 'POST';
  const { callable, given, filters } = isPost ? await readPost(request) : readGet(request);
  const query = parseQuery(filters, name);
  const range = readRange(query, c.req.method === 'GET' ? c.req.header('Range') : undefined);
  // A limit on the rows needs their count too.
  const count = preferences.count ?? (preferences.maxAffected === null ? null : 'exact');
  const options = { range, count, media, isBodyless: c.req.method === 'HEAD' || callable.returns === 'void' };
  const statement = buildCall(callable, given, query, options);
  const result = await run(request, callable, statement, query);
  if (callable.returns === 'void') return answer(request, 204, null, '0-0/*');
  const row = result?.rows[0];
  const total = preferences.count === null ? null : Number(row?.total);
  return answerPage(request, { rows: Number(row?.rows), total, body: String(row?.body) }, range.offset);
}

interface Call {
  callable: Callable;
  given: Arguments;
  /** The rest of the query string. */
  filters: readonly Pair[];
}

async function readPost({ c, name, schema, schemaName, pairs }: RestRequest): Promise<Call> {
  const text = await c.req.text();
  if (text !== '') requireJson(c.req.header('Content-Type'));
  const names = readArguments(text);
  const callable = chooseCallable(`${schemaName}.${name}`, schema.callables.get(name) ?? [], names);
  return { callable, given: { kind: 'json', text, names }, filters: pairs };
}

/** P100: a key that names a parameter is an argument; any other whose value begins with an operator is a filter. */
function readGet({ name, schema, schemaName, pairs }: RestRequest): Call {
  const overloads = schema.callables.get(name) ?? [];
  const parameters = new Set(overloads.flatMap((callable) => callable.parameters.map((parameter) => parameter.name)));
  const isArgument = ([key, value]: Pair) => !reserved.has(key) && (parameters.has(key) || !isFilterValue(value));
  const texts = new Map(pairs.filter(isArgument));
  const callable = chooseCallable(`${schemaName}.${name}`, overloads, [...texts.keys()]);
  return { callable, given: { kind: 'texts', texts }, filters: pairs.filter((pair) => !isArgument(pair)) };
}

/** READ ONLY on GET and HEAD whatever the function declares (pitfall 15), on POST for functions that are not volatile. */
async function run(
  request: RestRequest,
  callable: Callable,
  statement: ReturnType<typeof buildCall>,
  { conditions }: Query,
) {
  const { c, database, reading, preferences, name } = request;
  const isReadOnly = c.req.method !== 'POST' || !callable.isVolatile;
  const caller = callerOf(request, `/rpc/${name}`, isReadOnly, conditions);
  const most = callable.isSet ? preferences.maxAffected : null;
  if (most === null) return (await asUserBatch(isReadOnly ? reading : database, caller, [statement]))[0];
  return asUser(database, caller, async (session): Promise<Result> => {
    const result = await session.query(statement.sql, statement.params);
    const rows = Number(result.rows[0]?.total);
    if (rows > most) throw problems.maxAffected(rows);
    return result;
  });
}
