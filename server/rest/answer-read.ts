import { asUserBatch } from '#database/as-user.ts';
import { answerPage } from './answer.ts';
import { callerOf } from './caller.ts';
import { parseQuery } from './parse-query.ts';
import { readRange } from './range.ts';
import { buildRead, readPage } from './read.ts';
import type { RestRequest } from './rest-request.ts';
import type { Relation } from './schema-cache.ts';
import { quoteName } from './sql-text.ts';

/** GET and HEAD of a table or view: one READ ONLY round trip. */
export async function answerRead(request: RestRequest, { name, columns }: Relation): Promise<Response> {
  const { c, database, pairs, media, preferences } = request;
  const isBodyless = c.req.method === 'HEAD';
  const query = parseQuery(pairs, name);
  const range = readRange(query, isBodyless ? undefined : c.req.header('Range'));
  const source = { alias: quoteName(name), columns };
  const statements = buildRead(name, source, query, { range, count: preferences.count, media, isBodyless });
  const results = await asUserBatch(database, callerOf(c, `/${name}`, true), statements);
  return answerPage(request, readPage(results, preferences.count), range.offset);
}
