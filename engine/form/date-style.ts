import type { Month } from '../resume/resume.ts';

/** How a resume writes its dates: puts another month into the same form. */
export interface DateStyle {
  hasMonth: boolean;
  write(date: Month): string;
}

const names = {
  long: {
    en: 'January February March April May June July August September October November December'.split(' '),
    de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  short: {
    en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    de: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' '),
  },
} as const;
type MonthNames = readonly string[];
const tables: readonly MonthNames[] = [names.long.en, names.long.de, names.short.en, names.short.de];

/** "03/2019": every system reads it, in any language. */
export const plainStyle: DateStyle = {
  hasMonth: true,
  write: ({ year, month }) => (month === undefined ? String(year) : `${twoDigits(month)}/${year}`),
};

/** Only years. */
const yearStyle: DateStyle = { hasMonth: false, write: ({ year }) => String(year) };

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The style of a date as written; `others` are dates of the same resume, which tell whether "May" is long or short. */
export function styleOf(written: string, others: readonly string[] = []): DateStyle {
  const iso = /^\d{4}([-/.])\d{1,2}/.exec(written);
  if (iso) return withMonth(({ year }, month) => `${year}${iso[1]}${twoDigits(month)}`);
  const numbers = /^(?:\d{1,2}[./-]\s?)?(\d{1,2})(\s?[./-]\s?)(\d{4})$/.exec(written);
  if (numbers) {
    const isPadded = (numbers[1]?.length ?? 0) === 2;
    return withMonth(({ year }, month) => `${isPadded ? twoDigits(month) : month}${numbers[2]}${year}`);
  }
  const named = /^(\p{L}+)(\.?)(?:,? ?\d{1,2}(?:st|nd|rd|th)?,?)?([\s,]{0,4}(?:of )?)(?:\d{4}|['’]\d{2})$/u.exec(
    written,
  );
  if (!named) return yearStyle;
  const [, word = '', dot = '', gap = ''] = named;
  const table = namesLike([word, ...others.map((other) => /^\p{L}+/u.exec(other)?.[0] ?? '')]);
  const isLoud = word === word.toUpperCase();
  return withMonth(({ year }, month) => {
    const name = table[month - 1] ?? '';
    return `${isLoud ? name.toUpperCase() : name}${dot}${gap || ' '}${year}`;
  });
}

const withMonth = (write: (date: Month, month: number) => string): DateStyle => ({
  hasMonth: true,
  write: (date) => (date.month === undefined ? String(date.year) : write(date, date.month)),
});

/** The names that the first telling word is one of; "May" and "April" are in more than one list. */
function namesLike(words: readonly string[]): MonthNames {
  let left: readonly MonthNames[] = tables;
  for (const word of words) {
    const fitting = left.filter((table) => table.some((name) => name.toLowerCase() === word.toLowerCase()));
    if (fitting.length > 0) left = fitting;
    if (left.length === 1) break;
  }
  const [first = names.short.en] = left;
  return left.length === tables.length ? names.short.en : first;
}
