import { asUser, asUserBatch } from '#database/as-user.ts';
import type { Result, Statement } from '#database/database.ts';
import { answer, requireSingle } from './answer.ts';
import { callerOf } from './caller.ts';
import { parseQuery } from './parse-query.ts';
import { type Payload, readPayload, requireJson } from './payload.ts';
import type { Query } from './query.ts';
import { buildOwners, openingOf, recordViews } from './record-views.ts';
import { problems } from './rest-error.ts';
import type { RestRequest } from './rest-request.ts';
import type { Relation } from './schema-cache.ts';
import { settings } from './settings.ts';
import { quoteName } from './sql-text.ts';
import { buildDelete, buildInsert, buildUpdate, type Write } from './write.ts';

/** What a write did. `rows` and `body` describe what is shown of it, `inserted` an upsert's new rows. */
interface Written {
  affected: number;
  rows: number;
  inserted: number;
  body: string;
}

/** POST: insert, upsert (P80 to P86). */
export async function answerInsert(request: RestRequest, relation: Relation): Promise<Response> {
  const { write, payload } = await readWrite(request, relation);
  const written = payload.rows === 0 ? nothing(request) : await run(request, write, buildInsert(write, payload));
  // Without a key to conflict on, it was a plain insert: the preference was not honoured (P86, P91).
  if (!hasTarget(write)) return answerWritten(withoutResolution(request), 201, written, '*');
  const isMerge = request.preferences.resolution === 'merge-duplicates';
  const isAllUpdates = isMerge && written.affected > 0 && written.inserted === 0;
  return answerWritten(request, isAllUpdates ? 200 : 201, written, '*');
}

/** PATCH (P87, P88). */
export async function answerUpdate(request: RestRequest, relation: Relation): Promise<Response> {
  const { write, payload } = await readWrite(request, relation);
  const isNoChange = payload.columns.length === 0;
  const written = isNoChange ? nothing(request) : await run(request, write, buildUpdate(write, payload));
  const range = written.affected === 0 ? '*' : `0-${written.affected - 1}`;
  return answerWritten(request, request.preferences.wantsRows ? 200 : 204, written, range);
}

/** DELETE (P88). */
export async function answerDelete(request: RestRequest, relation: Relation): Promise<Response> {
  const query = parseQuery(request.pairs, relation.name);
  const write = writeOf(request, relation, query);
  const caller = callerOf(request, `/${relation.name}`, false, query.conditions);
  if (caller.role === 'authenticated') {
    // A delete that is undone for exceeding the limit still reveals how many rows passed its filter.
    const opening = openingOf(relation, query, caller.claims.sub, true);
    const source = { alias: quoteName(relation.name), columns: relation.columns };
    const all = { offset: 0, limit: settings.maxRows };
    await recordViews(request.database, caller, buildOwners(relation, source, query, all, opening), query);
  }
  const written = await run(request, write, buildDelete(write));
  return answerWritten(request, request.preferences.wantsRows ? 200 : 204, written, '*');
}

async function readWrite(request: RestRequest, relation: Relation): Promise<{ write: Write; payload: Payload }> {
  const { c, pairs } = request;
  requireJson(c.req.header('Content-Type'));
  const query = parseQuery(pairs, relation.name);
  const payload = readPayload(await c.req.text(), relation, query.columns, mostRowsOf(c));
  if (c.req.method === 'PATCH' && !payload.isObject) throw problems.body('A PATCH takes one JSON object');
  return { write: writeOf(request, relation, query), payload };
}

/** The service key has no limit. */
function mostRowsOf(c: RestRequest['c']): number | null {
  return c.get('identity').role === 'service_role' ? null : settings.maxWrittenRows;
}

function writeOf({ c, preferences, media }: RestRequest, relation: Relation, query: Query): Write {
  return { relation, query, preferences, media, mostRows: mostRowsOf(c) };
}

function hasTarget({ query, relation }: Write): boolean {
  return query.onConflict !== null || relation.primaryKey.length > 0;
}

function withoutResolution(request: RestRequest): RestRequest {
  const applied = request.applied?.replace(/^resolution=[a-z-]+(, )?/, '') ?? '';
  return { ...request, applied: applied === '' ? null : applied };
}

/** Runs the write in one round trip, or step by step if its result may still undo it (P72, P89). */
async function run(
  request: RestRequest,
  { relation, query }: Write,
  { sql, params = [] }: Statement,
): Promise<Written> {
  const { database, preferences, media } = request;
  const caller = callerOf(request, `/${relation.name}`, false, query.conditions);
  const maySpoil = preferences.maxAffected !== null || (preferences.wantsRows && media.shape === 'object');
  if (!maySpoil) {
    const [result] = await asUserBatch(database, caller, [{ sql, params }]);
    return present(result);
  }
  return asUser(database, caller, async (session) => {
    const written = present(await session.query(sql, params));
    const most = preferences.maxAffected;
    if (most !== null && written.affected > most) throw problems.maxAffected(written.affected);
    if (preferences.wantsRows) requireSingle(request, written.rows);
    return written;
  });
}

function present(result: Result | undefined): Written {
  const row = result?.rows[0];
  const { affected, rows, inserted, body } = row ?? {};
  return { affected: Number(affected), rows: Number(rows), inserted: Number(inserted), body: String(body) };
}

/** The outcome of a write that has nothing to write. */
function nothing(request: RestRequest): Written {
  if (request.preferences.wantsRows) requireSingle(request, 0);
  return { affected: 0, rows: 0, inserted: 0, body: request.media.shape === 'csv' ? '' : '[]' };
}

/** @param range the first part of Content-Range (P68) */
function answerWritten(request: RestRequest, status: 200 | 201 | 204, written: Written, range: string): Response {
  const { count, wantsRows } = request.preferences;
  const total = count === null ? '*' : String(written.affected);
  return answer(request, status, wantsRows ? written.body : null, `${range}/${total}`);
}
