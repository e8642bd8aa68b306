import { useDeferredValue, useMemo, useState } from 'react';
import { format } from '#web/lib/format.ts';
import { storage } from '#web/lib/storage.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { averageGain, buildScorePoints, type ScorePoint } from './score-points.ts';
import { texts } from './texts.ts';

const STORAGE_KEY = 'shortlist-dashboard-chart';

/** The chart library is as large as the rest of the page, so it is downloaded when the chart is first opened. */
const loadChart = () => import('./score-chart.tsx').then((module) => module.ScoreChart);

/** The listed analyses' scores over time, collapsed until opened; the browser remembers which. */
export function ScoreHistory({ resumes }: { resumes: readonly ResumeSummary[] }) {
  const [isOpen, setOpen] = useState(() => storage.read(STORAGE_KEY) === 'open');
  // The list has priority: the chart updates when there is time.
  const listed = useDeferredValue(resumes);
  const gain = useMemo(() => averageGain(listed), [listed]);

  function remember(isNowOpen: boolean): void {
    setOpen(isNowOpen);
    if (isNowOpen) storage.write(STORAGE_KEY, 'open');
    else storage.remove(STORAGE_KEY);
  }

  return (
    <Card className="py-2! sm:py-3!">
      <Disclosure
        open={isOpen}
        onToggle={(event) => remember(event.currentTarget.open)}
        summary={
          <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
            {texts.history.title}
            {gain && (
              <span className="font-normal text-muted tabular-nums">
                {texts.history.gain(gain.original, gain.optimized)}
              </span>
            )}
          </span>
        }
      >
        {isOpen && <Chart resumes={listed} />}
      </Disclosure>
    </Card>
  );
}

function Chart({ resumes }: { resumes: readonly ResumeSummary[] }) {
  const ScoreChart = usePart(loadChart, true, () => undefined);
  const points = useMemo(() => buildScorePoints(resumes), [resumes]);
  return (
    // The hidden table can be long: clip it here, or the page would extend below its footer.
    <figure className="relative flex flex-col gap-3 overflow-clip">
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        <Series color="bg-line-strong" name={texts.table.original} />
        <Series color="bg-accent" name={texts.table.optimized} />
      </figcaption>
      {/* The table below says the same in words, so screen readers can skip the picture. */}
      <div aria-hidden className="h-56">
        {ScoreChart ? <ScoreChart points={points} /> : <Skeleton className="h-full" />}
      </div>
      <PointsTable points={points} />
    </figure>
  );
}

function Series({ color, name }: { color: string; name: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`h-1 w-4 rounded-full ${color}`} />
      {name}
    </span>
  );
}

function PointsTable({ points }: { points: readonly ScorePoint[] }) {
  return (
    <table className="sr-only">
      <caption>{texts.history.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.table.date}</th>
          <th scope="col">{texts.history.analyses}</th>
          <th scope="col">{texts.table.original}</th>
          <th scope="col">{texts.table.optimized}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.id}>
            <th scope="row">{presentSpan(point)}</th>
            <td>{point.analyses}</td>
            <td>{texts.filters.percent(Math.round(point.original))}</td>
            <td>
              {point.optimized === null ? texts.table.notOptimized : texts.filters.percent(Math.round(point.optimized))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function presentSpan({ from, to }: ScorePoint): string {
  const [first, last] = [format.date(new Date(from)), format.date(new Date(to))];
  return first === last ? first : `${first} – ${last}`;
}
