import { RangeSlider } from '#web/ui/range-slider.tsx';
import { scoreSlider } from './dashboard-filters.ts';
import { texts } from './texts.ts';

export interface ScoreRangeProps {
  range: readonly [number, number];
  onChange(range: readonly [number, number]): void;
}

/** The score range: a slider with two ends, both shown as percent. */
export function ScoreRangeField({ range, onChange }: ScoreRangeProps) {
  const [from, to] = range;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{texts.filters.scoreTitle}</p>
      <RangeSlider
        {...scoreSlider}
        value={range}
        labels={[texts.filters.scoreFrom, texts.filters.scoreTo]}
        valueText={texts.filters.percent}
        onChange={onChange}
      />
      <p className="flex justify-between text-sm tabular-nums">
        <span>{texts.filters.percent(from)}</span>
        <span>{texts.filters.percent(to)}</span>
      </p>
    </div>
  );
}
