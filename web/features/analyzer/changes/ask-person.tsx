import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useAnswerActions } from '#web/lib/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useLeaveFocus } from '../lib/use-leave-focus.ts';
import { useTry } from '../lib/use-try.ts';
import { texts } from './texts.ts';

interface AskPersonProps {
  question: string;
  /** What is remembered as true or false: a keyword, or the claims that the question is about. */
  subjects: readonly string[];
  /** Words for "it is true" and "it is not" that fit the question. */
  yes: string;
  no: string;
  /** A suggested start for their own words. */
  sentence: string;
  onTrue?(): void;
}

/**
 * Asks something only the person can know; a yes may say where and how. The answer is remembered. An answered
 * question disappears, and the focus moves to the enclosing element marked with `data-asks`.
 */
export function AskPerson({ question, subjects, yes, no, sentence, onTrue }: AskPersonProps) {
  const { remember } = useAnswerActions();
  const { isBusy, hasFailed, run } = useTry();
  // Null when they change their mind: then the focus returns to the button they came from.
  const [statement, setStatement] = useState<string | null>();
  const id = useId();
  const group = useLeaveFocus<HTMLFieldSetElement>();
  const answer = (isTrue: boolean, words: string | undefined) =>
    run(async () => {
      const kept = words?.trim() || null;
      await remember(subjects.map((subject) => ({ subject, is_true: isTrue, statement: kept })));
      if (isTrue) onTrue?.();
    });

  return (
    <fieldset ref={group} aria-labelledby={`${id}-question`} className="flex min-w-0 flex-col gap-2">
      <p id={`${id}-question`} className="font-medium text-sm">
        {question}
      </p>
      {statement == null ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            autoFocus={statement === null}
            onClick={() => setStatement(sentence)}
          >
            {yes}
          </Button>
          <Button variant="secondary" size="small" aria-busy={isBusy} onClick={() => answer(false, undefined)}>
            {no}
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
            maxLength={limits.statementCharacters}
            value={statement}
            autoFocus
            onChange={(event) => setStatement(event.target.value)}
          />
          <div className="flex gap-2">
            <Button size="small" aria-busy={isBusy} onClick={() => answer(true, statement)}>
              {isBusy ? texts.saving : texts.confirm}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setStatement(null)}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {hasFailed && texts.answerFailed}
      </p>
    </fieldset>
  );
}
