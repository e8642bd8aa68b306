import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import type { OfferedKeyword } from './offered-keywords.ts';
import { texts } from './texts.ts';

interface OptimizeDialogProps {
  /** Keywords the resume lacks, each with what to think of. */
  offered: readonly OfferedKeyword[];
  /** What was ticked last time. */
  confirmed: readonly string[];
  onApply(confirmed: string[]): Promise<void>;
  onClose(): void;
}

/**
 * Asks which of the missing keywords are true of the person. Nothing is ticked for them: a keyword that they do not
 * have, put into their resume, can cost them the job.
 */
export function OptimizeDialog({ offered, confirmed, onApply, onClose }: OptimizeDialogProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(confirmed));
  const id = useId();
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');
  const chosen = offered.map(({ keyword }) => keyword).filter((keyword) => ticked.has(keyword));
  const unchanged = chosen.length === confirmed.length && chosen.every((keyword) => confirmed.includes(keyword));

  const applyLabel =
    chosen.length === 0 && confirmed.length > 0
      ? texts.optimizeDialog.removeAll
      : texts.optimizeDialog.apply(chosen.length);

  const toggle = (keyword: string) => {
    const next = new Set(ticked);
    if (!next.delete(keyword)) next.add(keyword);
    setTicked(next);
  };
  const apply = async () => {
    setProgress('busy');
    try {
      await onApply(chosen);
      onClose();
    } catch {
      setProgress('failed');
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.optimizeDialog.title}
      description={texts.optimizeDialog.description}
    >
      {offered.length === 0 ? (
        <p>{texts.optimizeDialog.none}</p>
      ) : (
        <ul className="grid max-h-[45dvh] overflow-y-auto sm:grid-cols-2">
          {offered.map(({ keyword, hint }, index) => (
            <li key={keyword}>
              <Checkbox
                label={keyword}
                aria-describedby={`${id}-${index}`}
                checked={ticked.has(keyword)}
                onChange={() => toggle(keyword)}
              />
              <p id={`${id}-${index}`} className="pr-2 pb-2 pl-10 text-muted text-xs empty:hidden">
                {hint}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {progress === 'failed' && texts.optimizeDialog.failed}
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {offered.length === 0 ? texts.optimizeDialog.close : texts.optimizeDialog.cancel}
        </Button>
        {offered.length > 0 && (
          <Button disabled={unchanged || progress === 'busy'} aria-busy={progress === 'busy'} onClick={apply}>
            {progress === 'busy' ? texts.results.saving : applyLabel}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
