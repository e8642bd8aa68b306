import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { AdminUser } from '#contract/admin.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonLists } from './person-lists.tsx';
import { texts } from './texts.ts';
import { usePerson } from './use-person.ts';

/** One person: their data, their history, and the actions on their account. */
export function PersonPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePerson(id);
  return (
    <>
      <Link
        to={paths.adminUsers}
        className="-mb-4 flex min-h-11 items-center gap-1 self-start text-muted text-sm hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      {error && (
        <LoadFailed
          title={texts.failed}
          error={error}
          isStale={data !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Person person={data} />}
      {data === null && (
        <Card className="py-12! text-center text-muted">
          <p role="status">{texts.gone}</p>
        </Card>
      )}
      {data === undefined && !error && (
        <div role="status" className="flex flex-col gap-3">
          <p className="animate-late text-muted">{texts.loading}</p>
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}

function Person({ person }: { person: AdminUser }) {
  return (
    <>
      <PageHeading>{person.name || texts.unnamed}</PageHeading>
      {(person.is_admin || person.banned_until) && (
        <p className="flex flex-wrap gap-2">
          {person.is_admin && <Badge variant="accent">{texts.administrator}</Badge>}
          {person.banned_until && <Badge variant="destructive">{texts.banned}</Badge>}
        </p>
      )}
      <PersonFacts person={person} />
      <PersonActions person={person} />
      <PersonLists person={person} />
    </>
  );
}
