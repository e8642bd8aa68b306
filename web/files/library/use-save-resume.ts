import type { FileState } from '#web/files/use-file.ts';
import { useLibraryActions } from '#web/lib/base-resumes.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';
import { useLibraryAction } from './use-library-action.ts';

interface Wanted {
  /** The resume that gets a new version; a new one without it. */
  id: string | undefined;
  name: string;
  text: string;
  /** What its document says of its lines. */
  roles: string;
  /** The file that the text was read from. */
  file: FileState;
  keepFile: boolean;
}

/** Saves a resume in the library, and its file if the person said so. Shows a toast; `save` says whether the text is saved. */
export function useSaveResume() {
  const library = useLibraryActions();
  const { isBusy, error, run, refuse } = useLibraryAction();

  async function save({ id, name, text, roles, file, keepFile }: Wanted): Promise<void> {
    const saved = await library.save({ name, text, roles }, id);
    const refused = keepFile && file.status === 'read' ? await keep(saved, file.file) : undefined;
    toast({ ...texts.saved, ...(refused && { description: texts.fileNotKept(refused), variant: 'destructive' }) });
  }

  /** @returns why the file was not kept */
  const keep = (id: string, file: File): Promise<string | undefined> =>
    library.keepFile(id, file).then(
      () => undefined,
      (failure: unknown) => messageOf(failure, texts.saveFailed),
    );

  return { isBusy, error, refuse, save: (wanted: Wanted) => run(() => save(wanted)) };
}
