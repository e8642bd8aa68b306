import type { PrintedLine } from './printed-resume.ts';

/** What stands between a title and its dates. */
const dividers = ' |,;:·•(–—-';

/** A job's line as its title and its dates, without what divides them; undefined if it does not end in dates. */
export function splitDates({ text, datesStart }: PrintedLine): { title: string; dates: string } | undefined {
  if (datesStart === undefined) return undefined;
  let end = datesStart;
  while (end > 0 && dividers.includes(text[end - 1] ?? '')) end -= 1;
  // "(2018 – 2021)" loses both of its brackets, "2018 – 2021 (part time)" none.
  const isBracketed = text.slice(end, datesStart).includes('(');
  const dates = isBracketed ? text.slice(datesStart).replace(/\)$/, '') : text.slice(datesStart);
  return end === 0 ? undefined : { title: text.slice(0, end), dates };
}
