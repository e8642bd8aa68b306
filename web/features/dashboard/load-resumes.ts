import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { KeywordMatch } from '#contract/analysis.ts';
import { UNTITLED_JOB } from '#contract/resume.ts';

/** What the dashboard's list shows of a saved analysis. Its texts are loaded when it is opened. */
export interface ResumeSummary {
  id: string;
  jobTitle: string;
  matchScore: number;
  /** 0 when absent. */
  optimizedMatchScore: number;
  hasOptimizedText: boolean;
  keywordMatches: KeywordMatch[];
  dateCreated: Date;
}

const SummaryRow = z.object({
  id: z.string(),
  job_title: z.nullable(z.string()),
  match_score: z.number(),
  optimized_match_score: z.nullable(z.number()),
  keyword_matches: z.array(KeywordMatch),
  created_at: z.string(),
});
type SummaryRow = z.infer<typeof SummaryRow>;
const SummaryRows = z.array(SummaryRow);
const IdRows = z.array(z.object({ id: z.string() }));

const columns = Object.keys(SummaryRow.shape).join(', ');

// Each request is tried once here: the query tries again by itself (specification, section 9: one retry), and the data
// client's three tries within each of those would keep a person waiting for a quarter of a minute.

/** Rows asked for at once. Servers of this protocol cap an answer silently, by default at 1000 rows. */
const pageRows = 1000;

/**
 * All saved analyses of a person, newest first, without their texts.
 * Whether an optimised text exists comes from a second query of ids alone, so that no text travels.
 * Throws what the data client reports, or an error when the rows have another shape.
 */
export async function loadResumes(client: SupabaseClient, userId: string): Promise<ResumeSummary[]> {
  const [rows, optimizedRows] = await Promise.all([
    loadPages((from, to) => listQuery(client, userId).range(from, to)),
    loadPages((from, to) => optimizedQuery(client, userId).range(from, to)),
  ]);
  const optimizedIds = new Set(IdRows.parse(optimizedRows).map((row) => row.id));
  return SummaryRows.parse(rows).map((row) => toSummary(row, optimizedIds.has(row.id)));
}

function listQuery(client: SupabaseClient, userId: string) {
  return client
    .from('resumes')
    .select(columns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .retry(false);
}

/** `neq` leaves out both the empty text and null. */
function optimizedQuery(client: SupabaseClient, userId: string) {
  return client.from('resumes').select('id').eq('user_id', userId).neq('optimized_resume', '').order('id').retry(false);
}

interface Page {
  data: unknown[] | null;
  error: Error | null;
}

async function loadPages(load: (from: number, to: number) => PromiseLike<Page>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const { data, error } = await load(rows.length, rows.length + pageRows - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if ((data ?? []).length < pageRows) return rows;
  }
}

function toSummary(row: SummaryRow, hasOptimizedText: boolean): ResumeSummary {
  return {
    id: row.id,
    jobTitle: row.job_title || UNTITLED_JOB,
    matchScore: row.match_score,
    optimizedMatchScore: row.optimized_match_score ?? 0,
    hasOptimizedText,
    keywordMatches: row.keyword_matches,
    dateCreated: new Date(row.created_at),
  };
}
