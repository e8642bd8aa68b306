import { useId } from 'react';
import type { Analysis } from '#engine';
import { useAllAnswers, useAnswerActions } from '#web/lib/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { inWords } from '../lib/engine-words.ts';
import { useTry } from '../lib/use-try.ts';
import { texts } from '../texts.ts';

/**
 * What only the person knows: whether a line shows a must-have. A yes counts, and can be taken back; a no is not asked again. Nothing when
 * there is nothing to ask and nothing was confirmed.
 */
export function LineQuestions({ analysis }: { analysis: Analysis }) {
  const id = useId();
  const answers = useAllAnswers().data ?? [];
  const isRefused = (requirement: string, line: string) =>
    answers.some(
      (answer) =>
        !answer.is_true && isSame(answer.subject, requirement) && (answer.line === null || answer.line === line),
    );
  const confirmed = analysis.confirmation?.lines ?? [];
  const open = analysis.lineQuestions.filter(
    ({ requirement, says }) =>
      !confirmed.some((each) => each.requirement === requirement) && !isRefused(requirement, says.params.line),
  );
  if (open.length + confirmed.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={id} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <div>
        <h2 id={id} className="text-base">
          {texts.lines.heading}
        </h2>
        <p className="text-muted text-sm">{texts.lines.intro}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {confirmed.map((each) => (
          <ConfirmedLineItem
            key={each.requirement}
            {...each}
            id={answers.find(({ subject }) => isSame(subject, each.requirement))?.id}
          />
        ))}
        {open.map(({ requirement, says }) => (
          <Question key={requirement} requirement={requirement} line={says.params.line} question={inWords(says)} />
        ))}
      </ul>
    </Card>
  );
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function Question({ requirement, line, question }: { requirement: string; line: string; question: string }) {
  const id = useId();
  const { rememberLine } = useAnswerActions();
  const { isBusy, hasFailed, run } = useTry();
  const answer = (isTrue: boolean) => run(() => rememberLine({ subject: requirement, is_true: isTrue, line }));
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      <div className="min-w-0">
        <p id={id} className="wrap-anywhere text-sm">
          {question}
        </p>
        <p role="alert" className="text-danger text-sm empty:hidden">
          {hasFailed && texts.lines.failed}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button variant="secondary" size="small" aria-busy={isBusy} aria-describedby={id} onClick={() => answer(true)}>
          {texts.lines.yes}
        </Button>
        <Button variant="secondary" size="small" aria-busy={isBusy} aria-describedby={id} onClick={() => answer(false)}>
          {texts.lines.no}
        </Button>
      </div>
    </li>
  );
}

function ConfirmedLineItem({ requirement, line, id }: { requirement: string; line: string; id: string | undefined }) {
  const { forget } = useAnswerActions();
  const { isBusy, hasFailed, run } = useTry();
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      <div className="min-w-0">
        <p className="wrap-anywhere text-sm">
          <span className="font-medium">{texts.lines.confirmed(requirement)}</span>
          <span className="block text-muted">{line}</span>
        </p>
        <p role="alert" className="text-danger text-sm empty:hidden">
          {hasFailed && texts.lines.failed}
        </p>
      </div>
      {id !== undefined && (
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          aria-busy={isBusy}
          aria-label={texts.lines.takeBackOf(requirement)}
          onClick={() => run(() => forget(id))}
        >
          {texts.lines.takeBack}
        </Button>
      )}
    </li>
  );
}
