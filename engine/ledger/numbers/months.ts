import type { Token } from '../../text/tokenise.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import * as de from '../vocabulary/de/dates.ts';
import * as en from '../vocabulary/en/dates.ts';

/** The number of the month that each form names. */
const monthForms = new Map<string, number>();
for (const months of [en.months, de.months]) {
  for (const [index, forms] of months.entries()) for (const form of wordsIn(forms)) monthForms.set(form, index + 1);
}
const today = wordSet(en.todayWords, de.todayWords);
/** "To date" is today; a date of birth is none. */
const toDate = wordSet(en.untilWords);
const year = /^(?:19|20)\d{2}$/;

/** "03.2020", "1.3.2020". */
export const germanDate = /^(?:(?:0?[1-9]|[12]\d|3[01])\.)?(?:0?[1-9]|1[0-2])\.(?:19|20)\d{2}$/;

/** A part of a date: "2019" as y2019, "March" and "03" before a year as m3, "present" as now. */
export interface DatePart {
  key: string;
  from: number;
  to: number;
}

/** The parts of the dates in words `from` to before `to`, by their first word. */
export function readMonths(tokens: readonly Token[], from: number, to: number, text: string): Map<number, DatePart> {
  const parts = new Map<number, DatePart>();
  const add = (index: number, key: string) => parts.set(index, { key, from: index, to: index + 1 });
  for (let index = from; index < to; index += 1) {
    const lower = tokens[index]?.lower ?? '';
    const month = monthForms.get(lower);
    if (year.test(lower)) add(index, `y${lower}`);
    else if (today.has(lower) || (lower === 'date' && toDate.has(tokens[index - 1]?.lower ?? ''))) add(index, 'now');
    else if (month !== undefined) add(index, `m${month}`);
    else if (/^\d{1,2}$/.test(lower) && isBeforeYear(tokens, index, text)) add(index, `m${Number(lower)}`);
    else if (isShortYear(tokens, index, text)) add(index, `y${fullYear(lower)}`);
    else if (isMonthAfterYear(tokens, index, text)) add(index, `m${Number(lower)}`);
    else if (germanDate.test(lower)) {
      const [left = '', right = ''] = lower.split('.').slice(-2);
      parts.set(index, { key: `m${Number(left)}`, from: index, to: index + 1 });
      parts.set(-index - 1, { key: `y${right}`, from: index, to: index + 1 });
    }
  }
  return parts;
}

/** "'17", and the 15 of "2014–15". */
function isShortYear(tokens: readonly Token[], index: number, text: string): boolean {
  const { lower = '', start = 0 } = tokens[index] ?? {};
  if (!/^\d\d$/.test(lower)) return false;
  if (/['’‘]/.test(text[start - 1] ?? '')) return true;
  if (isBehindMonth(tokens, index, text)) return true;
  // "2014–15": school and tax years, and short terms.
  const before = tokens[index - 1];
  const mark = /^\s?([-–/])\s?$/.exec(text.slice(before?.end ?? 0, start))?.[1];
  // "2021-04" is a month.
  const isRange = mark === '–' || (mark !== undefined && Number(lower) > 12);
  return isRange && year.test(before?.lower ?? '') && Number(before?.lower.slice(2)) < Number(lower);
}

/** "Feb 22 – Now", but not the day of "Feb 22, 2019" or of "Feb 22 2019". */
function isBehindMonth(tokens: readonly Token[], index: number, text: string): boolean {
  const [before, own, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!monthForms.has(before?.lower ?? '') || !/^\.? $/.test(text.slice(before?.end ?? 0, own?.start ?? 0)))
    return false;
  return !year.test(next?.lower ?? '') && /^ ?(?:[-–—)|]|to\b|$)/m.test(text.slice(own?.end ?? 0, (own?.end ?? 0) + 4));
}

/** Nobody who writes "'51" means the future. */
const latestShort = 50;

/** The year that its last two figures stand for. */
export function fullYear(figures: string): number {
  return Number(figures) + (Number(figures) > latestShort ? 1900 : 2000);
}

/** The 03 of "03/2020", and the 07 of "07–09/2022". */
function isBeforeYear(tokens: readonly Token[], index: number, text: string): boolean {
  const [next = '', last = ''] = [tokens[index + 1]?.lower, tokens[index + 2]?.lower];
  if (year.test(next)) return isDateMark(text, tokens, index);
  const isRange = /^ ?[-–] ?$/.test(text.slice(tokens[index]?.end ?? 0, tokens[index + 1]?.start ?? 0));
  return isRange && /^(?:0?[1-9]|1[0-2])$/.test(next) && year.test(last) && isDateMark(text, tokens, index + 1);
}

/** All forms of the month that the word names, itself included; none for another word. "May" is one. */
export function monthNames(lower: string): string[] {
  const month = monthForms.get(lower);
  return month === undefined ? [] : [...monthForms].filter(([, other]) => other === month).map(([form]) => form);
}

/** "2021-04", but not the second year in "2011-12". */
function isMonthAfterYear(tokens: readonly Token[], index: number, text: string): boolean {
  const [before = '', month = '', next = ''] = tokens.slice(index - 1, index + 2).map(({ lower }) => lower);
  if (index === 0 || !year.test(before) || !/^(?:0[1-9]|1[0-2])$/.test(month)) return false;
  if (!isDateMark(text, tokens, index - 1)) return false;
  // "2021-10" is no period that ends before it begins.
  const isBackwards = Number(month) < Number(before.slice(2)) && Number(before) >= firstOfCentury;
  return month.startsWith('0') || isBackwards || year.test(next) || today.has(next);
}

const firstOfCentury = 2000;

function isDateMark(text: string, tokens: readonly Token[], index: number): boolean {
  return /^[/.-]$/.test(text.slice(tokens[index]?.end ?? 0, tokens[index + 1]?.start ?? 0));
}
