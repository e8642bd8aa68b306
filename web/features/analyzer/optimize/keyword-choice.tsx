import { useId } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Input } from '#web/ui/input.tsx';
import { texts } from './texts.ts';
import type { Choices, OfferedKeyword } from './use-choices.ts';

interface KeywordChoiceProps {
  offer: OfferedKeyword;
  choices: Choices;
  isBusy: boolean;
  onDeny(): void;
}

/** A keyword to tick, with what to consider first; ticked without evidence, it asks where, and the answer is optional. */
export function KeywordChoice({ offer, choices, isBusy, onDeny }: KeywordChoiceProps) {
  const id = useId();
  const { keyword, hint, isQuestion } = offer;
  const isTicked = choices.isTicked(offer);
  return (
    <li className="flex items-start justify-between">
      <div className="min-w-0 grow pb-2">
        <Checkbox
          label={keyword}
          aria-describedby={id}
          checked={isTicked}
          onChange={() => choices.tick(offer, !isTicked)}
        />
        <p id={id} className="pr-2 pl-10 text-muted text-xs empty:hidden">
          {hint}
        </p>
        {isQuestion && isTicked && (
          <div className="pt-2 pr-2 pl-10">
            <Input
              aria-label={texts.where(keyword)}
              placeholder={texts.wherePlaceholder}
              maxLength={limits.statementCharacters}
              value={choices.placeOf(keyword)}
              onChange={(event) => choices.setPlace(keyword, event.target.value)}
            />
          </div>
        )}
      </div>
      {isQuestion && !isTicked && (
        <Button variant="ghost" aria-label={texts.deny(keyword)} disabled={isBusy} onClick={onDeny}>
          {texts.no}
        </Button>
      )}
    </li>
  );
}
