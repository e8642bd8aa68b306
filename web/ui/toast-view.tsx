import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';
import { type ShownToast, toastRules } from './toast.ts';
import { useFreePlace } from './use-free-place.ts';

/** One toast: read out; closed by a timer, a swipe, Escape or its button; F8 moves the focus to it. */
export function ToastView({ toast, onDismiss }: { toast: ShownToast; onDismiss(): void }) {
  const { title, description, variant } = toast;
  const shown = useRef<HTMLLIElement>(null);
  const { right, bottom, isShort, isHidden } = useFreePlace(shown, toast.isOpen);
  return (
    <Radix.Provider
      label={texts.notification}
      duration={toastRules.durationMs}
      swipeThreshold={toastRules.swipeThreshold}
      swipeDirection="right"
    >
      <Radix.Root
        key={toast.id}
        ref={shown}
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && onDismiss()}
        className={classNames(
          'pointer-events-auto flex items-start gap-3 rounded-xl border bg-surface pr-2 pl-4 text-sm shadow-float',
          isShort ? 'w-fit' : 'w-full py-3',
          isHidden && 'invisible',
          'data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
          variant === 'destructive' ? 'border-danger' : 'border-line',
        )}
      >
        <div className="min-w-0 flex-1 py-1.5">
          <Radix.Title className={classNames('font-semibold', variant === 'destructive' && 'text-danger')}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className={isShort ? 'sr-only' : 'break-words'}>{description}</Radix.Description>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton label={texts.dismiss} icon={<X />} className="-my-0.5" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        // Moved without a layout: it stands over the page, and nothing of the page moves with it.
        style={{ translate: `${-right}px ${-bottom}px` }}
        hotkey={[toastRules.hotkey]}
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-[calc(100%-2rem)] max-w-96 flex-col items-end gap-2 outline-none print:hidden"
      />
    </Radix.Provider>
  );
}
