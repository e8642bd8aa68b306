import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { SortDirection } from './dashboard-filters.ts';

/** The direction a column is sorted in; undefined when it is not. The header's aria-sort announces it. */
export function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  if (!direction) return <ChevronsUpDown aria-hidden className="size-3.5 opacity-60" />;
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
  return <Icon aria-hidden className="size-3.5 text-accent" />;
}
