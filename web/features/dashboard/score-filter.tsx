import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { RangeSlider } from '#web/ui/range-slider.tsx';
import { scoreSlider } from './dashboard-filters.ts';
import { texts } from './texts.ts';

interface ScoreFilterProps {
  range: readonly [number, number];
  onChange(range: readonly [number, number]): void;
}

/** The score range: a popover with a slider of two ends, both shown as percent. */
export function ScoreFilter({ range, onChange }: ScoreFilterProps) {
  const [from, to] = range;
  const isActive = from !== scoreSlider.min || to !== scoreSlider.max;
  return (
    <Popover
      label={texts.filters.scoreTitle}
      className="flex w-72 flex-col gap-2"
      trigger={
        <Button variant="secondary">
          {texts.filters.score}
          {isActive && <span className="text-accent tabular-nums">{texts.filters.scoreRange(from, to)}</span>}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <p className="font-medium text-sm">{texts.filters.scoreTitle}</p>
      <RangeSlider
        {...scoreSlider}
        value={range}
        labels={[texts.filters.scoreFrom, texts.filters.scoreTo]}
        valueText={(value) => `${value}%`}
        onChange={onChange}
      />
      <p className="flex justify-between text-sm tabular-nums">
        <span>{from}%</span>
        <span>{to}%</span>
      </p>
    </Popover>
  );
}
