import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { countActiveFilters, noFilters } from './dashboard-filters.ts';
import { DateRangeFields } from './date-range-fields.tsx';
import type { FilterBarProps } from './filter-bar.tsx';
import { ScoreRangeField } from './score-range-field.tsx';
import { texts } from './texts.ts';
import { TypeFilter } from './type-filter.tsx';

/** The filters of small screens. They apply at once; the button shows how many resumes are left. */
export function FilterSheet({ filters, matching, onChange, onClose }: FilterBarProps & { onClose(): void }) {
  return (
    <Sheet title={texts.filters.region} width="wide" onClose={onClose}>
      <div className="flex flex-col gap-6 px-3">
        <div className="flex flex-col gap-2">
          <p className="font-medium text-sm">{texts.filters.type}</p>
          <TypeFilter
            type={filters.analysisType}
            onChange={(analysisType) => onChange({ ...filters, analysisType }, 'type')}
          />
        </div>
        <ScoreRangeField
          range={filters.scoreRange}
          onChange={(scoreRange) => onChange({ ...filters, scoreRange }, 'score')}
        />
        <DateRangeFields
          range={filters.dateRange}
          onChange={(dateRange) => onChange({ ...filters, dateRange }, 'dates')}
        />
      </div>
      <div className="sticky -bottom-4 mt-auto -mb-4 flex gap-2 border-line border-t bg-surface px-3 py-4">
        <Button
          variant="secondary"
          disabled={countActiveFilters(filters) === 0}
          onClick={() => onChange(noFilters, 'reset')}
        >
          {texts.filters.reset}
        </Button>
        <Button className="flex-1" onClick={onClose}>
          {texts.filters.show(matching)}
        </Button>
      </div>
    </Sheet>
  );
}
