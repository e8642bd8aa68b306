import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Saving } from '../lib/analyzer-state.ts';
import { texts } from '../texts.ts';

interface SaveStateProps {
  saving: Saving;
  /** The saved row is older than what is shown; it is about to be saved. */
  isStale: boolean;
  onSave(): void;
}

/** Whether the shown analysis is on the dashboard, with a button to save it by hand when it is not. */
export function SaveState({ saving, isStale, onSave }: SaveStateProps) {
  if (isStale && saving.status === 'saved') return <p className="text-muted text-sm">{texts.results.saving}</p>;
  if (saving.status === 'saved') {
    return (
      <p className="flex items-center gap-1.5 text-muted text-sm">
        <Check aria-hidden className="size-4" />
        {texts.results.saved}
      </p>
    );
  }
  const busy = saving.status === 'saving';
  return (
    <>
      {saving.status === 'failed' && <p className="text-danger text-sm">{texts.results.notSaved(saving.reason)}</p>}
      <Button variant="secondary" onClick={onSave} disabled={busy} aria-busy={busy}>
        {busy ? texts.results.saving : texts.results.save}
      </Button>
    </>
  );
}
