import * as z from 'zod/mini';
import type { DataClient } from '#web/lib/data-client.ts';
import { inChunks } from './in-chunks.ts';

const Rows = z.array(z.object({ id: z.string(), resume_text: z.string(), optimized_resume: z.nullable(z.string()) }));

/** The texts to download, by id: the optimised one, or the original when there is none. Throws what the client reports. */
export async function loadResumeTexts(
  client: DataClient,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  await inChunks(ids, async (chunk) => {
    const mine = client.from('resumes').select('id, resume_text, optimized_resume').eq('user_id', userId);
    const { data, error } = await mine.in('id', chunk).retry(false);
    if (error) throw error;
    for (const row of Rows.parse(data)) texts.set(row.id, row.optimized_resume || row.resume_text);
  });
  return texts;
}
