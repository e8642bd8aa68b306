import * as z from 'zod';
import { asUserBatch, type Caller } from '#database/as-user.ts';
import type { Result, Statement } from '#database/database.ts';
import type { Runner } from '../budget/statements.ts';
import { chooseMedia } from './accept.ts';
import type { Condition, Field, Query, SelectItem } from './query.ts';
import type { RowRange } from './range.ts';
import { buildRead, readPage, type TableName } from './read.ts';
import { settings } from './settings.ts';
import type { Source } from './sql-text.ts';

/** What a list shows of an analysis; its other columns contain or quote what a person wrote. */
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

/** How a read may reveal something about other people's resumes; null when it cannot. */
export type Opening = 'by giving' | 'by filtering' | null;

/**
 * Whether a read of this table opens resumes, which writes an entry in the audit log if they are somebody else's
 * (docs/decisions/009-admin-reads.md): it returns a text, or orders or filters by one. A filter reveals something about every row
 * that passes it, even in an answer without rows. Asking only for one's own, by `user_id`, opens nobody's.
 */
export function openingOf({ schema, name }: TableName, query: Query, person: unknown, isBodyless: boolean): Opening {
  if (schema !== 'public' || name !== 'resumes' || query.conditions.some((condition) => isOwn(condition, person)))
    return null;
  if (query.conditions.some(hasText)) return 'by filtering';
  const { select, order } = query;
  const isGiven =
    select.some((given) => given === null || isText(given.field)) || order.some(({ field }) => isText(field));
  return isGiven && !isBodyless ? 'by giving' : null;
}

function isText({ column }: Field): boolean {
  return !listed.has(column);
}

function hasText(condition: Condition): boolean {
  return textsIn([condition]).length > 0;
}

/** The columns with texts that conditions ask about. */
function textsIn(conditions: readonly Condition[]): string[] {
  const columns = conditions.flatMap((condition) => {
    if (condition.kind !== 'compare') return textsIn(condition.conditions);
    return isText(condition.field) ? [condition.field.column] : [];
  });
  return [...new Set(columns)];
}

function isOwn(condition: Condition, person: unknown): boolean {
  if (condition.kind !== 'compare') return false;
  const { field, operator, modifier, isNegated, value } = condition;
  const isPlain = field.column === 'user_id' && field.path.length === 0 && modifier === null && !isNegated;
  return isPlain && operator === 'eq' && value === person;
}

/**
 * Whose resumes such a read opens, for an administrator: those on the page, or all that pass the filter. Policies give everybody
 * else only their own, so the database skips the search for them: this runs with every dashboard list.
 */
export function buildOwners(
  table: TableName,
  source: Source,
  query: Query,
  page: RowRange,
  opening: Opening,
): Statement[] {
  if (opening === null) return [];
  const select = [item('id'), item('user_id')];
  const range = opening === 'by filtering' ? { offset: 0, limit: settings.maxRows } : page;
  const options = { range, count: null, media: chooseMedia(undefined), isBodyless: false };
  return buildRead(table, source, { ...query, select }, options).map(({ sql, ...rest }) => ({
    sql: `select * from (${sql}) opened where (select public.is_admin())`,
    ...rest,
  }));
}

const Owners = z.array(z.object({ id: z.uuid(), user_id: z.uuid() }));

/** Queries only the owners and writes the entries, for when their statements cannot be sent along with the request's own. */
export async function recordViews(
  database: Runner,
  caller: Caller,
  owners: readonly Statement[],
  query: Query,
): Promise<void> {
  if (owners.length === 0) return;
  await recordOpened(database, caller, await asUserBatch(database, { ...caller, readOnly: true }, owners), query);
}

/**
 * Writes the entries for what `buildOwners` returned. It returns something only for an administrator. A filter by a text that no
 * other person's row passes is an entry too, because it reveals that the text appears nowhere.
 */
export async function recordOpened(
  database: Runner,
  caller: Caller,
  owners: readonly Result[],
  query: Query,
): Promise<void> {
  if (owners.every(({ rows }) => rows.length === 0)) return;
  const rows = Owners.parse(JSON.parse(readPage(owners, null).body));
  const others = rows.filter(({ user_id: owner }) => owner !== caller.claims.sub).map(({ id }) => id);
  const columns = textsIn(query.conditions);
  if (others.length === 0 && columns.length === 0) return;
  const entry: Statement =
    others.length > 0
      ? {
          sql: 'select private.audit_views(array(select jsonb_array_elements_text($1::jsonb)::uuid))',
          params: [JSON.stringify(others)],
        }
      : {
          sql: `select private.audit('search_resumes', 'resume', null, $1::jsonb)`,
          params: [JSON.stringify({ columns })],
        };
  await asUserBatch(database, { ...caller, role: 'service_role', readOnly: false }, [entry]);
}
