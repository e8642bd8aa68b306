import * as z from 'zod';
import { asUserBatch, type Caller } from '#database/as-user.ts';
import type { Database, Result, Statement } from '#database/database.ts';
import { chooseMedia } from './accept.ts';
import type { Query, SelectItem } from './query.ts';
import type { RowRange } from './range.ts';
import { buildRead, readPage } from './read.ts';
import type { Source } from './sql-text.ts';

/** What a list shows of an analysis; its other columns hold what a person wrote, or quote it. */
const listed: ReadonlySet<string> = new Set([
  'id',
  'user_id',
  'job_title',
  'match_score',
  'optimized_match_score',
  'ai_analysis_completed',
  'created_at',
]);

const item = (column: string): SelectItem => ({ field: { column, path: [] }, alias: null, cast: null });

/** Whether a read opens resumes, which for another person's leaves an entry in the audit log (docs/decisions/009-admin-reads.md). */
export function opensResumes(table: string, { select }: Query): boolean {
  return table === 'resumes' && select.some((given) => given === null || !listed.has(given.field.column));
}

/**
 * Whose resumes such a read gives, for an administrator. To everybody else it gives their own alone, by policy, so that the
 * database does not even look at them: this is asked with every list of a dashboard.
 */
export function buildOwners(table: string, source: Source, query: Query, range: RowRange): Statement[] {
  const select = [item('id'), item('user_id')];
  const options = { range, count: null, media: chooseMedia(undefined), isBodyless: false };
  return buildRead(table, source, { ...query, select }, options).map(({ sql, ...rest }) => ({
    sql: `select * from (${sql}) opened where (select public.is_admin())`,
    ...rest,
  }));
}

const Owners = z.array(z.object({ id: z.uuid(), user_id: z.uuid() }));

/** Writes the entries of what `buildOwners` gave to the caller. Only an administrator is given anybody else's. */
export async function recordViews(database: Database, caller: Caller, owners: readonly Result[]): Promise<void> {
  if (owners.every(({ rows }) => rows.length === 0)) return;
  const rows = Owners.parse(JSON.parse(readPage(owners, null).body));
  const others = rows.filter(({ user_id: owner }) => owner !== caller.claims.sub).map(({ id }) => id);
  if (others.length === 0) return;
  const sql = 'select private.audit_views(array(select jsonb_array_elements_text($1::jsonb)::uuid))';
  await asUserBatch(database, { ...caller, role: 'service_role', readOnly: false }, [
    { sql, params: [JSON.stringify(others)] },
  ]);
}
