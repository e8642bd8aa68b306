import { useState } from 'react';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import type { FieldText, FileState } from '#web/files/use-file.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';

const loadDialog = () => import('./library-dialog.tsx').then((module) => module.LibraryDialog);

interface LibraryButtonProps {
  label: string;
  /** The resume in the field, and the file it was read from. */
  resume: FieldText;
  file: FileState;
  onPick(resume: FieldText): void;
}

/** Opens My resumes, to pick one or to save the one in the field. Its code is downloaded with the first press. */
export function LibraryButton({ label, resume, file, onPick }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<BaseResumeSummary>();
  const LibraryDialog = usePart(loadDialog, isOpen, () => setOpen(false));
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {LibraryDialog && (
        <LibraryDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          resume={resume}
          file={file}
          picked={picked}
          onPick={(chosen, text) => {
            setPicked(chosen);
            setOpen(false);
            onPick(text);
          }}
        />
      )}
    </>
  );
}
