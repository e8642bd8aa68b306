import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { AdminUser } from '#contract/admin.ts';
import { format } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScoreBadge } from '#web/ui/score-badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { actionVariant, presentAction, presentActor } from '../lib/present-entry.ts';
import { texts } from './texts.ts';
import { useAnalyses, useEntries } from './use-person.ts';

/** A person's latest analyses and audit entries, with links to the full lists. */
export function PersonLists({ person }: { person: AdminUser }) {
  const analyses = useAnalyses(person.id);
  const entries = useEntries(person.id);
  const resumesOf = `${paths.adminResumes}?${new URLSearchParams({ q: person.email ?? '' })}`;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ShortList words={texts.analyses} list={analyses} all={person.email ? resumesOf : undefined}>
        {analyses.data?.map((analysis) => (
          <li key={analysis.id} className="flex items-center justify-between gap-3 py-2 text-sm">
            <span className="min-w-0">
              <span className="wrap-anywhere block">{analysis.job_title || texts.analyses.untitled}</span>
              <span className="text-muted">{format.date(new Date(analysis.created_at))}</span>
            </span>
            <ScoreBadge score={analysis.match_score} />
          </li>
        ))}
      </ShortList>
      <ShortList
        words={texts.logs}
        list={entries}
        all={`${paths.adminAuditLogs}?${new URLSearchParams({ about: person.id })}`}
      >
        {entries.data?.map((entry) => (
          <li key={entry.id} className="flex flex-col items-start gap-1 py-2 text-sm">
            <Badge variant={actionVariant(entry.action)} className="wrap-anywhere whitespace-normal!">
              {presentAction(entry)}
            </Badge>
            <span className="wrap-anywhere text-muted">{texts.logs.by(presentActor(entry), entry.created_at)}</span>
          </li>
        ))}
      </ShortList>
    </div>
  );
}

interface ShortListProps {
  words: { heading: string; none: string; failed: string; all: string };
  list: { data: readonly unknown[] | undefined; error: unknown; isFetching: boolean; refetch(): Promise<unknown> };
  /** The page of the full list. */
  all: string | undefined;
  children: ReactNode;
}

function ShortList({ words, list: { data, error, isFetching, refetch }, all, children }: ShortListProps) {
  const headingId = useId();
  const hasFailed = error !== null && data === undefined;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <Card className="flex flex-col gap-2">
        <h2 id={headingId} className="text-base">
          {words.heading}
        </h2>
        {hasFailed && (
          <LoadFailed title={words.failed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {!(data || hasFailed) && <Skeleton className="h-24" />}
        {data?.length === 0 && <p className="text-muted text-sm">{words.none}</p>}
        {data && data.length > 0 && <ul className="flex flex-col divide-y divide-line">{children}</ul>}
        {data && data.length > 0 && all && (
          <Link to={all} className="link inline-flex min-h-11 items-center self-start text-sm">
            {words.all}
          </Link>
        )}
      </Card>
    </section>
  );
}
