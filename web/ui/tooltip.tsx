import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** Words about a control, on hover and focus. Never the only place of something a person needs. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 max-w-64 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-page text-xs"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
