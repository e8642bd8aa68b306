import { useState } from 'react';
import type { AdminResumeRow } from '#contract/admin.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PagedList } from '../lib/paged-list.tsx';
import { SearchField } from '../lib/search-field.tsx';
import { useStats } from '../lib/use-stats.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import { ResumeDialog } from './resume-dialog.tsx';
import { ResumeList } from './resume-list.tsx';
import { texts } from './texts.ts';
import { useDeleteResume, useResumes } from './use-resumes.ts';

/** Resume Management: everyone's analyses. */
export function ResumesPage() {
  const [read, write] = useUrlState();
  const list = useResumes(read('q'));
  const { data: stats } = useStats();
  const [viewed, setViewed] = useState<AdminResumeRow>();
  const [asked, setAsked] = useState<AdminResumeRow>();
  const remove = useDeleteResume();
  return (
    <>
      <PageHeading title={texts.heading}>{stats ? texts.counted(stats.total_resumes) : texts.heading}</PageHeading>
      <SearchField label={texts.search} value={read('q')} onChange={(q) => write({ q })} />
      {remove.error && <Alert variant="destructive" title={messageOf(remove.error, texts.deleteFailed)} />}
      <PagedList
        label={texts.table.caption}
        list={list}
        texts={{ loading: texts.loading, failed: texts.loadFailed, empty: texts.empty }}
      >
        {(resumes) => <ResumeList resumes={resumes} onView={setViewed} onDelete={setAsked} />}
      </PagedList>
      {viewed && <ResumeDialog row={viewed} onClose={() => setViewed(undefined)} />}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && !remove.isPending && setAsked(undefined)}
          title={texts.confirm.title}
          description={texts.confirm.description}
          cancel={texts.confirm.cancel}
          confirm={texts.confirm.delete}
          busy={remove.isPending}
          busyLabel={texts.confirm.deleting}
          onConfirm={() => remove.mutate(asked.id, { onSettled: () => setAsked(undefined) })}
        />
      )}
    </>
  );
}
