import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A checkbox with its label beside it; the whole row can be clicked. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames('flex min-h-11 items-center gap-3 rounded-lg px-2 text-sm hover:bg-subtle', className)}
    >
      <input {...rest} type="checkbox" className="size-5 shrink-0 accent-accent" />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  );
}
