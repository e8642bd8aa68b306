import * as z from 'zod/mini';
import { KeywordMatch, KeywordSuggestion, Opinion, Reading, ReportedInstruction } from './analysis.ts';

/** What a language model proposed for a saved resume. */
export const SavedRewriting = z.object({
  proposedText: z.string(),
  reported: z.array(ReportedInstruction),
  /** What the model said about its doubtful wording, if it was asked. */
  opinions: z.optional(z.array(Opinion)),
  /** The resume it is about, where the person has changed the row's since. */
  originalText: z.optional(z.string()),
});
export type SavedRewriting = z.infer<typeof SavedRewriting>;

/** What a person decided about a saved analysis; changes are named by the ids of their ledger. */
export const SavedDecisions = z.object({
  rejected: z.array(z.number()),
  /** Their own words instead of the proposed ones, by the change's id. */
  edits: z.record(z.string(), z.string()),
  /** Confirmed keywords that went into the skills section beside the changes. */
  keywords: z.array(z.string()),
  /** Keywords that went in by 'Optimize Resume'. */
  confirmed: z.array(z.string()),
  /** Missing keywords that do not matter for this posting. */
  irrelevant: z.array(z.string()),
});
export type SavedDecisions = z.infer<typeof SavedDecisions>;

/** Nothing decided yet. */
export const noDecisions: SavedDecisions = { rejected: [], edits: {}, keywords: [], confirmed: [], irrelevant: [] };

/** A row of `public.resumes` as `/rest/v1` sends it. */
export const ResumeRow = z.object({
  id: z.string(),
  user_id: z.string(),
  job_title: z.nullable(z.string()),
  resume_text: z.string(),
  /** `AnalyzeRequest.resumeRoles`. */
  resume_roles: z.optional(z.nullable(z.string())),
  job_description: z.string(),
  match_score: z.number(),
  optimized_match_score: z.nullable(z.number()),
  keyword_matches: z.array(KeywordMatch),
  optimized_resume: z.nullable(z.string()),
  created_at: z.string(),
  ai_analysis_completed: z.boolean(),
  recommendations: z.nullable(z.array(z.string())),
  missing_keywords_context: z.nullable(z.array(KeywordSuggestion)),
  /** Null for rows saved before this column existed. */
  analysed_on: z.optional(z.nullable(z.string())),
  engine_version: z.optional(z.nullable(z.string())),
  reading: z.optional(z.nullable(Reading)),
  rewriting: z.optional(z.nullable(SavedRewriting)),
  decisions: z.optional(z.nullable(SavedDecisions)),
  revision: z.optional(z.number()),
});
export type ResumeRow = z.infer<typeof ResumeRow>;

/** The client's shape of a saved analysis (product rule 3.2). */
export interface SavedAnalysis {
  id: string;
  jobTitle: string;
  resumeText: string;
  /** What the resume's document says of its lines; undefined without one. */
  resumeRoles: string | undefined;
  jobDescription: string;
  matchScore: number;
  /** 0 when absent. */
  optimizedMatchScore: number;
  keywordMatches: KeywordMatch[];
  /** '' when absent. */
  optimizedResume: string;
  dateCreated: Date;
  aiAnalysisCompleted: boolean;
  recommendations: string[];
  missingKeywordsInContext: KeywordSuggestion[];
  /** The day of the analysis, the engine's `now`; for a row without one, the day it was saved. */
  analysedOn: string;
  /** The formula that made the score; undefined for rows saved before it was stored. */
  engineVersion: string | undefined;
  reading: Reading | undefined;
  /** Undefined where no language model proposed anything, and for rows from before it was stored. */
  rewriting: SavedRewriting | undefined;
  decisions: SavedDecisions;
  /** How often the row was changed. */
  revision: number | undefined;
}

export const UNTITLED_JOB = 'Untitled Job';

/** Row to client shape, with the defaults of product rule 3.2. */
export function toSavedAnalysis(row: ResumeRow): SavedAnalysis {
  return {
    id: row.id,
    jobTitle: row.job_title || UNTITLED_JOB,
    resumeText: row.resume_text,
    resumeRoles: row.resume_roles ?? undefined,
    jobDescription: row.job_description,
    matchScore: row.match_score,
    optimizedMatchScore: row.optimized_match_score ?? 0,
    keywordMatches: row.keyword_matches,
    optimizedResume: row.optimized_resume ?? '',
    dateCreated: new Date(row.created_at),
    aiAnalysisCompleted: row.ai_analysis_completed,
    recommendations: row.recommendations ?? [],
    missingKeywordsInContext: row.missing_keywords_context ?? [],
    analysedOn: row.analysed_on ?? new Date(row.created_at).toISOString().slice(0, 10),
    engineVersion: row.engine_version ?? undefined,
    reading: row.reading ?? undefined,
    rewriting: row.rewriting ?? undefined,
    decisions: row.decisions ?? noDecisions,
    revision: row.revision,
  };
}
