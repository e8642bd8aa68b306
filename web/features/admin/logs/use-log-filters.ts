import { useUrlState } from '../lib/use-url-state.ts';

/** The log's filters. Days are YYYY-MM-DD in the person's own time zone, both ends included; '' is any. */
export interface LogFilters {
  q: string;
  action: string;
  /** Who did it, by id. */
  actor: string;
  /** The person who did it or whom it affected, by id. */
  about: string;
  from: string;
  to: string;
}

export const noFilters: LogFilters = { q: '', action: '', actor: '', about: '', from: '', to: '' };

/** The log's filters, kept in the page's URL. */
export function useLogFilters() {
  const [read, write] = useUrlState();
  const filters: LogFilters = {
    q: read('q'),
    action: read('action'),
    actor: read('actor'),
    about: read('about'),
    from: read('from'),
    to: read('to'),
  };
  return { filters, change: (change: Partial<LogFilters>) => write({ ...change }) } as const;
}

/** The filters as the database takes them; malformed values in the URL are ignored. */
export function toQuery({ q, action, actor, about, from, to }: LogFilters) {
  return {
    search: q || undefined,
    action_is: action || undefined,
    actor: isId(actor) ? actor : undefined,
    about: about || undefined,
    from_at: startOfDay(from, 0),
    to_at: startOfDay(to, 1),
  };
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** Uses the calendar: a day with a clock change does not have 24 hours. */
function startOfDay(day: string, plusDays: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!(year && month && date)) return undefined;
  const start = new Date(year, month - 1, date + plusDays);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
