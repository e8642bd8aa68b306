import { X } from 'lucide-react';
import { useState } from 'react';
import { useAnswerActions, useAnswers } from '#web/lib/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeywordChoice } from './keyword-choice.tsx';
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
 * Asks which of the missing keywords are true of the person. Nothing is ticked for them but what they said themselves: a
 * keyword that they do not have, put into their resume, can cost them the job. What they answer is remembered.
 */
export function OptimizeDialog({ offered, confirmed, onApply, onClose }: OptimizeDialogProps) {
  const answers = useAnswers().data ?? [];
  const { remember } = useAnswerActions();
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');

  const known = new Map(answers.map(({ subject, is_true: isTrue }) => [subject, isTrue]));
  const open = offered.filter(({ keyword, isQuestion }) => !isQuestion || known.get(keyword) !== false);
  const isTicked = ({ keyword, isQuestion }: OfferedKeyword) =>
    touched.get(keyword) ?? (confirmed.includes(keyword) || (isQuestion && known.get(keyword) === true));
  const chosen = open.filter(isTicked).map(({ keyword }) => keyword);
  const unchanged = chosen.length === confirmed.length && chosen.every((keyword) => confirmed.includes(keyword));

  const applyLabel =
    chosen.length === 0 && confirmed.length > 0
      ? texts.optimizeDialog.removeAll
      : texts.optimizeDialog.apply(chosen.length);

  const attempt = async (work: () => Promise<void>) => {
    setProgress('busy');
    try {
      await work();
      setProgress('idle');
    } catch {
      setProgress('failed');
    }
  };
  const apply = () =>
    attempt(async () => {
      const told = open.filter((offer) => offer.isQuestion && touched.get(offer.keyword) === true);
      await remember(
        told.map(({ keyword }) => ({
          subject: keyword,
          is_true: true,
          statement: places.get(keyword)?.trim() || null,
        })),
      );
      await onApply(chosen);
      onClose();
    });
  const deny = (keyword: string) => attempt(() => remember([{ subject: keyword, is_true: false, statement: null }]));

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.optimizeDialog.title}
      description={texts.optimizeDialog.description}
    >
      {open.length === 0 ? (
        <p>{texts.optimizeDialog.none}</p>
      ) : (
        <ul className="grid max-h-[45dvh] gap-x-4 overflow-y-auto sm:grid-cols-2">
          {open.map((offer) => (
            <li key={offer.keyword} className="flex items-start justify-between">
              <KeywordChoice
                offer={offer}
                isTicked={isTicked(offer)}
                onTick={(tick) => setTouched(new Map(touched).set(offer.keyword, tick))}
                place={places.get(offer.keyword) ?? ''}
                onPlace={(place) => setPlaces(new Map(places).set(offer.keyword, place))}
              />
              {offer.isQuestion && !isTicked(offer) && (
                <IconButton
                  label={texts.optimizeDialog.deny(offer.keyword)}
                  icon={<X />}
                  disabled={progress === 'busy'}
                  onClick={() => void deny(offer.keyword)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {progress === 'failed' && texts.optimizeDialog.failed}
      </p>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          {open.length === 0 ? texts.optimizeDialog.close : texts.optimizeDialog.cancel}
        </Button>
        {open.length > 0 && (
          <Button disabled={unchanged || progress === 'busy'} aria-busy={progress === 'busy'} onClick={apply}>
            {progress === 'busy' ? texts.results.saving : applyLabel}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
