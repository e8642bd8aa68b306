import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** Traps the focus, closes on Escape, on a press outside and by its button, then returns the focus. */
export function DialogView({ open, onOpenChange, title, description, width = 'narrow', children }: DialogProps) {
  const { remember, giveBack } = useFocusReturn();
  const start = width === 'narrow' ? focusMarked : focusStart;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-appear place-items-center overflow-y-auto bg-scrim p-4">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              remember();
              start(event);
            }}
            onCloseAutoFocus={giveBack}
            // React hands it on to the form that the dialog was opened from, which would be submitted, too.
            onSubmit={(event) => event.stopPropagation()}
            className={classNames(
              'relative flex w-full min-w-0 animate-rise flex-col gap-4 rounded-xl border border-line bg-surface p-4 shadow-float outline-none sm:p-6',
              widths[width],
            )}
          >
            <div className="flex flex-col gap-1">
              <Radix.Title className="wrap-anywhere pr-10 text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="wrap-anywhere text-muted text-sm">{description}</Radix.Description>
              )}
            </div>
            {children}
            <Radix.Close asChild>
              <IconButton label={texts.close} icon={<X />} className="absolute top-2 right-2 sm:top-4 sm:right-4" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const widths = { narrow: 'max-w-md', wide: 'max-w-3xl', full: 'max-w-[100rem]' } as const;

/** A dialog to read starts at its top; its first control may be far below. */
function focusStart(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}

/** On opening, the control marked `data-autofocus` takes the focus, or else the first control. */
function focusMarked(event: Event): void {
  const content = event.currentTarget;
  const marked = content instanceof Element ? content.querySelector('[data-autofocus]') : null;
  if (!(marked instanceof HTMLElement)) return;
  event.preventDefault();
  marked.focus();
}
