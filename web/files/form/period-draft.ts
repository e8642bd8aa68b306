import type { EnteredPeriod, Month, WrittenPeriod } from '#engine';

/** A period as it stands in its fields. */
export interface PeriodDraft {
  fromMonth: string;
  fromYear: string;
  toMonth: string;
  toYear: string;
  isCurrent: boolean;
}

export type PeriodFault = 'incomplete' | 'wrong-year' | 'ends-before';

export const emptyPeriod: PeriodDraft = { fromMonth: '', fromYear: '', toMonth: '', toYear: '', isCurrent: false };

const partsOf = ({ year, month }: Month) => ({ year: String(year), month: month === undefined ? '' : String(month) });

/** The fields of a written period; a single date is its end. */
export function draftOf({ from, to, isRange }: WrittenPeriod): PeriodDraft {
  const begin = isRange ? partsOf(from) : { year: '', month: '' };
  const end = to === 'current' ? { year: '', month: '' } : partsOf(to);
  return {
    fromMonth: begin.month,
    fromYear: begin.year,
    toMonth: end.month,
    toYear: end.year,
    isCurrent: to === 'current',
  };
}

/** The period in the fields, or what is wrong with them. */
export function readDraft(draft: PeriodDraft): EnteredPeriod | PeriodFault {
  const { fromMonth, fromYear, toMonth, toYear, isCurrent } = draft;
  const years = [fromYear, isCurrent ? '' : toYear].filter((year) => year !== '');
  if (years.some((year) => !/^(?:19|20)\d\d$/.test(year))) return 'wrong-year';
  if ((fromYear === '' && (fromMonth !== '' || isCurrent)) || (!isCurrent && toYear === '')) return 'incomplete';
  const from = fromYear === '' ? undefined : monthOf(fromYear, fromMonth);
  if (isCurrent) return { from, to: 'current' };
  const to = monthOf(toYear, toMonth);
  const isAfter = from && (from.year > to.year || (from.year === to.year && (from.month ?? 1) > (to.month ?? 12)));
  return isAfter ? 'ends-before' : { from, to };
}

const monthOf = (year: string, month: string): Month => ({
  year: Number(year),
  month: month === '' ? undefined : Number(month),
});
