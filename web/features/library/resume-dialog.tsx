import { useQuery } from '@tanstack/react-query';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { texts } from '#web/files/library/texts.ts';
import { readText } from '#web/lib/base-resumes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ResumeForm } from './resume-form.tsx';

interface ResumeDialogProps {
  /** Without it a new one is added. */
  resume: BaseResumeSummary | undefined;
  onClose(): void;
}

/** Adds a resume, or edits one. Its text is fetched first. */
export function ResumeDialog({ resume, onClose }: ResumeDialogProps) {
  const text = useQuery({
    queryKey: ['base_resume_text', resume?.id, resume?.version],
    queryFn: () => readText(resume?.id ?? ''),
    enabled: resume !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={resume ? texts.editTitle(resume.name) : texts.addTitle}
    >
      {resume && text.data === undefined ? (
        <p role={text.isError ? 'alert' : 'status'} className={text.isError ? 'text-danger' : 'text-muted'}>
          {text.isError ? texts.failed : texts.opening}
        </p>
      ) : (
        <ResumeForm resume={resume} stored={text.data ?? { text: '', roles: '' }} onClose={onClose} />
      )}
    </Dialog>
  );
}
