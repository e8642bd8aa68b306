import { Download, Eye } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { texts } from './texts.ts';
import { useDownloadResumes } from './use-resumes.ts';

interface ResumeActionsProps {
  resume: ResumeSummary;
  onOpen(id: string): void;
}

/** Where the focus goes when it moves to a row. */
export function openButtonId(resumeId: string): string {
  return `open-${resumeId}`;
}

/** A row's actions: open it, download its text. */
export function ResumeActions({ resume, onOpen }: ResumeActionsProps) {
  const download = useDownloadResumes();
  return (
    <div className="flex justify-end">
      <IconButton
        id={openButtonId(resume.id)}
        icon={<Eye />}
        label={texts.table.view(resume.jobTitle)}
        onClick={() => onOpen(resume.id)}
      />
      <IconButton
        icon={<Download />}
        label={texts.table.download(resume.jobTitle)}
        aria-busy={download.isPending}
        disabled={download.isPending}
        onClick={() => download.mutate([resume])}
      />
    </div>
  );
}
