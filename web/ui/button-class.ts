import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
export type ButtonSize = 'medium' | 'small';

const shape =
  'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg border font-medium text-sm ' +
  'transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-subtle disabled:text-muted ' +
  '[&_svg]:size-4 [&_svg]:shrink-0';

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4',
  // Fingers need 44 px; a mouse does not.
  small: 'min-h-9 px-3 pointer-coarse:min-h-11',
};

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent enabled:hover:border-accent-strong enabled:hover:bg-accent-strong ' +
    '[a&]:hover:border-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink enabled:hover:bg-subtle [a&]:hover:bg-subtle',
  ghost:
    'border-transparent text-ink enabled:hover:bg-subtle [a&]:hover:bg-subtle disabled:border-transparent disabled:bg-transparent',
  destructive:
    'border-danger bg-danger text-on-danger enabled:hover:border-danger-strong enabled:hover:bg-danger-strong',
};

/** The look of a button, for links that are actions too. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(shape, sizes[size], variants[variant], className);
}
