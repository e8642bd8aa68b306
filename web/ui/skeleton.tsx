import { classNames } from './class-names.ts';

/** The shape of what is still loading; give it that size. Shows itself after 200 ms only. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-late rounded-lg bg-line', className)} />;
}
