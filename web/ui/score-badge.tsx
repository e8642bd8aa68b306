import { scoreBand } from './score-band.ts';

/** A score as a number in the colour of its band; screen readers get the band's word. */
export function ScoreBadge({ score }: { score: number }) {
  const { word, color } = scoreBand(score);
  return (
    <span
      title={word}
      className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-md border px-2 py-0.5 font-medium text-xs tabular-nums"
      style={{ borderColor: color, backgroundColor: `color-mix(in oklab, ${color} 16%, transparent)` }}
    >
      <span aria-hidden className="size-2 rounded-full" style={{ backgroundColor: color }} />
      {Math.round(score)}%<span className="sr-only"> {word}</span>
    </span>
  );
}
