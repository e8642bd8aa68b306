import { Download, PencilLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { DownloadAs } from '#web/files/write/download-as.tsx';
import { dashboardFileName } from '#web/lib/file-name.ts';
import { analysisPath } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { ResumeDetail } from './resume-detail.tsx';
import { texts } from './texts.ts';
import { useDownloadResumes, useResume } from './use-resumes.ts';

interface ResumeDetailDialogProps {
  summary: ResumeSummary;
  isDeleting: boolean;
  /** Asks whether to delete it. */
  onDelete(): void;
  onClose(): void;
}

/** One saved analysis in full, loaded when it is opened. */
export function ResumeDetailDialog({ summary, isDeleting, onDelete, onClose }: ResumeDetailDialogProps) {
  const { id, jobTitle, dateCreated } = summary;
  const { data, isError, refetch } = useResume(id);
  const download = useDownloadResumes();

  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={jobTitle}
      description={texts.detail.created(dateCreated)}
    >
      {data && <ResumeDetail resume={data} />}
      {!data && isError && (
        <Alert
          variant="destructive"
          title={texts.detail.loadFailed}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {texts.detail.retry}
            </Button>
          }
        />
      )}
      {!data && !isError && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{texts.detail.loading}</span>
          <Skeleton className="h-12" />
          <SkeletonLines />
        </div>
      )}
      <DialogFooter sticky>
        <Button
          variant="destructive"
          className="sm:mr-auto"
          disabled={isDeleting}
          aria-busy={isDeleting}
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
          {isDeleting ? texts.detail.deleting : texts.detail.delete}
        </Button>
        <CopyButton disabled={!data} textOf={() => data?.optimizedResume || data?.resumeText || ''} />
        <Button variant="secondary" disabled={download.isPending} onClick={() => download.mutate([summary])}>
          <Download aria-hidden />
          {texts.detail.download}
        </Button>
        <DownloadAs
          disabled={!data}
          textOf={() => ({ text: data?.optimizedResume || data?.resumeText || '', roles: data?.resumeRoles ?? '' })}
          jobTitle={jobTitle}
          textName={dashboardFileName(jobTitle)}
        />
        <Link to={analysisPath(id)} className={buttonClass()}>
          <PencilLine aria-hidden />
          {texts.detail.open}
        </Link>
      </DialogFooter>
    </Dialog>
  );
}
