import { FileSearch, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type DashboardSort, defaultSort, filterResumes, noFilters, sortResumes } from './dashboard-filters.ts';
import { FilterBar } from './filter-bar.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { ResumeDetailDialog } from './resume-detail-dialog.tsx';
import { ResumeList } from './resume-list.tsx';
import { texts } from './texts.ts';
import { useResumes } from './use-resumes.ts';

/** The saved analyses: list, filters, and the dialog with the one that is opened. */
export function DashboardPage() {
  const { data, isError, isFetching, refetch } = useResumes();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        action={
          <Link to={paths.analyzer} className={buttonClass()}>
            <Plus aria-hidden />
            {texts.newAnalysis}
          </Link>
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
      {data ? <SavedResumes resumes={data} /> : !isError && <LoadingResumes />}
    </div>
  );
}

function LoadingResumes() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="animate-late text-muted">{texts.loading}</p>
      <Skeleton className="h-11" />
      <Skeleton className="h-72" />
    </div>
  );
}

function SavedResumes({ resumes }: { resumes: ResumeSummary[] }) {
  const [filters, setFilters] = useState(noFilters);
  const [sort, setSort] = useState<DashboardSort>(defaultSort);
  const [openedId, setOpenedId] = useState<string>();
  // Typing comes first: the rows follow when there is time.
  const wanted = useDeferredValue(filters);
  const shown = useMemo(() => sortResumes(filterResumes(resumes, wanted), sort), [resumes, wanted, sort]);
  if (resumes.length === 0) return <NoResumes />;

  const opened = resumes.find((resume) => resume.id === openedId);
  return (
    <>
      <FilterBar filters={filters} onChange={setFilters} shown={shown.length} all={resumes.length} />
      {shown.length === 0 ? (
        <Card className="py-12 text-center text-muted">
          <p role="status">{texts.filters.noneMatch}</p>
        </Card>
      ) : (
        <ResumeList resumes={shown} sort={sort} onSort={setSort} onOpen={setOpenedId} />
      )}
      {opened && <ResumeDetailDialog key={opened.id} summary={opened} onClose={() => setOpenedId(undefined)} />}
    </>
  );
}

function NoResumes() {
  return (
    <Card className="flex flex-col items-center gap-3 py-16 text-center">
      <FileSearch aria-hidden className="size-8 text-muted" />
      <h2 className="text-xl">{texts.empty.title}</h2>
      <p className="text-muted">{texts.empty.description}</p>
      <Link to={paths.analyzer} className={buttonClass('primary', 'medium', 'mt-2')}>
        {texts.empty.action}
      </Link>
    </Card>
  );
}
