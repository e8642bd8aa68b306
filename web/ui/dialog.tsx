import type { ReactNode } from 'react';
import { usePart } from '#web/lib/use-part.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: string | undefined;
  /** 'wide' for whole texts, 'narrow' for a question or a form. */
  width?: 'narrow' | 'wide' | undefined;
  children?: ReactNode;
}

const loadView = () => import('./dialog-view.tsx').then((module) => module.DialogView);

/** A dialog. Its code is downloaded when one first opens. */
export function Dialog(props: DialogProps) {
  const DialogView = usePart(loadView, props.open, () => props.onOpenChange(false));
  return DialogView && <DialogView {...props} />;
}

/** The buttons of a dialog: the action last, on phones stacked with the action first. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>;
}
