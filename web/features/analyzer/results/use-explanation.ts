import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Analysis } from '#engine';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import { useAllAnswers } from '#web/lib/answers.ts';
import type { CurrentAnalysis } from '../lib/analyzer-state.ts';
import { explanationKey } from '../lib/explanation-key.ts';

interface Explanation {
  /** Of the resume as it was analysed. */
  explanation: Analysis | undefined;
  /** Of the text that is shown: the optimised one if there is one. */
  shown: Analysis | undefined;
  isPending: boolean;
  /** The same of the text that is shown, when the analysis is opened. */
  isOpening: boolean;
  /** The engine makes another score of the texts than the one that is shown: an earlier one made it, or a model. */
  isOther: boolean;
}

/**
 * The engine's full analysis of the shown texts, computed in the browser: how the score adds up, requirement by
 * requirement. `isPending` while it is computed. Undefined until then, and when its score is not the shown one (another version of the engine
 * on the server, a model's analysis, basic matching): then it would explain another number.
 */
export function useExplanation({ runId, request, result, isReopened }: CurrentAnalysis): Explanation {
  const answers = useAllAnswers();
  const confirmed = (answers.data ?? []).flatMap(({ subject, is_true: isTrue, line }) =>
    isTrue && line !== null ? [{ requirement: subject, line }] : [],
  );
  const input = { ...request, jobTitle: request.jobTitle ?? undefined, confirmed };
  const { improvedResumeText } = result;
  const hasOptimized = improvedResumeText !== '';
  const original = useQuery({
    // Without confirmed lines it is the key that an edit fills (use-edit.ts).
    queryKey: [
      ...explanationKey(runId, request.jobTitle, request.resumeText),
      ...(confirmed.length > 0 ? [confirmed] : []),
    ],
    queryFn: () => analyseInBrowser(input),
    enabled: result.engine !== 'basic',
    // Answers come later, and change a line or two of what is shown.
    placeholderData: (previous, query) => (query?.queryKey[1] === runId ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const optimized = useQuery({
    queryKey: explanationKey(runId, request.jobTitle, improvedResumeText),
    queryFn: () => analyseInBrowser({ ...input, resumeText: improvedResumeText }),
    enabled: result.engine !== 'basic' && hasOptimized,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const explanation = original.data?.matchScore === result.matchScore ? original.data : undefined;
  return {
    explanation,
    shown: hasOptimized ? explanation && optimized.data : explanation,
    isPending: original.isLoading,
    isOpening: original.isLoading || (isReopened && optimized.isLoading),
    isOther: original.data !== undefined && !original.isPlaceholderData && explanation === undefined,
  };
}
