import { allMatches } from '../text/all-matches.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { isRightBelow } from '../text/lines.ts';
import type { Span } from '../types/span.ts';
import { readPeriods } from './periods.ts';
import { readItems } from './read-items.ts';
import type { Entry, ResumeLine, SectionKind, WrittenPeriod } from './resume.ts';
import { titleWord } from './title-words.ts';

/** What a school, a degree or an apprenticeship is called; a job's line names them only next to a title. */
const schooling = fewRanges(
  /\b(?:university|college|high school|secondary school|school of|academy|institute of technology|universität|hochschule|fachhochschule|gymnasium|realschule|berufsschule|bachelor|master of|b\.?\s?sc|m\.?\s?sc|b\.a\.|m\.a\.|bsn|mba|ph\.?d|diploma|degree|associate of|apprenticeship|diplom(?!at)|abitur|staatsexamen|ausbildung (?:zum|zur|als)|studium|gcse|a-levels?)(?!\p{L})/iu,
);
/** Words of a title that degrees have too. */
const degreeWord = /^(?:master|associate|apprentice)/;
/** What separates a title from an employer and a place in one line. */
const separator = /\t|\s{2}|\s[|•·–—-]\s|\s@\s|\s(?:at|bei)\s|[,;|]/gu;
const company =
  /\b(?:inc|llc|ltd|corp|corporation|company|gmbh|ag|kg|co|group|hospital|clinic|klinik|bank|university|school|restaurant|hotel|services|solutions|systems|partners)\b\.?/i;

/** A line about a school or a degree and not about a job. */
export function isSchooling(content: string): boolean {
  if (!schooling.test(content)) return false;
  const words = content.toLowerCase().split(/[^\p{L}]+/u);
  return !words.some((word) => titleWord.test(word) && !degreeWord.test(word));
}

/** The job, school or project of these lines; the first ones are its header. */
export function readEntry(text: string, number: number, lines: readonly ResumeLine[], section: SectionKind): Entry {
  const header = lines.filter(({ role }) => role === 'header');
  const below = lines.filter(({ role }) => role !== 'header');
  const periods = stretchesOf(text, header).flatMap(({ start, end }) => readPeriods(text.slice(start, end), start));
  const named = namesIn(text, header, periods);
  return {
    kind: kindOf(section, header),
    number,
    start: lines[0]?.start ?? 0,
    end: lines.at(-1)?.end ?? 0,
    header,
    ...named,
    periods,
    items: readItems(text, below),
  };
}

/** Consecutive header lines: a period may be written over several of them. */
function stretchesOf(text: string, header: readonly ResumeLine[]): Span[] {
  const stretches: Span[] = [];
  let above: ResumeLine | undefined;
  for (const line of header) {
    const open = stretches.at(-1);
    if (open && above && isRightBelow(text, above, line)) open.end = line.end;
    else stretches.push({ start: line.start, end: line.end });
    above = line;
  }
  return stretches;
}

function kindOf(section: SectionKind, header: readonly ResumeLine[]): Entry['kind'] {
  if (section === 'education' || section === 'credentials') return 'school';
  if (section === 'volunteering') return 'volunteering';
  if (isSchooling(header.map(({ content }) => content).join(', '))) return 'school';
  return section === 'projects' ? 'project' : 'job';
}

/** The title is the part with a word of titles, the employer the next best part; places and dates are neither. */
function namesIn(
  text: string,
  header: readonly ResumeLine[],
  periods: readonly WrittenPeriod[],
): Pick<Entry, 'title' | 'organisation'> {
  const parts = headerPieces({ header, periods });
  const words = ({ start, end }: Span) => text.slice(start, end);
  const title = parts.find((part) => hasTitle(words(part)));
  const others = parts.filter((part) => part !== title);
  const organisation = others.find((part) => company.test(words(part))) ?? others[0];
  return {
    title: title ?? (organisation === undefined ? undefined : others.find((part) => part !== organisation)),
    organisation,
  };
}

function hasTitle(part: string): boolean {
  return part
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => titleWord.test(word));
}

/** The pieces of the header lines of an entry, between separators and dates: its title, employer, place and whatever else they say. */
export function headerPieces({ header, periods }: Pick<Entry, 'header' | 'periods'>): Span[] {
  return header.flatMap((line) => piecesOf(line, periods));
}

/** The pieces of a header line between its separators and dates. */
function piecesOf({ content, start }: ResumeLine, periods: readonly WrittenPeriod[]): Span[] {
  const cuts = [
    ...allMatches(content, separator).map(({ 0: mark, index }) => ({
      start: start + index,
      end: start + index + mark.length,
    })),
    ...periods.filter((period) => period.start < start + content.length && period.end > start),
  ].sort((a, b) => a.start - b.start);
  const parts: Span[] = [];
  let from = start;
  for (const cut of [...cuts, { start: start + content.length, end: start + content.length }]) {
    if (cut.start > from) parts.push(trimmed(content, start, from, cut.start));
    from = Math.max(from, cut.end);
  }
  return parts.filter((part) => /\p{L}{2}/u.test(content.slice(part.start - start, part.end - start)));
}

/** The text without brackets, colons and space around it. */
function trimmed(content: string, offset: number, from: number, to: number): Span {
  const part = content.slice(from - offset, to - offset);
  const before = /^[\s()[\]:*_–—-]*/u.exec(part)?.[0].length ?? 0;
  const words = part.slice(before).trimEnd();
  const end = words.replace(/[\s([:*_]{1,8}$/u, '').length;
  return { start: from + before, end: from + before + end };
}
