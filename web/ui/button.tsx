import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Applies the look to the only child instead, for links that are actions. */
  asChild?: boolean | undefined;
}

/** A button; of type 'button' by default. While its work runs, disable it and have it say so. */
export function Button({ variant, size, className, asChild = false, type = 'button', ...rest }: ButtonProps) {
  const look = buttonClass(variant, size, className);
  if (asChild) return <Slot.Root {...rest} className={look} />;
  return <button {...rest} type={type} className={look} />;
}
