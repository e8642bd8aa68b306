import { Link } from 'react-router';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import type { FieldText, FileState } from '#web/files/use-file.ts';
import { readText, useBaseResumes } from '#web/lib/base-resumes.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ResumeList } from './resume-list.tsx';
import { SaveResume } from './save-resume.tsx';
import { texts } from './texts.ts';
import { useLibraryAction } from './use-library-action.ts';

interface LibraryDialogProps {
  open: boolean;
  onClose(): void;
  /** The resume in the field. */
  resume: FieldText;
  file: FileState;
  /** The resume that the text came from. */
  picked: BaseResumeSummary | undefined;
  onPick(resume: BaseResumeSummary, text: FieldText): void;
}

/** My resumes in the analyzer: one is picked, or the one in the field is saved. */
export function LibraryDialog({ open, onClose, resume, file, picked, onPick }: LibraryDialogProps) {
  const { data: resumes } = useBaseResumes();
  const { isBusy, error, run } = useLibraryAction();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.heading} description={texts.pick}>
      {resume.text.trim() !== '' && resumes && (
        <SaveResume resume={resume} file={file} resumes={resumes} picked={picked} onSaved={onClose} />
      )}
      <ResumeList
        actions={(saved) => (
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={texts.pickNamed(saved.name)}
            onClick={() => void run(async () => onPick(saved, await readText(saved.id)))}
          >
            {texts.use}
          </Button>
        )}
      />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
      <Link to={paths.myResumes} className="self-start text-accent text-sm hover:underline">
        {texts.manage}
      </Link>
    </Dialog>
  );
}
