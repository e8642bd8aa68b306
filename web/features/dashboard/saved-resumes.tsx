import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type DashboardSort, filterResumes, sortResumes } from './dashboard-filters.ts';
import { FilterBar } from './filter-bar.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { ResumeDetailDialog } from './resume-detail-dialog.tsx';
import { ResumeList } from './resume-list.tsx';
import { texts } from './texts.ts';
import { useDashboardView } from './use-dashboard-view.ts';
import { useFoundKeywords } from './use-found-keywords.ts';

/** Rows on a page: what a phone draws without a pause. */
const pageRows = 50;

/** The saved analyses, at least one: filters, a page of the list, and the dialog with the one that is opened. */
export function SavedResumes({ resumes }: { resumes: readonly ResumeSummary[] }) {
  const [view, changeView] = useDashboardView();
  const [openedId, setOpenedId] = useState<string>();
  const list = useRef<HTMLElement>(null);
  // Typing comes first: the rows follow when there is time.
  const { filters, sort, page: wantedPage } = useDeferredValue(view);
  // Sorted first: then a letter in the search costs no sorting.
  const sorted = useMemo(() => sortResumes(resumes, sort), [resumes, sort]);
  const matching = useMemo(() => filterResumes(sorted, filters), [sorted, filters]);
  const pages = Math.max(1, Math.ceil(matching.length / pageRows));
  const page = Math.min(wantedPage, pages);
  const from = (page - 1) * pageRows;
  const shown = useMemo(() => matching.slice(from, from + pageRows), [matching, from]);
  const keywords = useFoundKeywords(useMemo(() => shown.map(({ id }) => id), [shown]));

  const sortBy = useCallback((changed: DashboardSort) => changeView({ sort: changed }, 'sort'), [changeView]);
  function turnTo(next: number): void {
    changeView({ page: next }, 'page');
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }

  const opened = resumes.find((resume) => resume.id === openedId);
  return (
    <>
      <FilterBar
        filters={view.filters}
        onChange={(changed, what) => changeView({ filters: changed }, what)}
        shown={matching.length}
        all={resumes.length}
      />
      {shown.length === 0 ? (
        <Card className="py-12 text-center text-muted">
          <p role="status">{texts.filters.noneMatch}</p>
        </Card>
      ) : (
        <section ref={list} tabIndex={-1} aria-label={texts.table.caption} className="flex flex-col gap-4 outline-none">
          <ResumeList resumes={shown} keywords={keywords} sort={sort} onSort={sortBy} onOpen={setOpenedId} />
          {pages > 1 && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p role="status" className="text-muted text-sm tabular-nums">
                {texts.pages.rows(from + 1, from + shown.length, matching.length)}
              </p>
              <Pagination page={page} pages={pages} labels={texts.pages} onChange={turnTo} />
            </div>
          )}
        </section>
      )}
      {opened && <ResumeDetailDialog key={opened.id} summary={opened} onClose={() => setOpenedId(undefined)} />}
    </>
  );
}
