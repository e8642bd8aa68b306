export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

/** The numbers of product rule 9.8. */
export const toastRules = {
  durationMs: 5000,
  swipeThreshold: 50,
  hotkey: 'F8',
  /** How long a dismissed toast stays in the list, unseen. */
  removeAfterMs: 1_000_000,
} as const;

const listeners = new Set<() => void>();
let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a message, in place of the one that is shown: there is one at a time. */
export function toast({ title, description, variant }: ToastMessage): void {
  lastId += 1;
  show({ id: lastId, isOpen: true, title, description, variant });
}

/** Closes a toast, if it is still the shown one. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.isOpen) return;
  show({ ...shown, isOpen: false });
  removal = setTimeout(() => show(null), toastRules.removeAfterMs);
}

function show(next: ShownToast | null): void {
  clearTimeout(removal);
  shown = next;
  for (const notify of listeners) notify();
}

/** The toast in the list, open or dismissed. */
export function getToast(): ShownToast | null {
  return shown;
}

/** Tells of every change. @returns what ends it */
export function subscribeToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
