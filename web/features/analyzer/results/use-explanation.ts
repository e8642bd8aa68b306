import { useQuery } from '@tanstack/react-query';
import type { Analysis } from '#engine';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import type { CurrentAnalysis } from '../lib/analyzer-state.ts';
import { limitedMessage } from '../lib/limited.ts';

interface Explanation {
  explanation: Analysis | undefined;
  isPending: boolean;
}

/**
 * The engine's full analysis of the shown texts, computed in the browser: how the score adds up, requirement by
 * requirement. `isPending` while it is computed. Undefined until then, and when its score is not the shown one (another version of the engine
 * on the server, a model's analysis, basic matching): then it would explain another number.
 */
export function useExplanation({ runId, request, result }: CurrentAnalysis): Explanation {
  const { data, isLoading } = useQuery({
    queryKey: ['explanation', runId],
    queryFn: () => analyseInBrowser({ ...request, jobTitle: request.jobTitle ?? undefined }),
    enabled: limitedMessage(result) === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { explanation: data?.matchScore === result.matchScore ? data : undefined, isPending: isLoading };
}
