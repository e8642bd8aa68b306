import { format } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import type { useStats } from '../lib/use-stats.ts';
import { texts } from './texts.ts';

const counts = ['total_users', 'total_resumes', 'active_subscriptions'] as const;

/** How many of each there are. */
export function CountCards({ stats: { data, isPending } }: { stats: ReturnType<typeof useStats> }) {
  return (
    <section aria-label={texts.counts.region} aria-busy={isPending} className="grid gap-4 sm:grid-cols-3">
      {counts.map((name) => (
        <Card key={name} className="flex flex-col gap-1">
          <h2 className="font-medium text-sm">{texts.counts[name].title}</h2>
          <p className="font-semibold text-3xl tabular-nums">{present(data?.[name], isPending)}</p>
          <p className="text-muted text-sm">{texts.counts[name].description}</p>
        </Card>
      ))}
    </section>
  );
}

function present(count: number | undefined, isPending: boolean): string {
  if (count !== undefined) return format.number(count);
  return isPending ? texts.counts.loading : '–';
}
