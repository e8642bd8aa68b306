import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

/** A button that shows that its work runs. */
export function BusyButton({ isBusy, children, ...rest }: ComponentProps<typeof Button> & { isBusy: boolean }) {
  return (
    <Button {...rest} aria-busy={isBusy}>
      {isBusy && <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />}
      {children}
    </Button>
  );
}
