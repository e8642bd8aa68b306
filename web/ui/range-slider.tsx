import { Slider as Radix } from 'radix-ui';

type Range = readonly [number, number];

interface RangeSliderProps {
  min: number;
  max: number;
  step: number;
  value: Range;
  /** Names of the lower and the upper end. */
  labels: readonly [string, string];
  /** How a value is written, like '35%'. */
  valueText(value: number): string;
  onChange(value: Range): void;
}

/** A slider with two ends that move in steps, also by arrow keys, Home and End. */
export function RangeSlider({ min, max, step, value, labels, valueText, onChange }: RangeSliderProps) {
  return (
    <Radix.Root
      min={min}
      max={max}
      step={step}
      value={[...value]}
      onValueChange={([from = min, to = max]) => onChange([from, to])}
      className="relative flex h-11 w-full touch-none select-none items-center px-2.5"
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-accent" />
      </Radix.Track>
      {labels.map((label, end) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={valueText(value[end] ?? min)}
          className="block size-5 rounded-full border-2 border-accent bg-surface transition-transform hover:scale-110"
        />
      ))}
    </Radix.Root>
  );
}
