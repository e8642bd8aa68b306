import { readPeriods } from '../../../resume/periods.ts';
import type { Month } from '../../../resume/resume.ts';
import type { Span } from '../../../types/span.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';

const yearWord = '(?:years?|yrs?|Jahren?|Jahre?)';
const monthWord = '(?:months?|mths?|mos?|Monaten?|Monate?|Mon)';
/** "3 years 6 months", "13 months", "2 J." */
const length = new RegExp(
  String.raw`(?<!\p{N})(?:(\d{1,2})[ -]${yearWord}\b\.?(?:(?:,? | and | und )(\d{1,2})[ -]${monthWord}\b)?|(\d{1,3})[ -]${monthWord}\b)`,
  'giu',
);

/** Both months may count, or neither. */
const mostOff = { months: 1, years: 11 } as const;

/** Whether a number of a header only counts how long the header's own period is. */
export function isOwnLength(
  { text }: ResumeDocument,
  { start, end }: ResumeLine,
  span: Span,
  headers: readonly ResumeLine[],
  thisYear: number,
): boolean {
  for (const { 0: said, 1: years, 2: rest, 3: months, index } of text.slice(start, end).matchAll(length)) {
    if (span.start < start + index || span.end > start + index + said.length) continue;
    const told = Number(years ?? 0) * 12 + Number(rest ?? months ?? 0);
    return headers.some(({ content }) =>
      readPeriods(content).some(({ from, to, isRange }) => {
        const until: Month = to === 'current' ? { year: thisYear, month: undefined } : to;
        const isRough = from.month === undefined || until.month === undefined || (rest ?? months) === undefined;
        const own = (until.year - from.year) * 12 + (until.month ?? 6) - (from.month ?? 6) + 1;
        return isRange && Math.abs(own - told) <= (isRough ? mostOff.years : mostOff.months);
      }),
    );
  }
  return false;
}
