import type { Analysis } from '#engine';
import { useAllAnswers, useAnswerActions } from '#web/lib/answers.ts';
import { inWords } from '#web/lib/engine-words.ts';
import { useTry } from '../lib/use-try.ts';

/** Whether a line of the resume shows a missing keyword, which only the person knows. */
export type LineState =
  /** `id` is the stored answer's, once it is known. */
  | { kind: 'confirmed' | 'refused'; line: string; id: string | undefined }
  | { kind: 'open'; line: string; question: string };

export interface LineAnswers {
  /** Undefined where no line comes close. */
  of(keyword: string): LineState | undefined;
  answer(keyword: string, line: string, isTrue: boolean): void;
  takeBack(id: string): void;
  isBusy: boolean;
  hasFailed: boolean;
}

/** The likeliest line for each must-have that nothing proves, and what the person said about it in this or an earlier analysis. */
export function useLineAnswers(shown: Analysis | undefined): LineAnswers {
  const answers = useAllAnswers().data ?? [];
  const { rememberLine, forget } = useAnswerActions();
  const { isBusy, hasFailed, run } = useTry();
  const of = (keyword: string): LineState | undefined => {
    const answer = answers.find(({ subject }) => isSame(subject, keyword));
    const counted = shown?.confirmation?.lines.find(({ requirement }) => isSame(requirement, keyword));
    if (counted) return { kind: 'confirmed', line: counted.line, id: answer?.id };
    const offer = shown?.lineQuestions.find(({ requirement }) => isSame(requirement, keyword));
    if (!offer) return undefined;
    const { line } = offer.says.params;
    const isRefused = answer?.is_true === false && (answer.line === null || answer.line === line);
    if (isRefused) return { kind: 'refused', line, id: answer.id };
    return { kind: 'open', line, question: inWords(offer.says) };
  };
  return {
    of,
    answer: (subject, line, isTrue) => void run(() => rememberLine({ subject, is_true: isTrue, line })),
    takeBack: (id) => void run(() => forget(id)),
    isBusy,
    hasFailed,
  };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
