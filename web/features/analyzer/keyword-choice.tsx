import { useId } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Input } from '#web/ui/input.tsx';
import type { OfferedKeyword } from './offered-keywords.ts';
import { texts } from './texts.ts';

interface KeywordChoiceProps {
  offer: OfferedKeyword;
  isTicked: boolean;
  onTick(isTicked: boolean): void;
  /** Where or how they have it, in their own words. */
  place: string;
  onPlace(place: string): void;
}

/** A keyword to tick, with what to think of first; ticked without proof it asks where, which nobody has to say. */
export function KeywordChoice({ offer, isTicked, onTick, place, onPlace }: KeywordChoiceProps) {
  const id = useId();
  const { keyword, hint, isQuestion } = offer;
  return (
    <div className="min-w-0 grow pb-2">
      <Checkbox label={keyword} aria-describedby={id} checked={isTicked} onChange={() => onTick(!isTicked)} />
      <p id={id} className="pr-2 pl-10 text-muted text-xs empty:hidden">
        {hint}
      </p>
      {isQuestion && isTicked && (
        <div className="pt-2 pr-2 pl-10">
          <Input
            aria-label={texts.optimizeDialog.where(keyword)}
            placeholder={texts.optimizeDialog.wherePlaceholder}
            maxLength={2000}
            value={place}
            onChange={(event) => onPlace(event.target.value)}
          />
        </div>
      )}
    </div>
  );
}
