import { readingOf } from '#contract/reading.ts';
import { type SavedAnalysis, UNTITLED_JOB } from '#contract/resume.ts';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import type { DataClient } from '#web/lib/data-client.ts';
import { today } from '#web/lib/today.ts';

/**
 * Scores a saved analysis with today's engine and day, and puts the numbers, keywords and the engine's version into its
 * row. What was recommended stays, because the texts are the same. Returns the new score; throws what the data client
 * reports.
 */
export async function scoreAgain(client: DataClient, userId: string, saved: SavedAnalysis): Promise<number> {
  const { id, jobTitle, jobDescription, resumeText, resumeRoles, optimizedResume } = saved;
  const input = {
    jobDescription,
    resumeText,
    resumeRoles,
    jobTitle: jobTitle === UNTITLED_JOB ? undefined : jobTitle,
    now: today(),
  };
  const analysis = await analyseInBrowser(input);
  const optimized = optimizedResume && (await analyseInBrowser({ ...input, resumeText: optimizedResume }));
  const row = {
    match_score: analysis.matchScore,
    optimized_match_score: optimized ? optimized.matchScore : null,
    keyword_matches: analysis.keywordMatches,
    analysed_on: input.now,
    engine_version: analysis.version,
    reading: readingOf(analysis),
  };
  const { error } = await client.from('resumes').update(row).eq('id', id).eq('user_id', userId).select('id').single();
  if (error) throw error;
  return analysis.matchScore;
}
