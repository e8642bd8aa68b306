import { useEffect, useState } from 'react';
import type { ResumeSummary } from './load-resumes.ts';
import { openButtonId } from './resume-actions.tsx';
import { useDeleteResumes } from './use-resumes.ts';

/**
 * Deletion after a confirmation. Afterwards the focus goes to the row after the deleted ones, else to the one before,
 * so that keyboard users continue where they were.
 * @param onDone called before the focus moves, to close what showed the deleted rows
 */
export function useDeletion(shown: readonly ResumeSummary[], onDone: () => void) {
  const remove = useDeleteResumes();
  const [asked, setAsked] = useState<readonly ResumeSummary[]>([]);
  const [focusedId, setFocusedId] = useState<string>();
  useEffect(() => {
    if (focusedId === undefined) return;
    document.getElementById(openButtonId(focusedId))?.focus();
    setFocusedId(undefined);
  }, [focusedId]);

  function confirm(): void {
    const ids = asked.map(({ id }) => id);
    remove.mutate(ids, {
      onSuccess() {
        onDone();
        setFocusedId(neighbour(shown, new Set(ids)));
      },
      onSettled: () => setAsked([]),
    });
  }
  return { asked, ask: setAsked, cancel: () => setAsked([]), confirm, isDeleting: remove.isPending } as const;
}

/** The id of the row after the given ones, else of the one before them; undefined when no other row is shown. */
function neighbour(shown: readonly ResumeSummary[], ids: ReadonlySet<string>): string | undefined {
  const first = shown.findIndex(({ id }) => ids.has(id));
  const isOther = ({ id }: ResumeSummary) => !ids.has(id);
  return (shown.slice(Math.max(first, 0)).find(isOther) ?? shown.findLast(isOther))?.id;
}
