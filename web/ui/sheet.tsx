import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface SheetProps {
  title: string;
  /** 'wide' for fields; 'narrow' for a menu. */
  width?: 'narrow' | 'wide' | undefined;
  onClose(): void;
  children: ReactNode;
}

/** A panel that slides in from the right and traps the focus. */
export function Sheet({ title, width = 'narrow', onClose, children }: SheetProps) {
  const { remember, giveBack } = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className={classNames(
            'fixed inset-y-0 right-0 z-40 flex animate-slide-in flex-col gap-4 overflow-y-auto border-line border-l bg-surface p-4 shadow-float',
            width === 'wide' ? 'w-90 max-w-full' : 'w-72 max-w-[85vw]',
          )}
        >
          <div className="flex items-center justify-between">
            <Radix.Title className="px-3 font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={texts.close} icon={<X />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
