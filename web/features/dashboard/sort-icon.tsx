import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { SortDirection } from './dashboard-filters.ts';

/** Which way a column is sorted; undefined when it is not. The header's aria-sort says it in words. */
export function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  if (!direction) return <ChevronsUpDown aria-hidden className="size-3.5 opacity-60" />;
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
  return <Icon aria-hidden className="size-3.5 text-accent" />;
}
