import * as z from 'zod/mini';
import { Reading } from '#contract/analysis.ts';
import { limits } from '#contract/limits.ts';
import { UNTITLED_JOB } from '#contract/resume.ts';
import type { DataClient } from '#web/lib/data-client.ts';
import { texts } from './texts.ts';

/**
 * What filters and sorting need. The texts are loaded when an analysis is opened, its keywords when its row is shown
 * (load-found-keywords.ts): with them the list would be about twenty times the size.
 */
export interface ResumeSummary {
  id: string;
  jobTitle: string;
  matchScore: number;
  /** 0 when absent. */
  optimizedMatchScore: number;
  hasOptimizedText: boolean;
  dateCreated: Date;
  /** How far the score can be trusted; undefined for rows from before it was stored. */
  reading?: Reading | undefined;
}

const SummaryRow = z.object({
  id: z.string(),
  job_title: z.nullable(z.string()),
  match_score: z.number(),
  optimized_match_score: z.nullable(z.number()),
  created_at: z.string(),
  reading: z.optional(z.nullable(Reading)),
});
type SummaryRow = z.infer<typeof SummaryRow>;
const SummaryRows = z.array(SummaryRow);
const IdRows = z.array(z.object({ id: z.string() }));

const columns = Object.keys(SummaryRow.shape).join(', ');

// Each request is tried once here: the query already retries (product rule 9.9: one retry), and the data
// client's three tries within each of those would keep people waiting for a quarter of a minute.

/** Pages requested at once after a full first page. */
const pagesAtOnce = 3;

/**
 * All saved analyses of a person, newest first, without their texts.
 * A second query, for ids only, says which have an optimised text, so that no text is transferred.
 * Throws what the data client reports, or an error when the rows are malformed.
 */
export async function loadResumes(client: DataClient, userId: string): Promise<ResumeSummary[]> {
  const [rows, optimizedRows] = await Promise.all([
    loadPages((from, to) => listQuery(client, userId).range(from, to)),
    loadPages((from, to) => optimizedQuery(client, userId).range(from, to)),
  ]);
  const optimizedIds = new Set(IdRows.parse(optimizedRows).map((row) => row.id));
  // Rows saved in the meantime shift the pages, so a row can arrive twice.
  const distinct = new Map(SummaryRows.parse(rows).map((row) => [row.id, row]));
  return [...distinct.values()].map((row) => toSummary(row, optimizedIds.has(row.id)));
}

function listQuery(client: DataClient, userId: string) {
  return client
    .from('resumes')
    .select(columns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .retry(false);
}

/** `neq` leaves out both the empty text and null. */
function optimizedQuery(client: DataClient, userId: string) {
  return client.from('resumes').select('id').eq('user_id', userId).neq('optimized_resume', '').order('id').retry(false);
}

interface Page {
  data: unknown[] | null;
  error: Error | null;
}

async function loadPages(load: (from: number, to: number) => PromiseLike<Page>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let pages = 1; ; pages = pagesAtOnce) {
    const starts = Array.from({ length: pages }, (_, index) => rows.length + index * limits.rowsAtOnce);
    const answers = await Promise.all(starts.map((from) => load(from, from + limits.rowsAtOnce - 1)));
    for (const { data, error } of answers) {
      if (error) throw error;
      rows.push(...(data ?? []));
    }
    if ((answers.at(-1)?.data ?? []).length < limits.rowsAtOnce) return rows;
  }
}

function toSummary(row: SummaryRow, hasOptimizedText: boolean): ResumeSummary {
  return {
    id: row.id,
    jobTitle: row.job_title && row.job_title !== UNTITLED_JOB ? row.job_title : texts.table.untitled,
    matchScore: row.match_score,
    optimizedMatchScore: row.optimized_match_score ?? 0,
    hasOptimizedText,
    dateCreated: new Date(row.created_at),
    reading: row.reading ?? undefined,
  };
}
