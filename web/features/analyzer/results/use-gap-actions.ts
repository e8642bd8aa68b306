import { useRef, useState } from 'react';
import type { SavedDecisions } from '#contract/resume.ts';
import { useAnswerActions, useAnswers } from '#web/lib/answers.ts';
import { logError } from '#web/lib/log-error.ts';
import type { Gap } from '../lib/gaps.ts';
import { gapsId } from './use-show.ts';

export interface GapActions {
  isBusy: boolean;
  hasFailed: boolean;
  /** Why a keyword is not asked about; undefined when it is. */
  asideBy(keyword: string): 'denied' | 'irrelevant' | undefined;
  /** They have it: it goes into the resume, and is remembered where nothing in the resume shows it. */
  put(gap: Gap): void;
  /** They do not have it, which is remembered for every analysis. */
  deny(keyword: string): void;
  /** Takes an answer back. */
  ask(keyword: string): void;
  /** It does not matter for this posting. */
  setIrrelevant(keyword: string, isIrrelevant: boolean): void;
}

interface Options {
  decisions: SavedDecisions;
  onPut(confirmed: readonly string[]): Promise<void>;
  onIrrelevant(keywords: readonly string[]): void;
}

/** What a person can do about a missing keyword. A row that goes away gives the focus to the list. */
export function useGapActions({ decisions, onPut, onIrrelevant }: Options): GapActions {
  const answers = useAnswers().data ?? [];
  const { remember, forget } = useAnswerActions();
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');
  const answerTo = (keyword: string) => answers.find(({ subject }) => subject.toLowerCase() === keyword.toLowerCase());
  const focusList = () => document.getElementById(gapsId)?.focus({ preventScroll: true });

  const latest = useRef(decisions);
  latest.current = decisions;
  // One after the other: a press while the one before is still being saved counts.
  const queue = useRef(Promise.resolve());
  function attempt(work: () => Promise<void>): void {
    queue.current = queue.current.then(async () => {
      setProgress('busy');
      try {
        await work();
        setProgress('idle');
        focusList();
      } catch (error) {
        logError('A missing keyword could not be answered', error);
        setProgress('failed');
      }
    });
  }
  const answer = (keyword: string, isTrue: boolean) =>
    remember([{ subject: keyword, is_true: isTrue, statement: null }]);

  return {
    isBusy: progress === 'busy',
    hasFailed: progress === 'failed',
    asideBy: (keyword) => {
      if (answerTo(keyword)?.is_true === false) return 'denied';
      return decisions.irrelevant.includes(keyword) ? 'irrelevant' : undefined;
    },
    put: ({ keyword, isQuestion }) =>
      attempt(async () => {
        if (latest.current.confirmed.includes(keyword)) return;
        if (isQuestion && !answerTo(keyword)) await answer(keyword, true);
        await onPut([...latest.current.confirmed, keyword]);
      }),
    deny: (keyword) => attempt(() => answer(keyword, false)),
    ask: (keyword) =>
      attempt(async () => {
        const given = answerTo(keyword);
        if (given) await forget(given.id);
      }),
    setIrrelevant: (keyword, isIrrelevant) => {
      const others = decisions.irrelevant.filter((each) => each !== keyword);
      onIrrelevant(isIrrelevant ? [...others, keyword] : others);
      focusList();
    },
  };
}
