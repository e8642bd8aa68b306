import { readRoles } from '../resume/line-roles.ts';
import { headerPieces } from '../resume/read-entry.ts';
import { readResume } from '../resume/read-resume.ts';
import type { Entry, Item, Resume, Section, SectionKind, WrittenPeriod } from '../resume/resume.ts';
import { titleWord } from '../resume/title-words.ts';
import type { Span } from '../types/span.ts';
import { shownWords } from './replace-words.ts';

/** Words that can be edited by themselves, and where they stand. */
export interface FormField extends Span {
  words: string;
}

/** A bullet, a sentence, a contact line. */
export interface FormItem extends Span {
  kind: 'item';
  isBullet: boolean;
  field: FormField;
}

/** A job, school or project: the pieces of its header, its dates and what stands below. */
export interface FormEntry extends Span {
  kind: 'entry';
  entry: Entry;
  pieces: readonly (FormField & { role: 'title' | 'organisation' | 'other' })[];
  periods: readonly WrittenPeriod[];
  items: readonly FormItem[];
}

export interface FormSection extends Span {
  kind: SectionKind;
  /** Undefined for what has no heading of its own, which cannot be moved. */
  heading: FormField | undefined;
  /** In the order of the text. */
  parts: readonly (FormEntry | FormItem)[];
}

/** A resume as sections and entries to edit. The text is the truth: this is what the engine reads in it. */
export interface ResumeForm {
  resume: Resume;
  /** What a document says of its lines (`readRoles`); empty for a text alone. */
  roles: string;
  sections: readonly FormSection[];
}

/** Reads the form of a text. Every word of the text is in one of its fields, or divides two of them. Linear in its length. */
export function readResumeForm(text: string, roles = ''): ResumeForm {
  const resume = readResume(text, readRoles(text, roles));
  return { resume, roles, sections: resume.sections.map((section) => sectionOf(text, section)) };
}

function sectionOf(text: string, { kind, heading, start, end, entries, items }: Section): FormSection {
  const parts = [...entries.map((entry) => entryOf(text, entry)), ...items.flatMap((item) => itemsOf(text, item))];
  return {
    kind,
    start,
    end,
    heading: heading && fieldOf(text, heading),
    parts: parts.sort((a, b) => a.start - b.start),
  };
}

const fieldOf = (text: string, { start, end }: Span): FormField => ({
  start,
  end,
  words: shownWords(text, { start, end }),
});

/** An item, or its lines where one of them is an email address or a link, which is no part of a wrapped sentence. */
function itemsOf(text: string, { end, wordsStart, isBullet, lines, start }: Item): FormItem[] {
  const [, ...below] = lines.map((line) => line.start);
  const isWrapped = lines.slice(1).every(({ role }) => role !== 'contact');
  const starts = isWrapped ? [] : below;
  return [start, ...starts].map((from, index) => {
    const to = isWrapped ? end : (lines[index]?.end ?? end);
    const words = index === 0 ? wordsStart : from;
    return {
      kind: 'item',
      start: from,
      end: to,
      isBullet: isBullet && index === 0,
      field: fieldOf(text, { start: words, end: to }),
    };
  });
}

function entryOf(text: string, entry: Entry): FormEntry {
  const { start, end, periods, items } = entry;
  const pieces = headerPieces(entry);
  const names = namesOf(text, entry, pieces);
  const joined = pieces.reduce<Span[]>((above, piece) => {
    const last = above.at(-1);
    const isNamed = names.includes(piece.start) || (last !== undefined && names.includes(last.start));
    // "Boston, MA" is one place.
    if (last && !isNamed && text.slice(last.end, piece.start) === ', ') last.end = piece.end;
    else above.push({ ...piece });
    return above;
  }, []);
  const [title, organisation] = names;
  const roleOf = (at: number) => (at === title ? 'title' : at === organisation ? 'organisation' : 'other');
  return {
    kind: 'entry',
    start,
    end,
    entry,
    pieces: joined.map((piece) => ({ ...fieldOf(text, piece), role: roleOf(piece.start) })),
    periods,
    items: items.flatMap((item) => itemsOf(text, item)),
  };
}

/**
 * Where the title and the employer begin. Without a word that titles have the engine cannot tell them apart; most resumes then have the
 * title first.
 */
function namesOf(text: string, { kind, title, organisation }: Entry, pieces: readonly Span[]): (number | undefined)[] {
  const [first, second] = pieces;
  const words = title
    ? text
        .slice(title.start, title.end)
        .toLowerCase()
        .split(/[^\p{L}]+/u)
    : [];
  const isTold = kind === 'school' || second === undefined || words.some((word) => titleWord.test(word));
  return isTold ? [title?.start, organisation?.start] : [first?.start, second?.start];
}
