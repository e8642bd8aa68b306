import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { fieldClass } from './field-class.ts';

/** A one-line field; 16 px on phones, because their browsers zoom in on smaller text. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={classNames(fieldClass, 'h-11 px-3 text-base placeholder:text-sm sm:text-sm', className)}
    />
  );
}
