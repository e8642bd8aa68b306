import { readDates } from '../resume/dates.ts';
import { readRoles } from '../resume/line-roles.ts';
import { readResume } from '../resume/read-resume.ts';
import type { Entry, Month, Period, Resume, WrittenPeriod } from '../resume/resume.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Span } from '../types/span.ts';
import { type DateStyle, plainStyle, styleOf } from './date-style.ts';

/** A period as a person enters it. Without a beginning it is a single date. */
export interface EnteredPeriod {
  from: Month | undefined;
  to: Month | 'current';
}

/** How a resume writes periods: its dates, what stands between two of them, and its word for today. */
interface PeriodStyle {
  date: DateStyle;
  between: string;
  current: string;
}

/**
 * The text with another period in place of a written one, in the resume's own way to write dates; a date that stays the same stays as
 * it is written. Undefined where the engine would not read it as it was entered.
 */
export function writePeriod(resume: Resume, number: number, entered: EnteredPeriod, roles = ''): string | undefined {
  const entry = resume.entries.find(({ periods }) => periods.some(({ start }) => start === number));
  const period = entry?.periods.find(({ start }) => start === number);
  if (!entry || !period) return undefined;
  const { text } = resume;
  const style = styleIn(resume);
  const whole = extentOf(text, period);
  const written = text.slice(period.start, period.end);
  const own: PeriodStyle = {
    ...style,
    date: fitting(
      readDates(written).map(({ start, end }) => written.slice(start, end)),
      style,
    ),
  };
  const attempts: { at: Span; words: string }[] = [];
  const inPlace = changedDates(written, period, entered, own);
  if (inPlace !== undefined) attempts.push({ at: period, words: inPlace });
  for (const way of [own, style, { ...style, date: plainStyle }])
    attempts.push({ at: whole, words: inWords(entered, way) });
  const index = resume.entries.indexOf(entry);
  const place = entry.periods.indexOf(period);
  return attempts
    .map(({ at, words }) => text.slice(0, at.start) + words + text.slice(at.end))
    .find((next) => isRead(entryIn(next, roles, index)?.periods[place], entered));
}

/** The text with a period behind the first line of a job or school that has none. Undefined where it would not be read there. */
export function addPeriod(resume: Resume, number: number, entered: EnteredPeriod, roles = ''): string | undefined {
  const index = resume.entries.findIndex((entry) => entry.number === number);
  const [line] = resume.entries[index]?.header ?? [];
  if (!line) return undefined;
  const { text } = resume;
  const style = styleIn(resume);
  const ways = [style, { ...style, date: plainStyle }];
  return [dividerIn(resume), ', ']
    .flatMap((divider) => ways.map((way) => divider + inWords(entered, way)))
    .map((words) => text.slice(0, line.end) + words + text.slice(line.end))
    .find((next) => isRead(entryIn(next, roles, index)?.periods[0], entered));
}

const entryIn = (text: string, roles: string, index: number): Entry | undefined =>
  readResume(text, readRoles(text, roles)).entries[index];

/** What a resume puts between a title and its dates. */
export function dividerIn({ text, entries }: Resume): string {
  for (const { header, periods } of entries) {
    for (const { start, content } of header) {
      const period = periods.find((own) => own.start > start && own.start < start + content.length);
      if (!period) continue;
      let from = period.start;
      while (from > start && ' \t,|•·–—-'.includes(text[from - 1] ?? '')) from -= 1;
      const divider = text.slice(from, period.start);
      if (/[\t,|•·–—-]| {2}/.test(divider)) return divider;
    }
  }
  return ', ';
}

/** A period in words, as the resume writes others. */
export function periodInWords(resume: Resume, entered: EnteredPeriod): string {
  return inWords(entered, styleIn(resume));
}

function inWords({ from, to }: EnteredPeriod, { date, between, current }: PeriodStyle): string {
  const end = to === 'current' ? current : date.write(to);
  return from === undefined ? end : `${date.write(from)}${between}${end}`;
}

/** The way of these dates if they say months, else the resume's; with only years in all of it, months are in numbers. */
function fitting(dates: readonly string[], { date }: PeriodStyle): DateStyle {
  return dates.map((own) => styleOf(own, dates)).find(({ hasMonth }) => hasMonth) ?? date;
}

function styleIn(resume: Resume): PeriodStyle {
  const { text, entries } = resume;
  const written = entries.flatMap(({ periods }) => periods.map(({ start, end }) => text.slice(start, end)));
  const read = written.map((words) => ({ words, dates: readDates(words) }));
  const dates = read.flatMap(({ words, dates: own }) => own.map(({ start, end }) => words.slice(start, end)));
  const pair = read.find(({ dates: own }) => own.length === 2);
  const [first, second] = pair?.dates ?? [];
  const today = read.flatMap(({ words, dates: own }) =>
    own.filter(({ value }) => value === 'current').map(({ start, end }) => words.slice(start, end)),
  )[0];
  return {
    date: dates.map((own) => styleOf(own, dates)).find(({ hasMonth }) => hasMonth) ?? plainStyle,
    between: pair && first && second ? pair.words.slice(first.end, second.start) : ' – ',
    current: today ?? (detectLanguage(tokenise(text)).code === 'de' ? 'heute' : 'Present'),
  };
}

/** The written words with only the dates that differ replaced; undefined where the period needs more or fewer dates. */
function changedDates(
  words: string,
  period: WrittenPeriod,
  entered: EnteredPeriod,
  style: PeriodStyle,
): string | undefined {
  const [first, second, third] = readDates(words);
  if (!first || third) return undefined;
  const date = (next: Month) => style.date.write(next);
  if (!second) {
    const isSingle = !period.isRange && entered.from === undefined && entered.to !== 'current';
    const isOpen = period.isRange && period.to === 'current' && entered.to === 'current' && entered.from !== undefined;
    const next = isSingle ? entered.to : isOpen ? entered.from : undefined;
    return next === undefined || next === 'current'
      ? undefined
      : words.slice(0, first.start) + date(next) + words.slice(first.end);
  }
  // The year of "Mar – Sep 2019" stands at its end.
  if (entered.from === undefined || first.value === 'current' || first.value.year === undefined) return undefined;
  const from = isSame(entered.from, period.from) ? words.slice(first.start, first.end) : date(entered.from);
  const end = entered.to === 'current' ? style.current : date(entered.to);
  const to = isSame(entered.to, period.to) ? words.slice(second.start, second.end) : end;
  return words.slice(0, first.start) + from + words.slice(first.end, second.start) + to + words.slice(second.end);
}

/** The period with the dash behind "2019 –" or the word before "since 2019". */
function extentOf(text: string, period: WrittenPeriod): Span {
  if (period.to !== 'current' || readDates(text.slice(period.start, period.end)).length > 1) return period;
  const since = /(?<=^|[^\p{L}])(?:since|seit|from|ab)(?: the| dem| early| late| mid)?[\s:]{1,2}$/iu;
  const before = since.exec(text.slice(Math.max(0, period.start - 14), period.start))?.[0].length ?? 0;
  const dash = before > 0 ? 0 : (/^\s{0,3}[-–—]{1,2}/.exec(text.slice(period.end))?.[0].length ?? 0);
  return { start: period.start - before, end: period.end + dash };
}

const isSame = (one: Month | 'current', other: Month | 'current'): boolean =>
  one === 'current' || other === 'current' ? one === other : one.year === other.year && one.month === other.month;

/** Whether the engine reads a period as it was entered. */
function isRead(read: (Period & { isRange: boolean }) | undefined, { from, to }: EnteredPeriod): boolean {
  if (read === undefined) return false;
  return isSame(read.to, to) && (from === undefined ? !read.isRange : isSame(read.from, from));
}
