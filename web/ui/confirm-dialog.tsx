import { AlertDialog as Radix } from 'radix-ui';
import { Button } from './button.tsx';
import { DialogFooter } from './dialog.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Names the thing. */
  title: string;
  description: string;
  cancel: string;
  /** The verb on the button, before and while it works. */
  confirm: string;
  /** How its button looks: destructive, unless nothing is lost. */
  look?: 'destructive' | 'primary' | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  onConfirm(): void;
}

/** Asks before something that cannot be undone; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    cancel,
    confirm,
    look = 'destructive',
    busy = false,
    busyLabel = confirm,
    onConfirm,
  } = props;
  const { remember, giveBack } = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid animate-appear place-items-center overflow-y-auto bg-scrim p-4">
          <Radix.Content
            onOpenAutoFocus={remember}
            onCloseAutoFocus={giveBack}
            className="flex w-full min-w-0 max-w-md animate-rise flex-col gap-4 rounded-xl border border-line bg-surface p-4 shadow-float sm:p-6"
          >
            <div className="flex flex-col gap-1">
              <Radix.Title className="wrap-anywhere text-xl">{title}</Radix.Title>
              <Radix.Description className="wrap-anywhere text-muted text-sm">{description}</Radix.Description>
            </div>
            <DialogFooter>
              <Radix.Cancel asChild>
                <Button variant="secondary" disabled={busy}>
                  {cancel}
                </Button>
              </Radix.Cancel>
              <Button variant={look} disabled={busy} aria-busy={busy} onClick={onConfirm}>
                {busy ? busyLabel : confirm}
              </Button>
            </DialogFooter>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
