import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type BadgeVariant = 'neutral' | 'accent' | 'outline' | 'success' | 'warning' | 'destructive';

const variants: Record<BadgeVariant, string> = {
  neutral: 'border-transparent bg-subtle text-ink',
  accent: 'border-transparent bg-accent-soft text-ink',
  outline: 'border-line-strong text-ink',
  success: 'border-transparent bg-success-soft text-ink',
  warning: 'border-transparent bg-warning-soft text-ink',
  destructive: 'border-transparent bg-danger-soft text-ink',
};

/** A word or number set apart. */
export function Badge({
  variant = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-md border px-2 py-0.5 font-medium text-xs tabular-nums',
        variants[variant],
        className,
      )}
    />
  );
}
