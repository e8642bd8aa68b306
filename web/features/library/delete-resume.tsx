import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { texts } from '#web/files/library/texts.ts';
import { useLibraryAction } from '#web/files/library/use-library-action.ts';
import { useLibraryActions } from '#web/lib/base-resumes.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';

/** Asks before a resume is deleted with its versions and its file. */
export function DeleteResume({ resume, onClose }: { resume: BaseResumeSummary | undefined; onClose(): void }) {
  const { remove } = useLibraryActions();
  const { isBusy, error, run } = useLibraryAction();
  const confirm = async () => {
    if (!resume || !(await run(() => remove(resume.id)))) return;
    onClose();
    toast(texts.deleted);
  };
  return (
    <ConfirmDialog
      open={resume !== undefined}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={texts.deleteTitle(resume?.name ?? '')}
      description={error ?? texts.deleteText}
      cancel={texts.cancel}
      confirm={texts.remove}
      busy={isBusy}
      busyLabel={texts.deleting}
      onConfirm={() => void confirm()}
    />
  );
}
