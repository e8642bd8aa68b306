import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { useFocusOnError } from '#web/ui/use-focus-on-error.ts';
import { texts } from './texts.ts';

interface ActionDialogProps {
  title: string;
  description: string;
  /** The button's verb, at rest and while the action runs. */
  confirm: string;
  busyLabel: string;
  isBusy: boolean;
  isReady?: boolean | undefined;
  look?: 'primary' | 'destructive' | undefined;
  error?: string | undefined;
  onConfirm(): void;
  onClose(): void;
  children?: ReactNode;
}

/** Asks for confirmation, and for any input the action needs; stays open when the action is refused. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, description, confirm, busyLabel, isBusy, isReady = true, look = 'primary', error } = props;
  const form = useFocusOnError(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) props.onConfirm();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !isBusy && props.onClose()} title={title} description={description}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {props.children}
        {error && (
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        )}
        <DialogFooter>
          <Button variant="secondary" disabled={isBusy} onClick={props.onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant={look} disabled={!isReady || isBusy} aria-busy={isBusy}>
            {isBusy ? busyLabel : confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
