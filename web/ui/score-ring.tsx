import { format } from '#web/lib/format.ts';
import { scoreBand } from './score-band.ts';
import { useCountUp } from './use-count-up.ts';

interface ScoreRingProps {
  /** What is scored. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Pixels across, where there is room for them. */
  size?: number | undefined;
  /** Replaces the score's own word. */
  word?: string | undefined;
  /** The band of a lower number colours it and gives its word; `none` where no band may be shown. */
  bandOf?: number | 'none' | undefined;
}

const STROKE = 10;
/** With the space that some languages put before it; in all of them it follows the number. */
const percentSign = format.percent(0).slice(1);

/** A score as a ring around its number and its word. Counts up once. */
export function ScoreRing({ label, value, size = 160, word: ownWord, bandOf = value }: ScoreRingProps) {
  const shown = useCountUp(value);
  const band = bandOf === 'none' ? undefined : scoreBand(bandOf);
  const word = ownWord ?? band?.word ?? '';
  const color = band?.color ?? 'var(--color-muted)';
  const radius = (size - STROKE) / 2;
  const round = 2 * Math.PI * radius;
  const percent = Math.round(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${format.percent(value)}, ${word}`}
      className="relative grid aspect-square max-w-full place-items-center"
      style={{ width: size }}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        strokeWidth={STROKE}
        className="size-full -rotate-90"
        aria-hidden="true"
      >
        <circle cx={size / 2} cy={size / 2} r={radius} className="stroke-line" />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          stroke={color}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - shown / 100)}
          // A round cap would leave a dot at zero.
          visibility={shown < 0.5 ? 'hidden' : 'visible'}
        />
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center" aria-hidden>
        <span className="font-semibold text-3xl tabular-nums">
          {Math.round(shown)}
          <span className="text-xl">{percentSign}</span>
        </span>
        <span className="text-muted text-sm">{word}</span>
      </div>
    </div>
  );
}
