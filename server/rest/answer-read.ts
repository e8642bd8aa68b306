import { asUserBatch } from '#database/as-user.ts';
import { answerPage } from './answer.ts';
import { callerOf } from './caller.ts';
import { parseQuery } from './parse-query.ts';
import { readRange } from './range.ts';
import { buildRead, readPage } from './read.ts';
import { buildOwners, openingOf, recordOpened, recordViews } from './record-views.ts';
import type { RestRequest } from './rest-request.ts';
import type { Relation } from './schema-cache.ts';
import { quoteName } from './sql-text.ts';

/** GET and HEAD of a table or view: one READ ONLY round trip, and another for an administrator who opens a resume. */
export async function answerRead(request: RestRequest, relation: Relation): Promise<Response> {
  const { c, database, reading, pairs, media, preferences } = request;
  const { name, columns } = relation;
  const isBodyless = c.req.method === 'HEAD';
  const query = parseQuery(pairs, name);
  const range = readRange(query, isBodyless ? undefined : c.req.header('Range'));
  const source = { alias: quoteName(name), columns };
  const statements = buildRead(relation, source, query, { range, count: preferences.count, media, isBodyless });
  const caller = callerOf(request, `/${name}`, true, query.conditions);
  const opening = caller.role === 'authenticated' ? openingOf(relation, query, caller.claims.sub, isBodyless) : null;
  const owners = buildOwners(relation, source, query, range, opening);
  const results = await asUserBatch(reading, caller, [...owners, ...statements]).catch(async (error: unknown) => {
    // The database's message about a value it could not cast quotes the value.
    await recordViews(database, caller, owners, query);
    throw error;
  });
  const opened = results.slice(0, owners.length);
  // A refusal also reveals how many rows passed a filter.
  if (opening === 'by filtering') await recordOpened(database, caller, opened, query);
  const answer = answerPage(request, readPage(results.slice(owners.length), preferences.count), range.offset);
  if (opening === 'by giving') await recordOpened(database, caller, opened, query);
  return answer;
}
