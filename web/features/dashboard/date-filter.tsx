import { ChevronDown } from 'lucide-react';
import { format } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { DateRangeFields, type DateRangeProps } from './date-range-fields.tsx';
import { texts } from './texts.ts';

/** The dates, behind a button that shows them. */
export function DateFilter({ range, onChange }: DateRangeProps) {
  const { from, to } = range;
  return (
    <Popover
      label={texts.filters.date}
      className="flex flex-wrap gap-6"
      trigger={
        <Button variant="secondary">
          {texts.filters.date}
          {(from || to) && (
            <span className="text-accent tabular-nums">
              {from ? format.date(from) : '…'} – {to ? format.date(to) : '…'}
            </span>
          )}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <DateRangeFields range={range} onChange={onChange} />
    </Popover>
  );
}
