import { Download, Eye } from 'lucide-react';
import { DownloadAs } from '#web/files/write/download-as.tsx';
import { dashboardFileName } from '#web/lib/file-name.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { texts } from './texts.ts';
import { useDownloadResumes, useTextOf } from './use-resumes.ts';

interface ResumeActionsProps {
  resume: ResumeSummary;
  onOpen(id: string): void;
}

/** Where the focus goes when it moves to a row. */
export function openButtonId(resumeId: string): string {
  return `open-${resumeId}`;
}

/** Where there is no room for a third button, the opened analysis offers the formats. */
const onlyWide = 'max-lg:hidden';

/** A row's actions: open it, download it as a file to send, download its text. */
export function ResumeActions({ resume, onOpen }: ResumeActionsProps) {
  const download = useDownloadResumes();
  const text = useTextOf();
  return (
    <div className="flex justify-end">
      <IconButton
        id={openButtonId(resume.id)}
        icon={<Eye />}
        label={texts.table.view(resume.jobTitle)}
        onClick={() => onOpen(resume.id)}
      />
      <DownloadAs
        isIcon
        className={onlyWide}
        jobTitle={resume.jobTitle}
        textName={dashboardFileName(resume.jobTitle)}
        disabled={text.isPending}
        textOf={() => text.mutateAsync(resume.id).catch(() => undefined)}
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
