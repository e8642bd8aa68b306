import { titleWord } from '../resume/title-words.ts';
import { say } from '../say.ts';
import { isFillWord } from '../text/fill-words.ts';
import type { ClaimKind, LostFact } from '../types/claim.ts';
import { spanOfWords } from './claim.ts';
import { degreeAt } from './degrees.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { areOfOneStem } from './judge/german-words.ts';
import { expandedWords, expansionsAt, isAcronym, plainAcronym } from './known-words.ts';
import { readMonths } from './months.ts';
import { numberOf } from './number-words.ts';
import { defineRule, type Statement } from './rule.ts';
import { foldGerman, foldWord } from './same-word.ts';
import * as germanDates from './vocabulary/de/dates.ts';
import * as germanDegrees from './vocabulary/de/degrees.ts';
import * as abbreviations from './vocabulary/en/abbreviations.ts';
import * as dates from './vocabulary/en/dates.ts';
import * as degrees from './vocabulary/en/degrees.ts';
import { states as stateNames } from './vocabulary/en/states.ts';
import { shortForms, wordSet, wordsIn } from './vocabulary/read-table.ts';

const degreeWords = wordSet(degrees.degreeWords, germanDegrees.degreeWords);
const degreeBeginnings = wordsIn(degrees.degreeBeginnings);
/** Short forms that are written out in headers; a company's legal form says nothing. */
const short: ReadonlyMap<string, string> = new Map([
  ...shortForms(abbreviations.shortForms),
  ...wordsIn(abbreviations.legalForms).map((form): [string, string] => [form, '']),
]);
const states = shortForms(stateNames);

const britishGrade = /\b[12]:[12]\b|,\s*(?:First|1st)(?!\s*\p{L})/u;
const schoolParts = wordsIn(`${degrees.schoolParts} ${germanDegrees.schoolParts}`);
const label = wordSet(degrees.schoolLabels, germanDegrees.schoolLabels);
/** Words of headers and dates that are never looked up. */
const emptyWords = wordSet(
  degrees.emptyWords,
  germanDegrees.emptyWords,
  dates.sinceWords,
  dates.boundWords,
  germanDates.sinceWords,
  germanDates.boundWords,
);
/** A period with a beginning and no end is ongoing. */
const begins = wordSet(dates.sinceWords, germanDates.sinceWords);
const date = /(?:^|\.)(?:19|20)\d{2}$/;
/** This many words after "since" are its date. */
const dateWithin = 3;

/** A word in more lines than this does not distinguish them, and looking up all of them would not be linear. */
const mostPlaces = 20;
const longestHeader = 200;
/** Lowercase words that share this many initial letters are of one family. */
const leastRoot = 4;
/** Families are looked for among this many words only, so that time stays linear. */
const mostKnown = 200;

/** A word of a header, credential or date that can be looked up: its form and its place. */
interface Word {
  key: string;
  kind: ClaimKind;
  /** The words that a short degree stands for, as stems. */
  standsFor?: readonly string[];
  /** Lowercase: no name. */
  isPlain?: boolean;
  /** German, and no title: nouns are written large there, names or not. */
  isGerman?: boolean;
  from: number;
  to: number;
}

interface HeaderWords extends Statement {
  isNew: boolean;
}

/** Words of a job's or school's header that the original's header of that job does not have: titles, employers, dates, degrees. */
export const headerRule = defineRule<HeaderWords>({
  id: 'header',
  roles: ['header'],
  *claims({ line, improved, original, header, confirmed, ownHeader }) {
    const sources = [...(header?.lines ?? []), ...(header?.shared ?? [])];
    const known = new Set(sources.flatMap((source) => keysOf(original, source)));
    for (const source of confirmed.lines) for (const key of keysOf(confirmed, source)) known.add(key);
    const isSchool = ownHeader
      .slice(0, mostPlaces)
      .some((part) => wordsOf(improved, part).some((word) => word.kind === 'degree'));
    const written = new Set((header?.lines ?? []).flatMap((source) => acronymsOf(original, source)));
    const expanded = expandedWords(improved, line.from, line.to, (letters) => written.has(letters));
    // British grades are those of a degree with honours.
    if ((header?.lines ?? []).some((source) => britishGrade.test(source.content))) {
      for (const word of ['honour', 'class']) known.add(foldWord(word));
    }
    const isNew = (word: Word) => !isIn(known, word) && !expanded.has(word.from);
    const words = wordsOf(improved, line).map((word) => ({ ...word, isNew: isNew(word) }));
    const isElsewhere = words.some((word) => word.isNew) && standsTogether(improved, line, original);
    for (const { kind, from, to, isNew } of joined(words)) {
      const named = kind === 'employer' && isSchool ? 'degree' : kind;
      yield { kind: named, span: spanOfWords(improved, from, to), isNew: isNew && !isElsewhere };
    }
  },
  proves: (_, { isNew }) => (isNew ? undefined : 'wording'),
  question({ improved }, { span }) {
    const text = improved.text.slice(span.start, span.end);
    return [say('ledger.notHere', { text }), say('ask.right', { text })];
  },
});

/** Words of the original's header that the improved one no longer has. */
export function lostFromHeader(
  original: ResumeDocument,
  lines: readonly ResumeLine[],
  improved: ResumeDocument,
  now: readonly ResumeLine[],
): LostFact[] {
  const kept = new Set(now.flatMap((line) => keysOf(improved, line)));
  const isGone = (line: ResumeLine, word: Word) => !isStillIn(kept, word) && !isField(original, line, word);
  return lines.flatMap((line) => {
    const words = wordsOf(original, line);
    if (!words.some((word) => isGone(line, word)) || standsTogether(original, line, improved)) return [];
    return joined(words.filter((word) => isGone(line, word))).map(({ kind, from, to }) => {
      const span = spanOfWords(original, from, to);
      const text = original.text.slice(span.start, span.end);
      return { kind, text, span, reason: say('lost.words', { text }, span) };
    });
  });
}

/** Whether one line of the other text says all of it, under any heading: "Diploma, Elm College, 2019" as a credential. */
function standsTogether(document: ResumeDocument, own: ResumeLine, other: ResumeDocument): boolean {
  const words = wordsOf(document, own);
  // A title alone may be somebody else's, mentioned in a sentence.
  if (!words.some(({ kind }) => kind === 'date' || kind === 'degree')) return false;
  const [rarest] = [...own.stems].map((stem) => other.linesOf.get(stem) ?? []).sort((a, b) => a.length - b.length);
  return (rarest ?? []).slice(0, mostPlaces).some((index) => {
    const line = other.lines[index];
    if (line === undefined || line.content.length > longestHeader) return false;
    const keys = new Set(keysOf(other, line));
    const written = new Set(acronymsOf(other, line));
    const expanded = expandedWords(document, own.from, own.to, (letters) => written.has(letters));
    return words.every((word) => isIn(keys, word) || expanded.has(word.from));
  });
}

function acronymsOf({ tokens }: ResumeDocument, line: ResumeLine): string[] {
  const surfaces = tokens.slice(line.from, line.to).map(({ surface }) => surface);
  return surfaces.filter(isAcronym).map(plainAcronym);
}

function isIn(known: ReadonlySet<string>, { key, standsFor, isPlain = false, isGerman = false }: Word): boolean {
  if (known.has(key) || (standsFor?.every((word) => known.has(word)) ?? false)) return true;
  // "Staatlich anerkannt" and "staatliche Anerkennung".
  if (isGerman && known.size <= mostKnown && [...known].some((word) => areOfOneStem(word, key) || isPartOf(key, word)))
    return true;
  // "Dealer" and "dealership", where neither is a name.
  const root = key.slice(0, leastRoot);
  return (
    isPlain && known.size <= mostKnown && root.length === leastRoot && [...known].some((word) => word.startsWith(root))
  );
}

/** "Innendienst des Verkaufs" for "Verkaufsinnendienst". */
function isPartOf(key: string, compound: string): boolean {
  return key.length >= leastOfCompound && (compound.startsWith(key) || compound.endsWith(key));
}

const leastOfCompound = 6;

/** A degree counts as kept if its kind is still there: "Master's degree in Social Work" for "MA Social Work". */
function isStillIn(kept: ReadonlySet<string>, word: Word): boolean {
  return isIn(kept, word) || (word.kind === 'degree' && kept.has(word.standsFor?.[0] ?? ''));
}

/** "Arts" of a Bachelor of Arts: a rewrite may say bachelor's degree. */
function isField({ tokens }: ResumeDocument, line: ResumeLine, { from }: Word): boolean {
  const before = tokens.slice(Math.max(line.from, from - 2), from).map((token) => token.lower);
  return /^(?:arts?|science)$/.test(tokens[from]?.lower ?? '') && before.at(-1) === 'of';
}

/** All forms under which a line's words may be looked up, acronyms of its names included. */
function keysOf(document: ResumeDocument, line: ResumeLine): string[] {
  const keys = wordsOf(document, line).flatMap((word) => [word.key, ...(word.standsFor ?? [])]);
  for (let from = line.from; from < line.to; from += 1) {
    const surface = document.tokens[from]?.surface ?? '';
    if (isAcronym(surface)) keys.push(plainAcronym(surface));
    for (const [letters] of expansionsAt(document, from, line.to)) keys.push(letters);
  }
  for (const { term } of line.terms) {
    // A title is not a name for the skill it contains.
    if (term.kind !== 'licence' && term.kind !== 'tool') continue;
    for (const name of term.names) keys.push(...name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  }
  return keys;
}

function wordsOf(document: ResumeDocument, line: ResumeLine): Word[] {
  const months = readMonths(document.tokens, line.from, line.to, document.text);
  const words: Word[] = [...months.values()].map(({ key, from, to }) => ({ key, kind: 'date', from, to }));
  const isOpen = hasOpenEnd(document, line);
  for (let index = line.from; index < line.to; index += 1) {
    const token = document.tokens[index];
    if (token === undefined || [...months.values()].some(({ from, to }) => from <= index && index < to)) continue;
    const state = /^\p{Lu}{2}$/u.test(token.surface) && token.opens ? states.get(token.lower) : undefined;
    // "MA" is a master's degree as well.
    if (state && !namesSchool(line)) {
      words.push({
        key: token.lower,
        kind: 'employer',
        standsFor: state.split(' ').map(foldWord),
        from: index,
        to: index + 1,
      });
      continue;
    }
    if (isOpen && begins.has(token.lower)) {
      words.push({ key: 'now', kind: 'date', from: index, to: index + 1 });
      continue;
    }
    // "School: GCSEs" names what follows, not a school.
    const isLabel = index === line.from && label.has(token.lower) && document.text[token.end] === ':';
    if (isLabel) continue;
    const degree = degreeAt(document.tokens, index, line.to, document.text);
    if (degree) {
      const standsFor = degree.words.map(document.isGerman ? foldGerman : foldWord);
      words.push({ key: degree.words.join(' '), kind: 'degree', standsFor, from: index, to: degree.to });
      index = degree.to - 1;
      continue;
    }
    const lower = token.lower;
    const full = short.get(lower) ?? lower;
    const isFill = (isFillWord(lower) && !/^(?:company|team)$/.test(lower)) || emptyWords.has(lower);
    if (full === '' || (isFill && !/^first$/.test(lower)) || (lower.length < 2 && !/\d/.test(lower))) continue;
    const number = numberOf(lower);
    const named = isAcronym(token.surface) ? plainAcronym(token.surface) : document.stemOf[index] || full;
    // "Zwei Tage" and "2 Tage".
    const key = number === undefined ? named.replace(/^0+(?=\d)/, '') : `${number}`;
    const kind = titleWord.test(lower)
      ? 'title'
      : isOfDegree(lower)
        ? 'degree'
        : /^\d/.test(lower)
          ? 'number'
          : 'employer';
    const isPlain = kind === 'employer' && !document.isGerman && token.surface === lower;
    const isGerman = kind === 'employer' && document.isGerman;
    words.push({
      key: short.has(lower) ? (document.isGerman ? foldGerman(full) : foldWord(full)) : key,
      kind,
      isPlain,
      isGerman,
      from: index,
      to: index + 1,
    });
  }
  return words.sort((a, b) => a.from - b.from);
}

function isOfDegree(lower: string): boolean {
  return degreeWords.has(lower) || degreeBeginnings.some((beginning) => lower.startsWith(beginning));
}

function namesSchool({ content }: ResumeLine): boolean {
  const lower = content.toLowerCase();
  return schoolParts.some((part) => lower.includes(part));
}

/** "Since 2019", "ab 03/2020": a beginning with no date after it. */
function hasOpenEnd({ tokens }: ResumeDocument, line: ResumeLine): boolean {
  const dated = tokens.slice(line.from, line.to).map(({ lower }) => date.test(lower));
  const last = dated.lastIndexOf(true);
  return tokens.slice(line.from, line.to).some(({ lower }, index) => {
    const next = begins.has(lower) ? dated.indexOf(true, index) : -1;
    return next >= 0 && next === last && next - index <= dateWithin;
  });
}

/** Neighbours of the same kind that are both new, or both not, are merged. */
function joined<Found extends Word & { isNew?: boolean }>(words: readonly Found[]): Found[] {
  const runs: Found[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && last.kind === word.kind && last.isNew === word.isNew && last.to === word.from) last.to = word.to;
    else runs.push({ ...word });
  }
  return runs;
}
