import * as z from 'zod/mini';
import { KeywordMatch } from '#contract/analysis.ts';
import type { DataClient } from '#web/lib/data-client.ts';

/** The keywords a row shows. */
export interface FoundKeywords {
  first: string[];
  /** How many more were found. */
  more: number;
}

/** How many found keywords a row shows (product rule 9.3). */
const shownKeywords = 3;

const Rows = z.array(z.object({ id: z.string(), keyword_matches: z.array(KeywordMatch) }));

/** The found keywords of the analyses with these ids; one that is gone is absent. Throws what the data client reports. */
export async function loadFoundKeywords(
  client: DataClient,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, FoundKeywords>> {
  const { data, error } = await client
    .from('resumes')
    .select('id, keyword_matches')
    .eq('user_id', userId)
    .in('id', ids)
    .retry(false);
  if (error) throw error;
  return new Map(Rows.parse(data).map((row) => [row.id, toFoundKeywords(row.keyword_matches)]));
}

function toFoundKeywords(keywords: readonly KeywordMatch[]): FoundKeywords {
  const found = keywords.filter((keyword) => keyword.found).map(({ keyword }) => keyword);
  return { first: found.slice(0, shownKeywords), more: Math.max(0, found.length - shownKeywords) };
}
