import { Button } from './button.tsx';
import type { ShownToast } from './toast.ts';

/** A toast without swipe or timer, for when the full one could not be downloaded. */
export function PlainToast({ toast, onDismiss }: { toast: ShownToast; onDismiss(): void }) {
  if (!toast.isOpen) return null;
  return (
    <div
      role="alert"
      className="fixed right-4 bottom-4 z-50 flex max-w-96 items-center gap-3 rounded-xl border border-line bg-surface p-4 text-sm shadow-float"
    >
      <p>
        <strong className="block font-semibold">{toast.title}</strong>
        {toast.description}
      </p>
      <Button variant="secondary" size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
