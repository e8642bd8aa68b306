import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import type { SavedDecisions } from '#contract/resume.ts';

/** What is saved of an analysis. */
export interface Unsaved {
  request: AnalyzeRequest;
  result: AnalysisResult;
  decisions: SavedDecisions;
}

const SavedRow = z.object({ id: z.string() });

/**
 * Puts an analysis on the dashboard and returns its row's id. With the `id` of an earlier save that row gets the
 * optimised text; if it has been deleted in the meantime, the analysis is saved again. The owner is the signed-in person, by
 * the database's own default. Throws what the data client reports.
 */
export async function saveAnalysis(
  client: SupabaseClient,
  userId: string,
  analysis: Unsaved,
  id?: string,
): Promise<string> {
  return (id && (await updateSaved(client, userId, id, analysis))) || insertSaved(client, analysis);
}

async function updateSaved(
  client: SupabaseClient,
  userId: string,
  id: string,
  analysis: Unsaved,
): Promise<string | undefined> {
  const { data, error } = await client
    .from('resumes')
    .update(changingColumns(analysis))
    .eq('id', id)
    .eq('user_id', userId)
    .select('id');
  if (error) throw error;
  return z.array(SavedRow).parse(data)[0]?.id;
}

async function insertSaved(client: SupabaseClient, analysis: Unsaved): Promise<string> {
  const { request, result } = analysis;
  const row = {
    job_title: request.jobTitle || null,
    resume_text: request.resumeText,
    job_description: request.jobDescription,
    match_score: Math.round(result.matchScore),
    keyword_matches: result.keywordMatches,
    recommendations: result.recommendations,
    missing_keywords_context: result.missingKeywordsInContext,
    analysed_on: result.now ?? request.now ?? null,
    engine_version: result.engine === 'basic' ? 'basic-1' : (result.version ?? null),
    reading: result.reading ?? null,
    rewriting: savedRewriting(result),
    ...changingColumns(analysis),
  };
  const { data, error } = await client.from('resumes').insert(row).select('id').single();
  if (error) throw error;
  return SavedRow.parse(data).id;
}

/** The changes are computed again from the texts when the analysis is opened. */
function savedRewriting({ rewriting }: AnalysisResult) {
  return rewriting ? { proposedText: rewriting.proposedText, reported: rewriting.reported } : null;
}

/** Without an optimised text there is no optimised score: both stay empty, and the dashboard says 'Not optimized'. */
function changingColumns({ result, decisions }: Unsaved) {
  const hasText = result.improvedResumeText !== '';
  return {
    optimized_resume: hasText ? result.improvedResumeText : null,
    optimized_match_score: hasText ? Math.round(result.optimizedMatchScore) : null,
    decisions,
  };
}
