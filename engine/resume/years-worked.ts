import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/cache/once-for.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { namedNumbers, numbersBetween } from '../text/number-names.ts';
import type { Span } from '../types/span.ts';
import { readPeriods } from './periods.ts';
import { isSchooling } from './read-entry.ts';
import type { Entry, Month, Period, Resume, ResumeLine, SectionKind, WrittenPeriod } from './resume.ts';

/** A longer uninterrupted period comes from a date of birth. */
const mostYears = 50;
/** More years than this in one statement are somebody's age, or a company's. */
const mostStated = 45;
/** A year without a month means the middle of the year, so that the years between two of them are whole. */
const middle = 6;
/** Text under these headings is not time at work. */
const notWork: ReadonlySet<SectionKind> = new Set([
  'education',
  'credentials',
  'skills',
  'languages',
  'interests',
  'references',
  'volunteering',
]);

/** "8 years of experience", "acht Jahre", said by the person; not "4 years old" or "within 4 years of". */
const statement = fewRanges(
  new RegExp(
    String.raw`(?<!\b(?:within|every|last|past|next|aged|age|innerhalb von|alle) )\b(\d{1,2}|${numbersBetween('en', 1, 20)}|eine[mns]?|${numbersBetween('de', 1, 20)})\s{0,3}\+?\s{0,3}(?:years?|yrs?|jahre?n?)\b(?! (?:of age|old|older|alt|ago)\b)`,
    'giu',
  ),
);
/** Looked for first: a number may begin at every word. */
const mayState = /year|yr|jahr/i;

/** Where a resume says that somebody worked, and for how long. */
export interface Work {
  /** A period at work with the part of the resume that describes it: its job, or its line. */
  stretches: { period: WrittenPeriod; span: Span }[];
  /** Years that a line states, and where. */
  statements: { years: number; line: Span; at: number }[];
  /** All dates, and where they are written: where the caller gave no day, "present" means the end of the latest year among them. */
  dates: { date: Month; at: number }[];
}

/** The work in a resume: in its jobs and projects, and in other lines outside schools and lists. Linear in the length. */
export const workIn = onceFor((resume: Resume): Work => {
  const stretches: Work['stretches'] = [];
  const statements: Work['statements'] = [];
  const dates: Work['dates'] = [];
  const entries = new Map(resume.entries.map((entry) => [entry.number, entry]));
  const ends = endsOfTold(resume.lines);
  for (const [index, line] of resume.lines.entries()) {
    const entry = line.job === undefined ? undefined : entries.get(line.job);
    const periods = periodsOf(line, entry);
    for (const { from, to, start } of periods)
      for (const date of [from, to]) if (date !== 'current') dates.push({ date, at: start });
    const isWork = entry ? entry.kind === 'job' || entry.kind === 'project' : isToldAsWork(line);
    if (isWork) {
      const own = entry ?? { start: line.start, end: ends[index] ?? line.end };
      for (const period of periods) {
        const counts = period.isRange || (line.role === 'header' && periods.length === 1 && hasNoRange(entry?.periods));
        if (counts && lengthOf(period)) stretches.push({ period, span: { start: own.start, end: own.end } });
      }
    }
    for (const { 1: count = '', index } of mayState.test(line.content) ? allMatches(line.content, statement) : []) {
      const years = countOf(count);
      const place = { start: line.start, end: line.end };
      if (years <= mostStated) statements.push({ years, line: place, at: line.start + index });
    }
  }
  return { stretches, statements, dates };
});

/** A header's periods are those of all its lines together, kept with the first line. */
function periodsOf(line: ResumeLine, entry: Entry | undefined): readonly WrittenPeriod[] {
  if (line.role === 'contact') return [];
  if (line.role !== 'header' || entry === undefined) return readPeriods(line.content, line.start);
  return entry.header[0]?.start === line.start ? entry.periods : [];
}

function hasNoRange(periods: readonly WrittenPeriod[] | undefined): boolean {
  return !periods?.some(({ isRange }) => isRange);
}

/** Where what is told at each line ends: a job in prose goes on to the next dated line: "At Fern Ltd since 2020. I pay 1,100 people." */
function endsOfTold(lines: readonly ResumeLine[]): number[] {
  const ends: number[] = [];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const next = lines[at + 1];
    const isLast = next === undefined || next.job !== undefined || next.role === 'heading' || yearIn.test(next.content);
    ends[at] = isLast ? (lines[at]?.end ?? 0) : (ends[at + 1] ?? 0);
  }
  return ends;
}

const yearIn = /(?<!\d)(?:19|20)\d\d(?!\d)/;

function isToldAsWork({ section, content }: ResumeLine): boolean {
  return !notWork.has(section) && !isSchooling(content);
}

function lengthOf({ from, to }: Period): boolean {
  return to === 'current' || to.year - from.year <= mostYears;
}

/** What limits the years that count. */
interface Counted {
  /** Ends ongoing jobs ("2026-11-22"); without it the end of the latest year that the resume names does. */
  now?: string | undefined;
  /** Whether the years of a job, or of a line, count; without it all do. */
  counts?: (place: Span) => boolean;
  /** Whether what is written at a place is not the person's own: "in our 30 years". */
  isCopied?: (at: number) => boolean;
}

/** Years of work that a resume shows or states, overlaps counted once. */
export function yearsWorked(
  { stretches, statements, dates }: Work,
  { now, counts = () => true, isCopied = () => false }: Counted = {},
): number {
  const latest = dates.reduce((last, { date, at }) => (date.year > last && !isCopied(at) ? date.year : last), 0);
  const end = endOf(now === undefined ? { year: latest, month: 12 } : monthOfDay(now));
  const ranges = stretches
    .filter(({ period, span }) => counts(span) && !isCopied(period.start))
    .map(({ period }) => monthsOf(period, end))
    .filter(([from, to]) => to > from)
    .sort(([a], [b]) => a - b);
  let months = 0;
  let counted = 0;
  for (const [from, to] of ranges) {
    months += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  const stated = statements
    .filter(({ line, at }) => counts(line) && !isCopied(at))
    .reduce((most, { years }) => Math.max(most, years), 0);
  return Math.max(months / 12, stated);
}

/** Months since year 0, the last one excluded. Somebody who began in the year of "present" worked in it. */
function monthsOf({ from, to }: Period, present: number): [number, number] {
  const start = from.year * 12 + (from.month === undefined ? middle : from.month - 1);
  if (to === 'current') {
    const isThisYear = from.month === undefined && Math.floor((present - 1) / 12) === from.year;
    return isThisYear
      ? [from.year * 12, Math.max(present, from.year * 12 + 1)]
      : [start, Math.min(present, start + mostYears * 12)];
  }
  // A job within one calendar year counts as one.
  if (from.year === to.year && (from.month === undefined || to.month === undefined))
    return [from.year * 12, from.year * 12 + 12];
  return [start, endOf(to)];
}

function endOf({ year, month }: Month): number {
  return year * 12 + (month ?? middle);
}

/** "2026-11-22" as its month. */
export function monthOfDay(day: string): Month {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { year, month };
}

function countOf(word: string): number {
  const lower = word.toLowerCase();
  return namedNumbers.get(lower) ?? (/^\d/.test(lower) ? Number(lower) : 1);
}
