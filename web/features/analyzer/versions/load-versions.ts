import * as z from 'zod/mini';
import type { DataClient } from '#web/lib/data-client.ts';

/** What a saved analysis was before: a row of `public.resume_versions`. */
const Version = z.object({
  id: z.string(),
  /** Kept at a download, or while somebody worked. */
  reason: z.enum(['download', 'work']),
  resume_text: z.string(),
  match_score: z.number(),
  optimized_resume: z.nullable(z.string()),
  optimized_match_score: z.nullable(z.number()),
  created_at: z.string(),
});
export type Version = z.infer<typeof Version>;

/** The versions of an analysis, newest first. Throws what the data client reports. */
export async function loadVersions(client: DataClient, resumeId: string): Promise<Version[]> {
  const { data, error } = await client
    .from('resume_versions')
    .select('id,reason,resume_text,match_score,optimized_resume,optimized_match_score,created_at')
    .eq('resume_id', resumeId)
    .order('created_at', { ascending: false });
  if (error) throw error;
  return z.array(Version).parse(data);
}

/** The text of a version that people send: the optimised one if there was one. */
export function textOf({ optimized_resume, resume_text }: Version): string {
  return optimized_resume ?? resume_text;
}
