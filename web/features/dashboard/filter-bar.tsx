import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { countActiveFilters, type DashboardFilters, noFilters } from './dashboard-filters.ts';
import { DateFilter } from './date-filter.tsx';
import { ScoreFilter } from './score-filter.tsx';
import { texts } from './texts.ts';
import { TypeFilter } from './type-filter.tsx';
import type { ViewChange } from './use-dashboard-view.ts';
import { useIsPhone } from './use-is-phone.ts';

export interface FilterBarProps {
  filters: DashboardFilters;
  /** How many resumes pass them. */
  matching: number;
  onChange(filters: DashboardFilters, change: ViewChange): void;
}

/** The filters in one line; on phones the search and a button that opens the others. */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange } = props;
  const searchId = useId();
  const isPhone = useIsPhone();
  return (
    <search aria-label={texts.filters.region} className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-44 flex-1 md:min-w-56">
        <Search aria-hidden className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-muted" />
        <label htmlFor={searchId} className="sr-only">
          {texts.filters.searchLabel}
        </label>
        <Input
          id={searchId}
          type="search"
          className="pl-9"
          maxLength={limits.searchCharacters}
          placeholder={texts.filters.search}
          value={filters.searchTerm}
          onChange={(event) => onChange({ ...filters, searchTerm: event.target.value }, 'search')}
        />
      </div>
      {isPhone ? <SheetButton {...props} /> : <BarFilters filters={filters} onChange={onChange} />}
    </search>
  );
}

function BarFilters({ filters, onChange }: Omit<FilterBarProps, 'matching'>) {
  return (
    <>
      <ScoreFilter
        range={filters.scoreRange}
        onChange={(scoreRange) => onChange({ ...filters, scoreRange }, 'score')}
      />
      <DateFilter range={filters.dateRange} onChange={(dateRange) => onChange({ ...filters, dateRange }, 'dates')} />
      <TypeFilter
        type={filters.analysisType}
        onChange={(analysisType) => onChange({ ...filters, analysisType }, 'type')}
      />
      <Button variant="ghost" disabled={countActiveFilters(filters) === 0} onClick={() => onChange(noFilters, 'reset')}>
        {texts.filters.reset}
      </Button>
    </>
  );
}

const loadSheet = () => import('./filter-sheet.tsx').then((module) => module.FilterSheet);

function SheetButton(props: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const FilterSheet = usePart(loadSheet, isOpen, close);
  // The search is next to the button, visible to everyone.
  const active = countActiveFilters({ ...props.filters, searchTerm: '' });
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {texts.filters.region}
        {active > 0 && <Badge variant="accent">{active}</Badge>}
      </Button>
      {isOpen && FilterSheet && <FilterSheet {...props} onClose={close} />}
    </>
  );
}
