import { format } from '#web/lib/format.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DashboardFilters } from './dashboard-filters.ts';
import { texts } from './texts.ts';

/** A separate download: most visits to the dashboard never open a calendar. */
const loadCalendar = () => import('#web/ui/calendar.tsx').then((module) => module.Calendar);

type DateRange = DashboardFilters['dateRange'];

export interface DateRangeProps {
  range: DateRange;
  onChange(range: DateRange): void;
}

/** From and to date, with a calendar each; either end may stay open. */
export function DateRangeFields({ range, onChange }: DateRangeProps) {
  return (
    <>
      <DayField
        title={texts.filters.fromDate}
        day={range.from}
        latest={range.to}
        onChange={(from) => onChange({ ...range, from })}
      />
      <DayField
        title={texts.filters.toDate}
        day={range.to}
        earliest={range.from}
        onChange={(to) => onChange({ ...range, to })}
      />
    </>
  );
}

interface DayFieldProps {
  title: string;
  day: Date | undefined;
  earliest?: Date | undefined;
  latest?: Date | undefined;
  onChange(day: Date | undefined): void;
}

function DayField({ title, day, earliest, latest, onChange }: DayFieldProps) {
  const Calendar = usePart(loadCalendar, true, () => undefined);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium text-sm">
        {title}: <span className="font-normal text-muted">{day ? format.date(day) : texts.filters.anyDay}</span>
      </legend>
      {Calendar ? (
        <Calendar label={title} day={day} earliest={earliest} latest={latest} onChange={onChange} />
      ) : (
        <Skeleton className="h-80 w-70" />
      )}
      <Button variant="ghost" disabled={!day} onClick={() => onChange(undefined)}>
        {texts.filters.clearDay}
      </Button>
    </fieldset>
  );
}
