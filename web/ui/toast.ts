import { createStore } from '#web/lib/store.ts';

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
  /** How long a dismissed toast stays in the list, hidden. */
  removeAfterMs: 1_000_000,
} as const;

/** The toast in the list, open or dismissed. */
const shown = createStore<ShownToast | null>(() => null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a message and replaces the current one: there is only one at a time. */
export function toast({ title, description, variant }: ToastMessage): void {
  lastId += 1;
  show({ id: lastId, isOpen: true, title, description, variant });
}

/** Closes a toast if it is still shown. */
export function dismissToast(id: number): void {
  const current = shown.get();
  if (current?.id !== id || !current.isOpen) return;
  show({ ...current, isOpen: false });
  removal = setTimeout(() => show(null), toastRules.removeAfterMs);
}

function show(next: ShownToast | null): void {
  clearTimeout(removal);
  shown.set(next);
}

export const { get: getToast, subscribe: subscribeToasts } = shown;
