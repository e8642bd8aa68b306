import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  isBusy: boolean;
}

/** A button that shows a spinner and cannot be pressed while its work runs; it keeps its width and its name. */
export function BusyButton({ isBusy, disabled, className, children, ...rest }: BusyButtonProps) {
  return (
    <Button {...rest} disabled={isBusy || disabled} aria-busy={isBusy} className={classNames('relative', className)}>
      {isBusy && <LoaderCircle aria-hidden className="absolute animate-spin motion-reduce:animate-none" />}
      <span className={isBusy ? 'opacity-0' : undefined}>{children}</span>
    </Button>
  );
}
