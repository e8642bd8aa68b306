import { useRef } from 'react';

/**
 * Returns the focus to what had it before a dialog opened, which Radix does only for a dialog that contains its own
 * trigger. If that element is gone, the page's content gets the focus, so that the keyboard does not start over at the top.
 * Whatever has taken the focus meanwhile, another dialog or a new page, keeps it.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    /** Call this as the dialog opens, before anything in it takes the focus. */
    remember(): void {
      before.current = document.activeElement;
    },
    /** Radix' `onCloseAutoFocus`. */
    giveBack(event: Event): void {
      event.preventDefault();
      if (isFocusTaken()) return;
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      if (!isFocusTaken()) document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
}

function isFocusTaken(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
