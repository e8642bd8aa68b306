import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { scoreSlider } from './dashboard-filters.ts';
import { ScoreRangeField, type ScoreRangeProps } from './score-range-field.tsx';
import { texts } from './texts.ts';

/** The score range, behind a button that shows it. */
export function ScoreFilter({ range, onChange }: ScoreRangeProps) {
  const [from, to] = range;
  const isActive = from !== scoreSlider.min || to !== scoreSlider.max;
  return (
    <Popover
      label={texts.filters.scoreTitle}
      className="w-72"
      trigger={
        <Button variant="secondary">
          {texts.filters.score}
          {isActive && <span className="text-accent tabular-nums">{texts.filters.scoreRange(from, to)}</span>}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <ScoreRangeField range={range} onChange={onChange} />
    </Popover>
  );
}
