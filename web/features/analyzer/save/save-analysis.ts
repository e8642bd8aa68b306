import * as z from 'zod/mini';
import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import type { SavedDecisions } from '#contract/resume.ts';
import type { DataClient } from '#web/lib/data-client.ts';

/** What is saved of an analysis. */
export interface Unsaved {
  request: AnalyzeRequest;
  result: AnalysisResult;
  decisions: SavedDecisions;
  analysedText: string;
  isOriginalEdited: boolean;
}

/** The row of an earlier save, and how often it had been changed then; without it, it is overwritten whatever it holds. */
export interface KnownRow {
  id: string;
  revision?: number | undefined;
}

const SavedRow = z.object({ id: z.string(), revision: z.optional(z.number()) });
export type SavedRow = z.infer<typeof SavedRow>;
const returned = 'id,revision';

/** The row was changed elsewhere since it was read. */
export class ConflictError extends Error {}

/**
 * Puts an analysis on the dashboard and returns its row. With the row of an earlier save that one is changed; if it has been
 * deleted in the meantime, the analysis is saved again. The owner is the signed-in person, by the database's own default.
 * Throws what the data client reports, and a ConflictError.
 */
export async function saveAnalysis(
  client: DataClient,
  userId: string,
  analysis: Unsaved,
  known?: KnownRow,
): Promise<SavedRow> {
  return (known && (await updateSaved(client, userId, known, analysis))) || insertSaved(client, analysis);
}

async function updateSaved(
  client: DataClient,
  userId: string,
  { id, revision }: KnownRow,
  analysis: Unsaved,
): Promise<SavedRow | undefined> {
  const mine = client.from('resumes').update(changingColumns(analysis)).eq('id', id).eq('user_id', userId);
  const { data, error } = await (revision === undefined ? mine : mine.eq('revision', revision)).select(returned);
  if (error) throw error;
  const [row] = z.array(SavedRow).parse(data);
  if (!row && revision !== undefined && (await isThere(client, userId, id))) throw new ConflictError();
  return row;
}

async function isThere(client: DataClient, userId: string, id: string): Promise<boolean> {
  const { data, error } = await client.from('resumes').select('id').eq('id', id).eq('user_id', userId);
  if (error) throw error;
  return data.length > 0;
}

async function insertSaved(client: DataClient, analysis: Unsaved): Promise<SavedRow> {
  const { data, error } = await client.from('resumes').insert(newColumns(analysis)).select(returned).single();
  if (error) throw error;
  return SavedRow.parse(data);
}

function newColumns(analysis: Unsaved) {
  const { request, result } = analysis;
  return {
    job_description: request.jobDescription,
    recommendations: result.recommendations,
    analysed_on: result.now ?? request.now ?? null,
    ...originalColumns(analysis),
    ...changingColumns(analysis),
  };
}

/** The original, the job's title, and everything that was computed from them. */
function originalColumns({ request, result, analysedText }: Unsaved) {
  return {
    job_title: request.jobTitle || null,
    resume_text: request.resumeText,
    resume_roles: request.resumeRoles || null,
    match_score: Math.round(result.matchScore),
    keyword_matches: result.keywordMatches,
    missing_keywords_context: result.missingKeywordsInContext,
    engine_version: result.engine === 'basic' ? 'basic-1' : (result.version ?? null),
    reading: result.reading ?? null,
    rewriting: savedRewriting(result, analysedText === request.resumeText ? undefined : analysedText),
  };
}

/** The changes are computed again from the texts when the analysis is opened. */
function savedRewriting({ rewriting }: AnalysisResult, originalText: string | undefined) {
  if (!rewriting) return null;
  const { proposedText, reported, opinions } = rewriting;
  return {
    ...{ proposedText, reported },
    ...(opinions !== undefined && { opinions }),
    ...(originalText !== undefined && { originalText }),
  };
}

/**
 * Saves a new analysis under an id that was chosen for it before, once: undefined when there is such a row already. Throws what
 * the data client reports.
 */
export async function saveOnce(client: DataClient, id: string, analysis: Unsaved): Promise<SavedRow | undefined> {
  const once = { onConflict: 'id', ignoreDuplicates: true };
  const { data, error } = await client
    .from('resumes')
    .upsert({ id, ...newColumns(analysis) }, once)
    .select(returned);
  if (error) throw error;
  return z.array(SavedRow).parse(data)[0];
}

/** Without an optimised text there is no optimised score: both stay empty, and the dashboard says 'Not optimized'. */
function changingColumns(analysis: Unsaved) {
  const { result, decisions } = analysis;
  const hasText = result.improvedResumeText !== '';
  return {
    ...(analysis.isOriginalEdited && originalColumns(analysis)),
    optimized_resume: hasText ? result.improvedResumeText : null,
    optimized_match_score: hasText ? Math.round(result.optimizedMatchScore) : null,
    decisions,
  };
}
