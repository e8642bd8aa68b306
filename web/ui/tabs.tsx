import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Tabs: `<Tabs><TabList label><Tab value/></TabList><TabPanel value/></Tabs>`. */
export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...rest} className={classNames('flex flex-col gap-4', className)} />;
}

interface TabListProps extends ComponentProps<typeof Radix.List> {
  label: string;
  /** On phones they share the width, in two lines if they must; without it they scroll sideways, however many they are. */
  fits?: boolean;
}

/** How few tabs share the width of a phone. */
const sharing = 'max-sm:w-full max-sm:*:flex-1 max-sm:*:whitespace-normal max-sm:*:px-1 max-sm:*:leading-tight';

export function TabList({ label, fits = false, className, ...rest }: TabListProps) {
  return (
    <Radix.List
      {...rest}
      aria-label={label}
      className={classNames('flex gap-1 overflow-x-auto border-line border-b', fits && sharing, className)}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={classNames(
        '-mb-px min-h-11 whitespace-nowrap rounded-t-md border-transparent border-b-2 px-3 font-medium text-muted text-sm transition-colors',
        'enabled:hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed',
        'data-[state=active]:border-accent data-[state=active]:text-ink',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classNames('rounded-lg', className)} />;
}
