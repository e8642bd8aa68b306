import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logError } from '#web/lib/log-error.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { type FoundKeywords, loadFoundKeywords } from './load-found-keywords.ts';
import { useUserId } from './use-user-id.ts';

/** By id: null when they could not be loaded, absent while they are loading. */
export type KnownKeywords = ReadonlyMap<string, FoundKeywords | null>;

/**
 * The shown rows' found keywords, kept as long as the list stays open. One request at a time: rows that come into view
 * during a request, as somebody types into the search, are requested together after it. What could not be loaded is
 * requested again after the list is reloaded.
 */
export function useFoundKeywords(shownIds: readonly string[], list: readonly unknown[]): KnownKeywords {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [known, setKnown] = useState<KnownKeywords>(new Map());
  const [isLoading, setLoading] = useState(false);
  const missing = shownIds.filter((id) => !known.has(id));
  const missingKey = missing.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the ids, which are a new array each time
  useEffect(() => {
    if (isLoading || missing.length === 0) return;
    setLoading(true);
    const queryFn = async () => loadFoundKeywords(await getSupabase(), userId, missing);
    void queryClient
      .fetchQuery({ queryKey: ['found-keywords', userId, missingKey], queryFn, retry: 1, gcTime: 0 })
      .catch((error) => {
        logError('The keywords of the shown analyses could not be loaded', error);
        return new Map<string, FoundKeywords>();
      })
      .then((found) => {
        setKnown((before) => new Map([...before, ...missing.map((id) => [id, found.get(id) ?? null] as const)]));
        setLoading(false);
      });
  }, [missingKey, isLoading]);

  const [seenList, setSeenList] = useState(list);
  if (seenList !== list) {
    setSeenList(list);
    setKnown((before) => new Map([...before].filter(([, keywords]) => keywords !== null)));
  }
  return known;
}
