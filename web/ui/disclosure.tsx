import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A line that shows or hides what is below it. */
export function Disclosure({
  summary,
  className,
  children,
  ...rest
}: ComponentProps<'details'> & { summary: ReactNode }) {
  return (
    <details {...rest} className={classNames('group', className)}>
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-2 rounded-lg px-2 font-medium text-sm hover:bg-subtle [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  );
}
