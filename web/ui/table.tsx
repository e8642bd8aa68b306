import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A table that scrolls sideways within its frame when the screen is narrow. Give it a `<caption>`. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-surface">
      <table {...rest} className={classNames('w-full border-collapse text-left text-sm', className)} />
    </div>
  );
}

export function TableHeader({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames('border-line border-b px-4 py-2 font-medium text-muted first:pl-6 last:pr-6', className)}
    />
  );
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={classNames('border-line border-b last:border-b-0', className)} />;
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={classNames('px-4 py-3 align-middle first:pl-6 last:pr-6', className)} />;
}
