import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Change, Judgement } from '#engine';
import { compareInBrowser } from '#web/lib/analyse-in-browser.ts';
import { ownLines } from './own-lines.ts';
import type { ProposedText } from './use-judgement.ts';

/** A pause in typing after which what was written is read: the questions need not follow each word, as the score does. */
const PAUSE_MS = 600;

const none: readonly string[] = [];

/**
 * The claims of each change as they are judged with what the person has written by hand since the analysis, which counts as theirs.
 * It answers questions and puts nothing into the text by itself: the words are there already. Undefined where nothing was written.
 */
export function useOwnWords(
  { runId, request, proposedText, opinions }: ProposedText,
  whole: Judgement | undefined,
  { shownTexts, confirmed }: { shownTexts: readonly string[]; confirmed: readonly string[] },
): ReadonlyMap<number, Change['claims']> | undefined {
  const lines = whole ? ownLines(shownTexts, [request.resumeText, whole.text]) : none;
  const settled = useSettled(lines.join('\n'));
  const { data } = useQuery({
    queryKey: ['own-words', runId, settled, confirmed],
    queryFn: async () => {
      const { changes } = await compareInBrowser({
        originalText: request.resumeText,
        improvedText: proposedText,
        confirmed: [...confirmed, ...settled.split('\n')],
        now: request.now,
        opinions,
      });
      return new Map(changes.map(({ id, claims }) => [id, claims]));
    },
    enabled: settled !== '' && whole?.changes.some(({ isSafe }) => !isSafe) === true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return data;
}

/** The value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
