import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { ActionDialog } from '../lib/action-dialog.tsx';
import { texts } from './texts.ts';
import { useBackupWork } from './use-backups.ts';

interface RestoreDialogProps {
  name: string;
  madeAt: string;
  onClose(): void;
}

/** Confirmed by typing a word: it replaces what everybody has. */
export function RestoreDialog({ name, madeAt, onClose }: RestoreDialogProps) {
  const words = texts.backups;
  const [typed, setTyped] = useState('');
  const { run, isBusy, refusal } = useBackupWork('restore');
  return (
    <ActionDialog
      {...{ isBusy, onClose }}
      title={words.title(madeAt)}
      description={words.description}
      confirm={words.confirm}
      busyLabel={words.busy}
      look="destructive"
      isReady={typed.trim().toUpperCase() === words.word}
      error={refusal}
      onConfirm={() => run(name, { onSuccess: onClose })}
    >
      <Field
        label={words.label(words.word)}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActionDialog>
  );
}
