import { Skeleton } from '#web/ui/skeleton.tsx';

/** Reserves the card's space while it loads, so that the plans below do not move. */
export function UsageSkeleton() {
  return <Skeleton className="h-44.5 sm:h-41" />;
}
