import { classNames } from './class-names.ts';

/** The shape of what is still loading; give it that size. It appears only after 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-late rounded-lg bg-line/60', className)} />;
}

/** Widths that vary as titles do. */
const rows = ['w-44', 'w-32', 'w-52', 'w-36', 'w-40'] as const;

/** A list that is still loading, in the frame it will have. */
export function SkeletonRows() {
  return (
    <div aria-hidden className="animate-late rounded-xl border border-line bg-surface">
      {rows.map((width) => (
        <div key={width} className="flex items-center gap-6 border-line border-b px-4 py-5 last:border-b-0 sm:px-6">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="ml-auto h-4 w-20 max-sm:hidden" />
          <Skeleton className="h-4 w-20 max-sm:ml-auto" />
        </div>
      ))}
    </div>
  );
}

/** The last line of each of three paragraphs is shorter. */
const lines = ['w-full', 'w-11/12', 'w-2/5', 'w-10/12', 'w-3/5', 'w-9/12', 'w-8/12', 'w-1/3'] as const;

/** A text that is still loading. */
export function SkeletonLines() {
  return (
    <div aria-hidden className="flex flex-col gap-5 py-2">
      {lines.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
