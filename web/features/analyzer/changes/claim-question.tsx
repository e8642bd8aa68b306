import { useId, useState } from 'react';
import type { Claim } from '#engine';
import { useAnswerActions } from '#web/lib/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from './texts.ts';
import { useTry } from './use-try.ts';

interface ClaimQuestionProps {
  claim: Claim;
  /** The proposed sentence, as a beginning for the person's own words. */
  sentence: string;
  /** They said before that it is not true. */
  isDenied: boolean;
}

/** Asks whether something that the resume does not prove is true all the same; the answer is remembered. */
export function ClaimQuestion({ claim, sentence, isDenied }: ClaimQuestionProps) {
  const { remember } = useAnswerActions();
  const { isBusy, hasFailed, run } = useTry();
  const [statement, setStatement] = useState<string>();
  const id = useId();
  const subject = claim.text.slice(0, 500);

  const answer = (isTrue: boolean, words: string | null) =>
    run(() => remember([{ subject, is_true: isTrue, statement: words }]));

  if (isDenied && statement === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <p className="grow">{texts.saidNo}</p>
        <Button variant="secondary" size="small" onClick={() => setStatement(sentence)}>
          {texts.yes}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-subtle p-3">
      <p className="font-medium text-sm">{claim.question}</p>
      {statement === undefined ? (
        <div className="flex gap-2">
          <Button variant="secondary" size="small" onClick={() => setStatement(sentence)}>
            {texts.yes}
          </Button>
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => answer(false, null)}>
            {texts.no}
          </Button>
        </div>
      ) : (
        <>
          <label htmlFor={id} className="text-sm">
            {texts.statementLabel}
          </label>
          <Textarea
            id={id}
            rows={2}
            maxLength={2000}
            value={statement}
            autoFocus
            onChange={(event) => setStatement(event.target.value)}
          />
          <div className="flex gap-2">
            <Button size="small" disabled={isBusy} onClick={() => answer(true, statement.trim() || null)}>
              {isBusy ? texts.saving : texts.confirm}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setStatement(undefined)}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {hasFailed && texts.answerFailed}
      </p>
    </div>
  );
}
