import { CircleAlert } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Gap } from '../lib/gaps.ts';
import { texts } from '../texts.ts';
import { LineQuestion } from './line-question.tsx';
import { texts as gapTexts } from './texts.ts';
import type { GapActions } from './use-gap-actions.ts';
import type { LineAnswers } from './use-line-answers.ts';

interface GapRowProps {
  gap: Gap;
  actions: GapActions | undefined;
  lines: LineAnswers;
}

/** One keyword the resume lacks: what it is worth, where it would fit, which line may show it, and what the person can do. */
export function GapRow({ gap, actions, lines }: GapRowProps) {
  const { keyword, importance, points, place, isRequired } = gap;
  const line = lines.of(keyword);
  return (
    <li className="flex flex-col gap-1.5 border-line border-t py-3 text-sm first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isRequired && <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />}
        <span className="wrap-anywhere font-medium">{keyword}</span>
        {importance && <span className="text-muted text-xs">{texts.importance[importance]}</span>}
        {points !== undefined && points >= 0.05 && <Badge variant="outline">{gapTexts.points(points)}</Badge>}
      </p>
      {place && <p className="wrap-anywhere text-muted">{place}</p>}
      {line && <LineQuestion keyword={keyword} state={line} lines={lines} />}
      {actions && (
        // On phones the first has a line of its own and the others share one: three do not fit in any language.
        <div className="flex flex-wrap gap-1.5 max-sm:grid max-sm:grid-cols-2 max-sm:*:first:col-span-2">
          <Button
            size="small"
            variant="secondary"
            aria-label={gapTexts.labelled(gapTexts.put, keyword)}
            aria-busy={actions.isBusy}
            onClick={() => actions.put(gap)}
          >
            {gapTexts.put}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={gapTexts.labelled(gapTexts.deny, keyword)}
            aria-busy={actions.isBusy}
            onClick={() => actions.deny(keyword)}
          >
            {gapTexts.deny}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={gapTexts.labelled(gapTexts.irrelevant, keyword)}
            onClick={() => actions.setIrrelevant(keyword, true)}
          >
            {gapTexts.irrelevant}
          </Button>
        </div>
      )}
    </li>
  );
}
