import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import type { LineAnswers, LineState } from './use-line-answers.ts';

interface LineQuestionProps {
  keyword: string;
  state: LineState;
  lines: LineAnswers;
}

/** Asks whether the likeliest line shows the keyword; an answer is shown where it was asked and can be taken back there. */
export function LineQuestion({ keyword, state, lines }: LineQuestionProps) {
  const id = useId();
  if (state.kind === 'open') {
    const answer = (isTrue: boolean) => lines.answer(keyword, state.line, isTrue);
    return (
      <div className="flex flex-col gap-2 rounded-lg bg-subtle p-3">
        <p id={id} className="wrap-anywhere">
          {state.question}
        </p>
        <div className="flex flex-wrap gap-1.5">
          <Button
            variant="secondary"
            size="small"
            aria-busy={lines.isBusy}
            aria-describedby={id}
            onClick={() => answer(true)}
          >
            {texts.lines.yes}
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-busy={lines.isBusy}
            aria-describedby={id}
            onClick={() => answer(false)}
          >
            {texts.lines.no}
          </Button>
        </div>
      </div>
    );
  }
  const { id: answerId } = state;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="wrap-anywhere min-w-0 flex-1 basis-48">
        {state.kind === 'confirmed' ? (
          <span className="block font-medium">{texts.lines.confirmed(keyword)}</span>
        ) : (
          <span className="block">{texts.lines.refused}</span>
        )}
        <span className="text-muted">{state.line}</span>
      </p>
      {answerId !== undefined && (
        <Button
          variant="ghost"
          size="small"
          aria-busy={lines.isBusy}
          aria-label={texts.lines.takeBackOf(keyword)}
          onClick={() => lines.takeBack(answerId)}
        >
          {texts.lines.takeBack}
        </Button>
      )}
    </div>
  );
}
