import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef } from 'react';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import { logError } from '#web/lib/log-error.ts';
import { type AnalyzerEvent, applyEdit, type CurrentAnalysis, type Side } from './lib/analyzer-state.ts';
import { explanationKey } from './lib/explanation-key.ts';

/** A pause in typing: short enough that score and marks follow within 100 ms, long enough to skip most keystrokes. */
const PAUSE_MS = 40;

type Edited = AnalyzerEvent & { type: 'edited' };

interface Typed {
  analysis: CurrentAnalysis;
  side: Side;
  text: string;
}

/** What is typed while the engine cannot be downloaded is kept all the same, with the score of before. */
function keepWords({ analysis: { runId, result }, side, text }: Typed): Edited {
  const matchScore = side === 'original' ? result.matchScore : result.optimizedMatchScore;
  return { type: 'edited', runId, side, text, now: { matchScore } };
}

export interface Editing {
  /** Takes a text as the person types it. */
  edit(analysis: CurrentAnalysis, side: Side, text: string): void;
  /** The analysis with everything that was typed until now, scored: what acts on a text acts on this. */
  settle(analysis: CurrentAnalysis): Promise<CurrentAnalysis>;
}

/**
 * Scores a text while it is typed, in the browser and without a scan. Only the newest text is matched: what was typed while the
 * engine was busy is one more run, not one per keystroke. A blank text is shown and not kept.
 */
export function useEdit(dispatch: Dispatch<AnalyzerEvent>): Editing {
  const queryClient = useQueryClient();
  const newest = useRef<Typed>(undefined);
  const running = useRef<Promise<Edited | undefined>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Taken without a score, because the engine could not be had. */
  const unscored = useRef<Typed>(undefined);

  async function scoreNewest(): Promise<Edited | undefined> {
    let last: Edited | undefined;
    for (let next = newest.current; next; next = newest.current) {
      newest.current = undefined;
      unscored.current = undefined;
      const { analysis, side, text } = next;
      try {
        const { request, result, runId } = analysis;
        const found = await analyseInBrowser({ ...request, jobTitle: request.jobTitle ?? undefined, resumeText: text });
        const { presentEdited } = await import('./edit/present-edited.ts');
        queryClient.setQueryData(explanationKey(runId, request.jobTitle, text), found);
        last = { type: 'edited', runId, side, text, now: presentEdited({ request, result }, text, found) };
        dispatch(last);
      } catch (error) {
        logError('The edited text could not be scored', error);
        unscored.current = next;
        const kept = keepWords(next);
        dispatch(kept);
        last = kept;
      }
    }
    return last;
  }
  function run(): Promise<Edited | undefined> {
    clearTimeout(timer.current);
    running.current ??= scoreNewest().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  const latestRun = useRef(run);
  latestRun.current = run;
  useEffect(() => {
    const scoreLate = () => {
      newest.current ??= unscored.current;
      void latestRun.current();
    };
    addEventListener('online', scoreLate);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('online', scoreLate);
    };
  }, []);

  return {
    edit: (analysis, side, text) => {
      clearTimeout(timer.current);
      if (text.trim() === '') return;
      newest.current = { analysis, side, text };
      timer.current = setTimeout(() => void run(), PAUSE_MS);
    },
    settle: async (analysis) => {
      const last = await run();
      return last?.runId === analysis.runId ? applyEdit(analysis, last) : analysis;
    },
  };
}
