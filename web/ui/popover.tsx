import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it contains, for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A small panel beside its button; closes on Escape or a press outside and returns the focus. */
export function Popover({ trigger, label, className, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className={classNames(
            'z-30 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto',
            'rounded-xl border border-line bg-surface p-4 shadow-float outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
