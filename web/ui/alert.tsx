import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type AlertVariant = 'info' | 'warning' | 'destructive';

const looks = {
  info: { Icon: Info, box: 'border-line bg-subtle', icon: 'text-accent' },
  warning: { Icon: TriangleAlert, box: 'border-warning bg-warning-soft', icon: 'text-warning' },
  destructive: { Icon: CircleAlert, box: 'border-danger bg-danger-soft', icon: 'text-danger' },
} as const;

interface AlertProps {
  variant?: AlertVariant;
  title: string;
  /** What happened and what to do. */
  children?: ReactNode;
  /** Buttons, below the text. */
  actions?: ReactNode;
  className?: string;
}

/** A message that stays on the page. Screen readers read it at once, unless it only informs. */
export function Alert({ variant = 'info', title, children, actions, className }: AlertProps) {
  const { Icon, box, icon } = looks[variant];
  return (
    <div
      role={variant === 'info' ? 'status' : 'alert'}
      className={classNames('flex gap-3 rounded-xl border p-4 text-sm', box, className)}
    >
      <Icon aria-hidden className={classNames('mt-px size-5 shrink-0', icon)} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {children && <div>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
    </div>
  );
}
