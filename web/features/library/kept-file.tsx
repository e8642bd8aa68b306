import { useState } from 'react';
import type { BaseResumeSummary } from '#contract/base-resume.ts';
import { texts } from '#web/files/library/texts.ts';
import { useLibraryAction } from '#web/files/library/use-library-action.ts';
import { readFile, useLibraryActions } from '#web/lib/base-resumes.ts';
import { downloadBlob } from '#web/lib/download.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';

/** The original file that is kept with a resume, to download or to remove; nothing without one. */
export function KeptFile({ resume }: { resume: BaseResumeSummary }) {
  const { removeFile } = useLibraryActions();
  const { isBusy, error, run } = useLibraryAction();
  const [isRemoved, setRemoved] = useState(false);
  const { id, file_name: name } = resume;
  if (name === null || isRemoved) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        disabled={isBusy}
        onClick={() => void run(async () => downloadBlob(name, await readFile(await getSupabase(), id)))}
      >
        {texts.download}
      </Button>
      <Button
        variant="ghost"
        size="small"
        disabled={isBusy}
        onClick={() => void run(() => removeFile(id)).then(setRemoved)}
      >
        {texts.removeFile}
      </Button>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
