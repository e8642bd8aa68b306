import { ResumeRow, type SavedAnalysis, toSavedAnalysis } from '#contract/resume.ts';
import type { DataClient } from './data-client.ts';

/** One saved analysis with its texts. Throws what the data client reports, including when it is gone. */
export async function loadResume(client: DataClient, userId: string, id: string): Promise<SavedAnalysis> {
  const mine = client.from('resumes').select('*').eq('id', id).eq('user_id', userId);
  // The query already retries; see load-resumes.ts.
  const { data, error } = await mine.single().retry(false);
  if (error) throw error;
  return toSavedAnalysis(ResumeRow.parse(data));
}
