import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A plain surface with a hairline border. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-xl border border-line bg-surface p-4 sm:p-6', className)} />;
}
