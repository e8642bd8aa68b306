import { Search } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type AnalysisType, countActiveFilters, type DashboardFilters, noFilters } from './dashboard-filters.ts';
import { DateFilter } from './date-filter.tsx';
import { ScoreFilter } from './score-filter.tsx';
import { texts } from './texts.ts';
import type { ViewChange } from './use-dashboard-view.ts';
import { longestSearch } from './view-address.ts';

const typeOptions: { value: AnalysisType; label: string }[] = [
  { value: 'all', label: texts.filters.types.all },
  { value: 'ai', label: texts.filters.types.ai },
  { value: 'basic', label: texts.filters.types.basic },
];

interface FilterBarProps {
  filters: DashboardFilters;
  onChange(filters: DashboardFilters, change: ViewChange): void;
}

/** The filters in one line; on phones the search takes its own. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const searchId = useId();
  const set = (values: Partial<DashboardFilters>, change: ViewChange) => onChange({ ...filters, ...values }, change);
  return (
    <search aria-label={texts.filters.region} className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-56 flex-1 max-sm:basis-full">
        <Search aria-hidden className="-translate-y-1/2 absolute top-1/2 left-3 size-4 text-muted" />
        <label htmlFor={searchId} className="sr-only">
          {texts.filters.searchLabel}
        </label>
        <Input
          id={searchId}
          type="search"
          className="pl-9"
          maxLength={longestSearch}
          placeholder={texts.filters.search}
          value={filters.searchTerm}
          onChange={(event) => set({ searchTerm: event.target.value }, 'search')}
        />
      </div>
      <ScoreFilter range={filters.scoreRange} onChange={(scoreRange) => set({ scoreRange }, 'score')} />
      <DateFilter range={filters.dateRange} onChange={(dateRange) => set({ dateRange }, 'dates')} />
      <Select
        label={texts.filters.type}
        value={filters.analysisType}
        options={typeOptions}
        onChange={(analysisType) => set({ analysisType }, 'type')}
      />
      <Button variant="ghost" disabled={countActiveFilters(filters) === 0} onClick={() => onChange(noFilters, 'reset')}>
        {texts.filters.reset}
      </Button>
    </search>
  );
}
