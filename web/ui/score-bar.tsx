import { format } from '#web/lib/format.ts';
import { classNames } from './class-names.ts';
import { scoreBand } from './score-band.ts';

interface ScoreBarProps {
  /** What is scored. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** For places where the column already says it. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A score as a bar, with its percentage and its word. */
export function ScoreBar({ label, value, hideLabel = false, className }: ScoreBarProps) {
  const { word, color } = scoreBand(value);
  const percent = Math.round(value);
  return (
    <div className={classNames('flex min-w-24 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm" aria-hidden>
        {!hideLabel && <span className="font-medium">{label}</span>}
        <span className="flex flex-1 items-baseline justify-between gap-2 tabular-nums last:justify-end only:justify-between">
          <span className="font-semibold">{format.percent(value)}</span>
          <span className="text-muted text-xs">{word}</span>
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${format.percent(value)}, ${word}`}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full" style={{ width: `${value}%`, backgroundColor: color }} />
      </div>
    </div>
  );
}
