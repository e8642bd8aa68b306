import type { ReactNode } from 'react';
import { usePart } from '#web/lib/use-part.ts';
import { classNames } from './class-names.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: string | undefined;
  /** 'full' for what stands side by side, 'wide' for whole texts, 'narrow' for a question or a form. */
  width?: 'narrow' | 'wide' | 'full' | undefined;
  children?: ReactNode;
}

const loadView = () => import('./dialog-view.tsx').then((module) => module.DialogView);

/** A dialog. Its code is downloaded when one first opens. */
export function Dialog(props: DialogProps) {
  const DialogView = usePart(loadView, props.open, () => props.onOpenChange(false));
  return DialogView && <DialogView {...props} />;
}

/** Stays in sight below a text that is longer than the window; two buttons share a line on phones, to leave room for the text. */
const stickyFooter =
  'max-sm:flex-row max-sm:flex-wrap-reverse max-sm:*:grow max-sm:*:basis-2/5 ' +
  'sticky -bottom-4 -mx-4 -mb-4 rounded-b-xl border-line border-t bg-surface p-4 sm:-mx-6 sm:-mb-6 sm:px-6';

/** The buttons of a dialog: the action last, on phones stacked with the action first. */
export function DialogFooter({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', sticky && stickyFooter)}>
      {children}
    </div>
  );
}
