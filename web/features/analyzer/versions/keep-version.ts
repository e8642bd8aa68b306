import { logError } from '#web/lib/log-error.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { type CurrentAnalysis, savedId } from '../lib/analyzer-state.ts';

/** The text that was kept last, by row: a second download of the same text is no other version. */
const lastKept = new Map<string, string>();

/** Keeps the texts of a saved analysis as a version, because they are about to leave. A failure is only logged. */
export async function keepVersion(analysis: CurrentAnalysis): Promise<void> {
  const id = savedId(analysis);
  const { request, result } = analysis;
  const text = result.improvedResumeText || request.resumeText;
  if (id === undefined || lastKept.get(id) === text) return;
  const hasOptimized = result.improvedResumeText !== '';
  try {
    const client = await getSupabase();
    const { error } = await client.from('resume_versions').insert({
      resume_id: id,
      resume_text: request.resumeText,
      match_score: Math.round(result.matchScore),
      optimized_resume: hasOptimized ? result.improvedResumeText : null,
      optimized_match_score: hasOptimized ? Math.round(result.optimizedMatchScore) : null,
    });
    if (error) throw error;
    lastKept.set(id, text);
  } catch (error) {
    logError('A version could not be kept', error);
  }
}
