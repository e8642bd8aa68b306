import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { fieldClass } from './field-class.ts';

/** A multi-line text field. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(fieldClass, 'px-3 py-2.5 text-base sm:text-[15px]', className)} />;
}
