import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, for screen readers and as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square button with only an icon. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={buttonClass('ghost', 'medium', `size-11 px-0! [&_svg]:size-5 ${className}`)}
    >
      {icon}
    </button>
  );
}
