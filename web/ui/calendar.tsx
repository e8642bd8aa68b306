import { DayPicker } from 'react-day-picker';
import { languages } from '#contract/languages.ts';
import { format } from '#web/lib/format.ts';
import { language } from '#web/lib/language.ts';
import { buttonClass } from './button-class.ts';
import { texts } from './texts.ts';

/** The first year that the year list offers; the last is the current one. */
const firstYear = 2020;

interface CalendarProps {
  label: string;
  day: Date | undefined;
  /** Days outside these two cannot be chosen. */
  earliest?: Date | undefined;
  latest?: Date | undefined;
  onChange(day: Date | undefined): void;
}

const weekday = { weekday: 'short' } as const;
const monthName = { month: 'long' } as const;
const longDate = { dateStyle: 'full' } as const;

const arrow = buttonClass('ghost', 'medium', 'size-10 px-0!');

/** The days of one month; arrow keys move by day and week, the lists jump to a month or year. */
export function Calendar({ label, day, earliest, latest, onChange }: CalendarProps) {
  const today = new Date();
  return (
    <DayPicker
      mode="single"
      aria-label={label}
      labels={{
        labelNav: () => label,
        labelDayButton: (date) => format.date(date, longDate),
        labelMonthDropdown: () => texts.month,
        labelYearDropdown: () => texts.year,
      }}
      formatters={{
        formatWeekdayName: (date) => format.date(date, weekday),
        formatMonthDropdown: (date) => format.date(date, monthName),
      }}
      weekStartsOn={languages[language].weekStartsOn}
      selected={day}
      onSelect={onChange}
      defaultMonth={day ?? latest ?? today}
      disabled={[{ after: today }, ...(earliest ? [{ before: earliest }] : []), ...(latest ? [{ after: latest }] : [])]}
      captionLayout="dropdown"
      startMonth={new Date(firstYear, 0)}
      endMonth={today}
      showOutsideDays
      classNames={{
        root: 'relative w-70 text-sm',
        nav: 'absolute top-0 right-0 flex',
        button_previous: arrow,
        button_next: arrow,
        chevron: 'size-4 fill-current',
        month_caption: 'flex h-10 items-center',
        dropdowns: 'flex gap-1',
        dropdown_root: 'relative rounded-md hover:bg-subtle focus-within:outline-2 focus-within:outline-accent',
        dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
        caption_label: 'flex items-center gap-1 px-2 py-1.5 font-medium',
        month_grid: 'w-full border-collapse',
        weekday: 'size-10 font-normal text-muted text-xs',
        day: 'group p-0 text-center',
        day_button:
          'size-10 rounded-lg tabular-nums enabled:hover:bg-subtle disabled:text-muted disabled:line-through group-data-[outside=true]:text-muted group-data-[today=true]:font-semibold group-data-[today=true]:underline group-aria-selected:bg-accent! group-aria-selected:text-on-accent!',
      }}
    />
  );
}
