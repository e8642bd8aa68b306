import { Check } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Saving } from '../lib/analyzer-state.ts';
import { texts } from '../texts.ts';

/** Whether the shown analysis is on the dashboard, with a button to save it by hand when it is not. */
export function SaveState({ saving, onSave }: { saving: Saving; onSave(): void }) {
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
