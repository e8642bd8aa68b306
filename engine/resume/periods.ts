import { fewRanges } from '../text/few-ranges.ts';
import { fullYear, readDates, type WrittenDate } from './dates.ts';
import type { Month, WrittenPeriod } from './resume.ts';

/** The text between the two ends of a period. */
const between =
  /^[)\]]?\s{0,4}(?:(?:[-–—‒−‐‑→~]{1,3}|to|until|till?|thru|through|bis(?: zum)?|\/)\s{0,4}){1,2}(?:the |ca\. )?$/iu;
/** The text before the beginning of a period without an end. */
const sinceBefore = fewRanges(/(?:^|[^\p{L}])(?:since|seit|from|ab)(?: the| dem| early| late| mid)?[\s:]{1,2}$/iu);
/** A dash with nothing after it: "2019 –". */
const openAfter = /^\s{0,3}[-–—]{1,2}\s{0,3}(?:$|[)\],;|\r\n])/u;
/** "2019-21" and "2018/19". */
const shortEnd = fewRanges(/^\s?[-–/]\s?['’]?(\d{2})(?![\p{L}\p{N}./-]\p{N}|[\p{L}\p{N}])/u);
/** How far around a date its neighbours are looked at. */
const reach = 14;

/**
 * The periods of a text, in order, including single dates as periods that are not ranges; `offset` is added to every place.
 * "2015 – 2019", "Mar–Sep 2019", "03/2019 to date", "2019-21", "since 2015", "'19 –". Linear in the length.
 */
export function readPeriods(text: string, offset = 0): WrittenPeriod[] {
  const periods: WrittenPeriod[] = [];
  const add = (start: number, end: number, from: Month, to: Month | 'current', isRange: boolean) =>
    periods.push({ start: offset + start, end: offset + end, from, to, isRange });
  const dates = readDates(text);
  for (let index = 0; index < dates.length; index += 1) {
    const date = dates[index];
    if (date === undefined || date.value === 'current') continue;
    const next = dates[index + 1];
    const isPair =
      next !== undefined && next.start - date.end <= reach && between.test(text.slice(date.end, next.start));
    // "2011-12" next to another date with a month is a month, else two years.
    const isMonth = isPair || periods.at(-1)?.end === offset + date.start;
    const from = monthsOf(date, isMonth);
    if (isPair && from) {
      const to = next.value === 'current' ? next.value : monthsOf(next, true);
      if (to !== undefined && isInOrder(from, to)) {
        add(date.start, next.end, from, to, true);
        index += 1;
        continue;
      }
    }
    if (isPair && next.value !== 'current' && date.value.year === undefined && next.value.year !== undefined) {
      // The year is at the end: "Mar – Sep 2019".
      add(
        date.start,
        next.end,
        { year: next.value.year, month: date.value.month },
        { year: next.value.year, month: next.value.month },
        true,
      );
      index += 1;
      continue;
    }
    if (from === undefined) continue;
    const behind = text.slice(date.end, date.end + reach);
    const short = shortEnd.exec(behind);
    if (date.isDoubtful && !isMonth) {
      const end = fullYear(date.value.month ?? 0);
      add(date.start, date.end, { ...from, month: undefined }, { year: end, month: undefined }, true);
    } else if (short && fullYear(Number(short[1])) > from.year && date.value.month === undefined) {
      add(date.start, date.end + short[0].length, from, { year: fullYear(Number(short[1])), month: undefined }, true);
    } else if (openAfter.test(behind) || sinceBefore.test(text.slice(Math.max(0, date.start - reach), date.start))) {
      add(date.start, date.end, from, 'current', true);
    } else add(date.start, date.end, from, from, false);
  }
  return periods;
}

/** The month of a date that has its year. */
function monthsOf({ value, isDoubtful }: WrittenDate, isMonth: boolean): Month | undefined {
  if (value === 'current' || value.year === undefined) return undefined;
  const month = isDoubtful && !isMonth ? undefined : value.month;
  return { year: value.year, month };
}

function isInOrder(from: Month, to: Month | 'current'): boolean {
  return to === 'current' || to.year > from.year || (to.year === from.year && (to.month ?? 12) >= (from.month ?? 1));
}
