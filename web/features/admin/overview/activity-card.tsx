import { useId } from 'react';
import type { AdminDay } from '#contract/admin.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { presentDay, texts } from './texts.ts';
import { useDailyCounts } from './use-overview.ts';

/** The chart library is large, so it is downloaded separately from the page. */
const loadChart = () => import('./activity-chart.tsx').then((module) => module.ActivityChart);

/** Sign-ups and scans of recent days. */
export function ActivityCard() {
  const { data, error, isFetching, refetch } = useDailyCounts();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-3">
        <h2 id={headingId} className="text-base">
          {texts.activity.heading}
        </h2>
        {error && !data && (
          <LoadFailed title={texts.activity.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <Activity days={data} />}
        {!(data || error) && <Skeleton className="h-60" />}
      </Card>
    </section>
  );
}

function Activity({ days }: { days: readonly AdminDay[] }) {
  const ActivityChart = usePart(loadChart, true, () => undefined);
  const sum = (name: 'sign_ups' | 'scans') => days.reduce((total, day) => total + day[name], 0);
  return (
    // The hidden table is as long as the month: clip it here, or the page would extend below its footer.
    <figure className="relative flex flex-col gap-3 overflow-clip">
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        <Series color="bg-line-strong" name={texts.activity.signUps} />
        <Series color="bg-accent" name={texts.activity.scans} />
        <span className="tabular-nums sm:ml-auto">{texts.activity.total(sum('sign_ups'), sum('scans'))}</span>
      </figcaption>
      {/* The table below says the same in words, so screen readers can skip the picture. */}
      <div aria-hidden className="h-48">
        {ActivityChart ? <ActivityChart days={days} /> : <Skeleton className="h-full" />}
      </div>
      <table className="sr-only">
        <caption>{texts.activity.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.activity.day}</th>
            <th scope="col">{texts.activity.signUps}</th>
            <th scope="col">{texts.activity.scans}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, sign_ups: signUps, scans }) => (
            <tr key={day}>
              <th scope="row">{presentDay(day)}</th>
              <td>{signUps}</td>
              <td>{scans}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Series({ color, name }: { color: string; name: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-sm ${color}`} />
      {name}
    </span>
  );
}
