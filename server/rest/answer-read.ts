import { asUserBatch } from '#database/as-user.ts';
import { answerPage } from './answer.ts';
import { callerOf } from './caller.ts';
import { parseQuery } from './parse-query.ts';
import { readRange } from './range.ts';
import { buildRead, readPage } from './read.ts';
import { buildOwners, opensResumes, recordViews } from './record-views.ts';
import type { RestRequest } from './rest-request.ts';
import type { Relation } from './schema-cache.ts';
import { quoteName } from './sql-text.ts';

/** GET and HEAD of a table or view: one READ ONLY round trip, and another one for an administrator who opens a resume. */
export async function answerRead(request: RestRequest, { name, columns }: Relation): Promise<Response> {
  const { c, database, pairs, media, preferences } = request;
  const isBodyless = c.req.method === 'HEAD';
  const query = parseQuery(pairs, name);
  const range = readRange(query, isBodyless ? undefined : c.req.header('Range'));
  const source = { alias: quoteName(name), columns };
  const statements = buildRead(name, source, query, { range, count: preferences.count, media, isBodyless });
  const caller = callerOf(c, `/${name}`, true);
  const isOpening = !isBodyless && caller.role === 'authenticated' && opensResumes(name, query);
  const owners = isOpening ? buildOwners(name, source, query, range) : [];
  const results = await asUserBatch(database, caller, [...owners, ...statements]);
  const page = readPage(results.slice(owners.length), preferences.count);
  const answer = answerPage(request, page, range.offset);
  await recordViews(database, caller, results.slice(0, owners.length));
  return answer;
}
