import { useCallback, useMemo, useRef, useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { DashboardSort } from './dashboard-filters.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListBar } from './list-bar.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { ResumeDetailDialog } from './resume-detail-dialog.tsx';
import { ResumeList } from './resume-list.tsx';
import { ScoreHistory } from './score-history.tsx';
import { texts } from './texts.ts';
import { useDashboardView } from './use-dashboard-view.ts';
import { useDeletion } from './use-deletion.ts';
import { useFoundKeywords } from './use-found-keywords.ts';
import { useDownloadResumes } from './use-resumes.ts';
import { useSelection } from './use-selection.ts';
import { useShownPage } from './use-shown-page.ts';

/** The saved analyses, at least one: filters, a page of the list, and the dialog with the opened one. */
export function SavedResumes({ resumes }: { resumes: readonly ResumeSummary[] }) {
  const [view, changeView] = useDashboardView();
  const { matching, shown, sort, page, pages, from } = useShownPage(resumes, view);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const keywords = useFoundKeywords(shownIds, resumes);
  const selection = useSelection(shownIds);
  // Actions skip what the filters hide: nobody deletes what they do not see listed.
  const selected = useMemo(() => matching.filter(({ id }) => selection.ids.has(id)), [matching, selection.ids]);
  const [openedId, setOpenedId] = useState<string>();
  const opened = openedId && resumes.find(({ id }) => id === openedId);
  const download = useDownloadResumes();
  const deletion = useDeletion(shown, () => setOpenedId(undefined));
  const list = useRef<HTMLElement>(null);
  const sortBy = useCallback((changed: DashboardSort) => changeView({ sort: changed }, 'sort'), [changeView]);

  function turnTo(next: number): void {
    changeView({ page: next }, 'page');
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }

  return (
    <>
      {resumes.length >= 2 && <ScoreHistory resumes={matching} />}
      <FilterBar
        filters={view.filters}
        matching={matching.length}
        onChange={(filters, change) => changeView({ filters }, change)}
      />
      <ListBar
        all={resumes.length}
        matching={matching.length}
        selected={selected.length}
        isDownloading={download.isPending}
        onSelectAll={() =>
          selection.set(
            matching.map(({ id }) => id),
            true,
          )
        }
        onClear={selection.clear}
        onDownload={() => download.mutate(selected)}
        onDelete={() => deletion.ask(selected)}
      />
      {shown.length === 0 ? (
        <Card className="py-12! text-center text-muted">
          <p role="status">{texts.filters.noneMatch}</p>
        </Card>
      ) : (
        <section
          ref={list}
          tabIndex={-1}
          aria-label={texts.table.caption}
          // Space for the bar at the bottom of phones.
          className={classNames('flex flex-col gap-4 outline-none', selected.length > 0 && 'max-md:pb-28')}
        >
          <ResumeList
            resumes={shown}
            keywords={keywords}
            selection={selection}
            sort={sort}
            onSort={sortBy}
            onOpen={setOpenedId}
          />
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
      {opened && (
        <ResumeDetailDialog
          key={opened.id}
          summary={opened}
          isDeleting={deletion.isDeleting}
          onDelete={() => deletion.ask([opened])}
          onClose={() => setOpenedId(undefined)}
        />
      )}
      <DeleteQuestion deletion={deletion} />
    </>
  );
}

function DeleteQuestion({ deletion }: { deletion: ReturnType<typeof useDeletion> }) {
  const { asked, confirm, cancel, isDeleting } = deletion;
  const [first, ...others] = asked;
  const isOne = others.length === 0;
  return (
    <ConfirmDialog
      open={first !== undefined}
      onOpenChange={(open) => !open && !isDeleting && cancel()}
      title={isOne ? texts.confirm.title(first?.jobTitle ?? '') : texts.confirm.manyTitle(asked.length)}
      description={isOne ? texts.confirm.description : texts.confirm.manyDescription}
      cancel={texts.confirm.cancel}
      confirm={texts.confirm.delete}
      busy={isDeleting}
      busyLabel={texts.detail.deleting}
      onConfirm={confirm}
    />
  );
}
