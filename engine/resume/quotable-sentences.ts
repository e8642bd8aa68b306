import { allMatches } from '../text/all-matches.ts';
import { firstFrom } from '../text/first-from.ts';
import { lineAt } from '../text/lines.ts';
import { labelOf, markOf } from '../text/list-style.ts';
import { countAtSpace, splitAtSpace } from '../text/split-at-space.ts';
import type { Span } from '../types/span.ts';
import { contact } from './contact.ts';
import { headingOf } from './headings.ts';
import { readPeriods } from './periods.ts';
import type { Item, Resume } from './resume.ts';

/** A sentence or bullet of a resume in which a person says what they did: it can be quoted, and carry a keyword. */
export interface ResumeSentence {
  /** Without its bullet, wrapped lines joined. */
  content: string;
  start: number;
  end: number;
}

/** Fewer words than this say nothing. */
const fewestWords = { bullet: 4, plain: 6 };
/** Most words of a sentence are lowercase; those of a title, a school or a company are not. */
const leastSmall = 0.6;

/**
 * The sentences of the jobs and projects, in order; headings, titles, dates, contacts and lists are not sentences.
 *
 * @param names places of things that have several names, in order: by which of them they are called makes nothing a sentence
 */
export function sentencesOf(
  resume: Resume,
  isShown: (offset: number) => boolean,
  names: readonly Span[] = [],
): ResumeSentence[] {
  const items = resume.sections
    .flatMap((section) => [...section.items, ...section.entries.flatMap((entry) => entry.items)])
    .sort((a, b) => a.start - b.start);
  return items
    .filter(({ start }) => isShown(start))
    .map((item) => ({ ...item, content: resume.text.slice(item.wordsStart, item.end) }))
    .flatMap((item) => tellingPart(item, names) ?? [])
    .flatMap(splitItem);
}

/** The sentence that contains `offset`, if there is one. */
export function sentenceAt(sentences: readonly ResumeSentence[], offset: number): ResumeSentence | undefined {
  const sentence = sentences[lineAt(sentences, offset)];
  return sentence && sentence.start <= offset && offset < sentence.end ? sentence : undefined;
}

/** An item with its words. */
type Told = Item & { content: string };

/** All of an item, else what of it is a sentence below a list or a name that it goes on from: such a line silences no other. */
function tellingPart(item: Told, names: readonly Span[]): Told | undefined {
  let part = item;
  while (!saysSomething(part, names)) {
    const below = part.content.indexOf('\n') + 1;
    if (below === 0 || part.isBullet) return undefined;
    part = { ...part, wordsStart: part.wordsStart + below, content: part.content.slice(below) };
  }
  return part;
}

function saysSomething(item: Told, names: readonly Span[]): boolean {
  const { content, isBullet } = item;
  const words = splitAtSpace(content).filter(hasLetter);
  if (words.length < fewestWords[isBullet ? 'bullet' : 'plain']) return false;
  if (!isBullet) {
    const told = splitAtSpace(withoutNames(item, names)).filter(hasLetter);
    if (told.length === 0 || told.filter(beginsSmall).length / told.length < leastSmall) return false;
  }
  if (labelOf(content) !== undefined || contact.test(content) || endsWithDate(content)) return false;
  return markOf(content) === undefined && headingOf(content) === undefined;
}

/** The words of an item with blanks for what is called by a name. */
function withoutNames({ content, wordsStart, end }: Told, names: readonly Span[]): string {
  let left = content;
  for (let at = firstFrom(names, wordsStart); (names[at]?.end ?? end + 1) <= end; at += 1) {
    const { start, end: past } = names[at] ?? { start: 0, end: 0 };
    left = left.slice(0, start - wordsStart) + ' '.repeat(past - start) + left.slice(past - wordsStart);
  }
  return left;
}

/** Most words begin with a plain letter and need no pattern. */
function hasLetter(word: string): boolean {
  return isSmall(word) || isLarge(word) || /\p{L}/u.test(word);
}

/** Whether the first letter of a word is a small one. */
function beginsSmall(word: string): boolean {
  return isSmall(word) || (!isLarge(word) && /^[^\p{L}]*\p{Ll}/u.test(word));
}

function isSmall(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 97 && code <= 122;
}

function isLarge(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 65 && code <= 90;
}

/** What the line of a job or a school has and a sentence does not: a period, or a date at its end. */
function endsWithDate(content: string): boolean {
  return readPeriods(content).some(({ isRange, end }) => isRange || /^[)\]]?$/.test(content.slice(end)));
}

/** Splits the sentences of a line; a lowercase letter or a digit follows the full stop of an abbreviation. */
function splitItem({ content, wordsStart: start, end }: Told): ResumeSentence[] {
  const parts: ResumeSentence[] = [];
  let from = 0;
  for (const { 0: gap, index } of allMatches(content, /(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/gu)) {
    parts.push({ content: content.slice(from, index), start: start + from, end: start + index });
    from = index + gap.length;
  }
  parts.push({ content: content.slice(from), start: start + from, end });
  return parts
    .filter((part) => countAtSpace(part.content) >= fewestWords.bullet)
    .map((part) => ({ ...part, content: part.content.replace(/\s+/g, ' ') }));
}
