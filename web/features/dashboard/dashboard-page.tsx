import { FileSearch, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { texts } from './texts.ts';
import { useResumes } from './use-resumes.ts';

/** The heading does not wait for the list, and the list's code does not wait for its data. */
const loadList = () => import('./saved-resumes.tsx').then((module) => module.SavedResumes);

/** The saved analyses: list, filters, and the dialog with the opened one. */
export function DashboardPage() {
  const { data, isError, isFetching, refetch } = useResumes();
  const [missing, setMissing] = useState<{ error: unknown }>();
  const SavedResumes = usePart(loadList, true, (error) => setMissing({ error }));
  // The page is useless without its list.
  if (missing) throw missing.error;
  const hasRows = data !== undefined && data.length > 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        action={
          <div className="flex flex-wrap gap-2">
            <Link to={paths.myResumes} className={buttonClass('secondary')}>
              {texts.myResumes}
            </Link>
            <Link to={paths.analyzer} className={buttonClass()}>
              <Plus aria-hidden />
              {texts.newAnalysis}
            </Link>
          </div>
        }
      >
        {texts.heading}
      </PageHeading>
      {isError && (
        <Alert
          variant="destructive"
          title={texts.loadFailed.title}
          actions={
            <Button variant="secondary" onClick={() => void refetch()} disabled={isFetching} aria-busy={isFetching}>
              {texts.loadFailed.retry}
            </Button>
          }
        >
          {data ? texts.loadFailed.stale : texts.loadFailed.fallback}
        </Alert>
      )}
      {data?.length === 0 && <NoResumes />}
      {hasRows && SavedResumes && <SavedResumes resumes={data} />}
      {(data ? hasRows && !SavedResumes : !isError) && <LoadingResumes />}
    </div>
  );
}

function LoadingResumes() {
  return (
    <div role="status" data-page-loading className="flex flex-col gap-3">
      <p className="animate-late text-muted">{texts.loading}</p>
      <Skeleton className="h-11" />
      <SkeletonRows />
    </div>
  );
}

function NoResumes() {
  return (
    <Card className="flex flex-col items-center gap-3 py-16! text-center">
      <FileSearch aria-hidden className="size-8 text-muted" />
      <h2 className="text-xl">{texts.empty.title}</h2>
      <p className="text-muted">{texts.empty.description}</p>
      <Link to={paths.analyzer} className={buttonClass('primary', 'medium', 'mt-2')}>
        {texts.empty.action}
      </Link>
    </Card>
  );
}
