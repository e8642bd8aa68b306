import type { ReactNode } from 'react';
import { type Answer, useAnswerActions } from '#web/lib/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { useLeaveFocus } from '../lib/use-leave-focus.ts';
import { useTry } from '../lib/use-try.ts';
import { texts } from './texts.ts';

interface GivenAnswerProps {
  /** What was asked about. */
  subjects: readonly string[];
  answers: readonly Answer[];
  /** What the person said. */
  children: ReactNode;
}

/** An answer where it was asked, and the way to take it back: then the question is asked again. */
export function GivenAnswer({ subjects, answers, children }: GivenAnswerProps) {
  const { forget } = useAnswerActions();
  const { isBusy, hasFailed, run } = useTry();
  const group = useLeaveFocus<HTMLDivElement>();
  const asked = new Set(subjects.map((subject) => subject.toLowerCase()));
  const given = answers.filter(({ subject }) => asked.has(subject.toLowerCase()));
  const takeBack = () => run(async () => void (await Promise.all(given.map(({ id }) => forget(id)))));
  return (
    <div ref={group} className="flex flex-wrap items-center gap-2 text-sm">
      <p className="grow">{children}</p>
      <Button
        size="small"
        variant="ghost"
        aria-busy={isBusy}
        aria-label={texts.takeBackOf(subjects.join(', '))}
        onClick={takeBack}
      >
        {texts.takeBack}
      </Button>
      <p role="alert" className="basis-full text-danger empty:hidden">
        {hasFailed && texts.answerFailed}
      </p>
    </div>
  );
}
