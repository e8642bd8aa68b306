import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  checked: boolean;
  /** What it does, below the label. */
  children?: ReactNode;
}

/** Turns something on or off at once; the whole row can be clicked. */
export function Switch({ label, checked, children, className, ...rest }: SwitchProps) {
  return (
    <label
      className={classNames(
        '-mx-2 flex min-h-11 items-start justify-between gap-6 rounded-lg px-2 py-2 hover:bg-subtle has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium text-sm">{label}</span>
        {children && <span className="text-muted text-sm">{children}</span>}
      </span>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-label={label}
          className="peer h-6 w-11 appearance-none rounded-full border border-line-strong bg-subtle transition-colors checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-60"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent"
        />
      </span>
    </label>
  );
}
