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
  /** After a conflict: overwrites what was saved elsewhere. */
  onKeepMine(): void;
  /** After a conflict: shows what was saved elsewhere. */
  onReload(id: string): void;
}

/** Whether the shown analysis is on the dashboard, with a button to save it by hand when it is not. */
export function SaveState({ saving, isRewriting, isStale, onSave, onKeepMine, onReload }: SaveStateProps) {
  if (isRewriting) {
    return (
      <Button variant="secondary" disabled aria-busy>
        {texts.analyzing(true)}
      </Button>
    );
  }
  if (saving.status === 'conflict') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
        <p className="basis-72 text-danger">{texts.conflict.explanation}</p>
        <Button variant="secondary" onClick={() => onReload(saving.id)}>
          {texts.conflict.reload}
        </Button>
        <Button variant="secondary" onClick={onKeepMine}>
          {texts.conflict.keepMine}
        </Button>
      </div>
    );
  }
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
