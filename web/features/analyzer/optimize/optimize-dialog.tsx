import { type ReactNode, useId, useState } from 'react';
import { logError } from '#web/lib/log-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { KeywordChoice } from './keyword-choice.tsx';
import { texts } from './texts.ts';
import type { OfferedKeyword } from './use-choices.ts';
import { useChoices } from './use-choices.ts';

interface OptimizeDialogProps {
  /** Keywords the resume lacks, each with what to consider. */
  offered: readonly OfferedKeyword[];
  /** What went into the resume last time. */
  confirmed: readonly string[];
  onApply(confirmed: readonly string[]): Promise<void>;
  onClose(): void;
}

/** Asks which of the missing keywords are true of the person. The answers are remembered. */
export function OptimizeDialog({ offered, confirmed, onApply, onClose }: OptimizeDialogProps) {
  const choices = useChoices(offered, confirmed);
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { chosen } = choices;
  const isEmpty = choices.offered.length === 0;
  const isUnchanged = chosen.length === confirmed.length && chosen.every((keyword) => confirmed.includes(keyword));
  const isRemoval = chosen.length === 0 && confirmed.length > 0;

  const attempt = async (work: () => Promise<void>) => {
    setProgress('busy');
    try {
      await work();
      setProgress('idle');
    } catch (error) {
      logError('The chosen keywords could not be saved', error);
      setProgress('failed');
    }
  };
  const apply = () =>
    attempt(async () => {
      await choices.rememberChosen();
      await onApply(chosen);
      onClose();
    });
  const list = (heading: string, isQuestion: boolean) => (
    <OfferedList heading={heading}>
      {choices.offered
        .filter((offer) => offer.isQuestion === isQuestion)
        .map((offer) => (
          <KeywordChoice
            key={offer.keyword}
            offer={offer}
            choices={choices}
            isBusy={progress === 'busy'}
            onDeny={() => void attempt(() => choices.deny(offer.keyword))}
          />
        ))}
    </OfferedList>
  );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={texts.title}
      description={isEmpty ? undefined : texts.description}
    >
      {isEmpty ? (
        <p>{texts.none}</p>
      ) : (
        <div className="-mx-2 flex max-h-[50dvh] flex-col gap-4 overflow-y-auto">
          {list(texts.proven, false)}
          {list(texts.questions, true)}
        </div>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {progress === 'failed' && texts.failed}
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {isEmpty ? texts.close : texts.cancel}
        </Button>
        {!isEmpty && (
          <Button disabled={isUnchanged || progress === 'busy'} aria-busy={progress === 'busy'} onClick={apply}>
            {progress === 'busy' ? texts.saving : isRemoval ? texts.removeAll : texts.apply(chosen.length)}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

function OfferedList({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-2 text-sm">
        {heading}
      </h3>
      <ul className="grid gap-x-4 sm:grid-cols-2">{children}</ul>
    </section>
  );
}
