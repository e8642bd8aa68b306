import type { DataClient } from '#web/lib/data-client.ts';
import { inChunks } from './in-chunks.ts';

/**
 * Deletes saved analyses; one that is already gone is not an error. Calls `onDeleted` for each finished part, so that what
 * is deleted before a failure is known. Throws what the data client reports.
 */
export async function deleteResumes(
  client: DataClient,
  userId: string,
  ids: readonly string[],
  onDeleted: (ids: readonly string[]) => void,
): Promise<void> {
  await inChunks(ids, async (chunk) => {
    const { error } = await client.from('resumes').delete().eq('user_id', userId).in('id', chunk);
    if (error) throw error;
    onDeleted(chunk);
  });
}
