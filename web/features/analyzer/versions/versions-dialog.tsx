import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { format } from '#web/lib/format.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { useTry } from '../lib/use-try.ts';
import { loadVersions, textOf, type Version } from './load-versions.ts';
import { texts } from './texts.ts';

interface VersionsDialogProps {
  /** The saved row. */
  resumeId: string;
  /** The text that is shown now. */
  text: string;
  /** Shows two texts side by side. */
  compare(before: string, after: string): ReactNode;
  onRestore(version: Version): Promise<void>;
  onClose(): void;
}

/** What an analysis was before: to compare with what it is now, and to restore. */
export function VersionsDialog({ resumeId, text, compare, onRestore, onClose }: VersionsDialogProps) {
  const [compared, setCompared] = useState<string>();
  const restoring = useTry();
  const { data, isError } = useQuery({
    queryKey: ['resume-versions', resumeId],
    queryFn: async () => loadVersions(await getSupabase(), resumeId),
    // Another one may have been kept since.
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
  const restore = (version: Version) =>
    void restoring.run(async () => {
      await onRestore(version);
      onClose();
    });
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.description}
    >
      {isError && <p role="alert">{texts.failed}</p>}
      {!(data || isError) && <p className="animate-late text-muted">{texts.loading}</p>}
      {data?.length === 0 && <p>{texts.none}</p>}
      <ul className="-mx-2 flex max-h-[55dvh] flex-col divide-y divide-line overflow-y-auto px-2 empty:hidden">
        {data?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isBusy={restoring.isBusy}
            onRestore={() => restore(version)}
            comparison={compared === version.id ? compare(textOf(version), text) : undefined}
            onCompare={() => setCompared(compared === version.id ? undefined : version.id)}
          />
        ))}
      </ul>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {restoring.hasFailed && texts.restoreFailed}
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface VersionRowProps {
  version: Version;
  isBusy: boolean;
  comparison: ReactNode;
  onCompare(): void;
  onRestore(): void;
}

function VersionRow({ version, isBusy, comparison, onCompare, onRestore }: VersionRowProps) {
  const time = format.moment(new Date(version.created_at));
  const compare = comparison === undefined ? texts.compare : texts.hide;
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <span className="block font-medium tabular-nums">{time}</span>
          <span className="text-muted">
            {texts.reasons[version.reason]} · {texts.score(version.optimized_match_score ?? version.match_score)}
          </span>
        </p>
        <div className="flex gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-expanded={comparison !== undefined}
            aria-label={texts.of(compare, time)}
            onClick={onCompare}
          >
            {compare}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-busy={isBusy}
            aria-label={texts.of(texts.restore, time)}
            onClick={onRestore}
          >
            {texts.restore}
          </Button>
        </div>
      </div>
      {comparison}
    </li>
  );
}
