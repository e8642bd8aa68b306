import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Saving } from '../lib/analyzer-state.ts';
import { texts } from '../texts.ts';

interface SaveStateProps {
  saving: Saving;
  /** It is saved once the language model is done. */
  isRewriting: boolean;
  /** The saved row is older than what is shown; it is about to be saved. */
  isStale: boolean;
  onSave(): void;
}

/** Whether the shown analysis is on the dashboard, with a button to save it by hand when it is not. */
export function SaveState({ saving, isRewriting, isStale, onSave }: SaveStateProps) {
  if (isRewriting) {
    return (
      // On phones in two lines where it is long: it shares a line with the way on, as what follows it does.
      <Button
        variant="secondary"
        className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-36 max-sm:whitespace-normal max-sm:px-3 max-sm:leading-tight"
        disabled
        aria-busy
      >
        {texts.analyzing(true)}
      </Button>
    );
  }
  // The bar says so, which is in view wherever the person writes.
  if (saving.status === 'conflict') return null;
  if (isStale && saving.status === 'saved') return <p className="text-muted text-sm">{texts.results.saving}</p>;
  if (saving.status === 'saved') {
    return (
      <p className="flex items-center gap-1.5 text-muted text-xs sm:text-sm">
        <Check aria-hidden className="size-4" />
        {texts.results.saved}
      </p>
    );
  }
  const busy = saving.status === 'saving';
  return (
    <>
      {saving.status === 'failed' && (
        <p className="text-danger text-sm max-sm:basis-full">{texts.results.notSaved(saving.reason)}</p>
      )}
      <Button variant="secondary" className="max-sm:px-3" onClick={onSave} disabled={busy} aria-busy={busy}>
        {busy ? texts.results.saving : texts.results.save}
      </Button>
    </>
  );
}
