import { isFillWord } from '../../../text/fill-words.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { spells } from '../../words/acronyms.ts';
import { foldWord } from '../../words/same-word.ts';
import {
  isClipped,
  isJoinedShort,
  isOfCountry,
  isSaidOtherwise,
  isSamePlain,
  isShortPart,
  withoutUmlauts,
  withUmlauts,
} from './clipped-words.ts';
import {
  isLevel,
  isOfParts,
  isShortLevel,
  isVersion,
  joinedFrom,
  joinedOf,
  partsOf,
  withoutAccents,
} from './figure-forms.ts';
import { coverDates } from './respelled-dates.ts';
import { sameWord, shortForms } from './short-forms.ts';
import { endOf, shortsOf } from './shorts-of-line.ts';

/** The longest run of words that a short form may stand for. */
const longestRun = 9;

/**
 * Words of `line` that are only another spelling of words in `others`: a short form of a phrase there, a phrase with its short
 * form there, a clipped word, a part of a date, a word for a kind of credential. Only these lines count, never any others.
 */
export function respelledWords(
  document: ResumeDocument,
  line: ResumeLine,
  other: ResumeDocument,
  others: readonly ResumeLine[],
): Respelled {
  const found = new Set<number>();
  const cover = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) found.add(index);
  };
  const own = shortsOf(document, line);
  // Among the words of a whole resume, any letters are found; in a header or a list, in any name.
  const isNear = others.length <= drawn.lines && line.role === 'sentence';
  for (const source of others) {
    // What the resume denies proves nothing, in any spelling; but the line may deny it, too.
    const isSaid = (there: number, here: number) => other.negated[there] !== 1 || document.negated[here] === 1;
    const theirs = shortsOf(other, source);
    for (const short of own) {
      const isThere =
        theirs.some(({ letters, from }) => letters === short.letters && isSaid(from, short.from)) ||
        runsOf(other, source, short.letters).some(([from]) => isSaid(from, short.from)) ||
        (isNear && drawnFrom(other, source, short.letters, document, line).some(([from]) => isSaid(from, short.from)));
      if (isThere) cover(short.from, short.to);
    }
    for (const { letters, from: there } of theirs) {
      const inside = isNear ? drawnFrom(document, line, letters, other, source) : [];
      const runs = [...runsOf(document, line, letters), ...inside];
      for (const [from, to] of runs) if (isSaid(there, from)) cover(from, to);
    }
    coverDates(document, line, other, source, found);
  }
  const plain = new Set<number>();
  for (const source of others) coverWords(document, line, other, source, found, plain);
  return { spelled: found, known: new Set([...found, ...plain]) };
}

/** Words that are another spelling; and those together with the words found unchanged. */
export interface Respelled {
  spelled: ReadonlySet<number>;
  known: ReadonlySet<number>;
}

/** The share of a line's meaningful words that its sources have in some spelling. */
export function shareOf({ stemOf }: ResumeDocument, { from, to }: ResumeLine, known: ReadonlySet<number>): number {
  let [all, found] = [0, 0];
  for (let index = from; index < to; index += 1) {
    if (stemOf[index] === '') continue;
    all += 1;
    if (known.has(index)) found += 1;
  }
  return all === 0 ? 1 : found / all;
}

/** Letters of a short form that stand inside of words, how many words and letters less it has than they, and in how many lines. */
const drawn = { least: 2, most: 4, words: 3, dropped: 4, lines: 4 } as const;

/**
 * Runs of words of `line` that a short form draws its letters from, each word's first among them: DBA from "database administrator",
 * QS from "Qualitätssicherung". Only words that the other line no longer has: what is still there has no short form beside it.
 */
function drawnFrom(
  document: ResumeDocument,
  line: ResumeLine,
  letters: string,
  other: ResumeDocument,
  there: ResumeLine,
): [number, number][] {
  if (letters.length < drawn.least || letters.length > drawn.most || !/^\p{L}+$/u.test(letters)) return [];
  const kept = new Set(other.tokens.slice(there.from, endOf(there)).map(({ lower }) => lower));
  const runs: [number, number][] = [];
  // "SAP" stands for nothing in a line that has it.
  if (document.tokens.slice(line.from, endOf(line)).some(({ lower }) => lower === letters)) return runs;
  for (let from = line.from; from < endOf(line); from += 1) {
    if (document.tokens[from]?.lower[0] !== letters[0]) continue;
    const words: string[] = [];
    for (let to = from; to < Math.min(endOf(line), from + drawn.words); to += 1) {
      const { lower = '', opens = false } = document.tokens[to] ?? {};
      if (kept.has(lower) || (to > from && opens)) break;
      words.push(...lower.split('-'));
      if (words.join('').length >= letters.length + drawn.dropped && spells(words, letters)) runs.push([from, to + 1]);
    }
  }
  return runs;
}

/** Shorter words begin others by chance. */
const leastFirst = 8;

/** Runs of words that a short form stands for: by the table, or by their initials. */
function runsOf(document: ResumeDocument, line: ResumeLine, letters: string): [number, number][] {
  const runs: [number, number][] = [];
  const phrases = shortForms.get(letters) ?? [];
  const { tokens } = document;
  for (let from = line.from; from < endOf(line); from += 1) {
    for (const phrase of phrases) {
      const to = from + phrase.length;
      const isThere = (word: string, at: number) => {
        const { lower = '' } = tokens[from + at] ?? {};
        // "Mehrwertsteuerabrechnung" begins with what MWST stands for.
        const isFirst = document.isGerman && at === phrase.length - 1 && word.length >= leastFirst;
        return isSamePlain(lower, word) || (isFirst && lower.startsWith(word));
      };
      if (to <= endOf(line) && phrase.every(isThere)) runs.push([from, to]);
    }
    if (letters.length < 2 || tokens[from]?.lower[0] !== letters[0]) continue;
    const to = initialsEnd(document, from, endOf(line), letters);
    if (to !== undefined) runs.push([from, to]);
  }
  return runs;
}

/** Where the run from `from` ends if its initials are the letters; small words may be left out, and digits are whole words. */
function initialsEnd({ tokens, text }: ResumeDocument, from: number, end: number, letters: string): number | undefined {
  let at = 0;
  for (let index = from; index < Math.min(end, from + longestRun); index += 1) {
    const { lower = '', start = 0, opens = true } = tokens[index] ?? {};
    // "Environment, health and safety" is EHS.
    if (opens && index > from && !/^\s*[&,]\s*$/.test(text.slice(tokens[index - 1]?.end ?? 0, start))) return undefined;
    const isNext = lower[0] === letters[at];
    if (/^\d/.test(lower) && letters.startsWith(lower, at)) at += lower.length;
    else if (isNext) at += 1;
    else if (!isFillWord(lower) || index === from) {
      // "Healthcare assistant" is HCA: the second part of a joined word has its own letter.
      return undefined;
    }
    if (at === letters.length) return index === from ? undefined : index + 1;
  }
  return undefined;
}

/** Words that are the same except for clipping, compounding or the kind of credential. */
function coverWords(
  document: ResumeDocument,
  line: ResumeLine,
  other: ResumeDocument,
  source: ResumeLine,
  found: Set<number>,
  plain: Set<number>,
): void {
  const isDenial = document.negated.slice(line.from, endOf(line)).includes(1);
  const words = other.tokens
    .slice(source.from, endOf(source))
    .filter((_, index) => isDenial || other.negated[source.from + index] !== 1);
  const there = new Set(words.flatMap(({ lower }) => [lower, foldWord(lower)]));
  const kinds = new Set(words.map(({ lower }) => sameWord(lower)));
  const joined = joinedOf(words);
  const bareThere = new Set([...there].map(withoutAccents));
  const parts = new Set(words.flatMap(({ lower }) => partsOf(lower)));
  const isInOtherForm = (lower: string) =>
    bareThere.has(withoutAccents(lower)) || isVersion(lower, there) || isOfParts(lower, there, parts);
  const isAllowed = line.role === 'header' || line.role === 'credential';
  for (let index = line.from; index < endOf(line); index += 1) {
    const token = document.tokens[index];
    if (token === undefined || found.has(index)) continue;
    const together = joinedFrom(document.tokens, index, there);
    if (together > 0 && index + together <= endOf(line))
      for (let at = index; at < index + together; at += 1) found.add(at);
    const next = index + 1 < endOf(line) ? document.tokens[index + 1] : undefined;
    const isClippedHere = words.some(
      (word) =>
        isClipped(token, word, document.text, isAllowed) ||
        isClipped(word, token, other.text, isAllowed) ||
        isOfCountry(token.surface, word.surface),
    );
    // "An Associate's degree" is an Associate.
    const bare = token.lower.replace(/['’]s$/, '');
    if (there.has(bare) || there.has(foldWord(bare))) plain.add(index);
    else if (!document.isGerman && isInOtherForm(bare)) found.add(index);
    else if (document.isGerman && (there.has(withUmlauts(token.lower)) || there.has(withoutUmlauts(token.lower))))
      found.add(index);
    else if (isJoinedShort(token.surface, words)) found.add(index);
    else if (kinds.has(sameWord(token.lower)) || joined.has(token.lower) || isClippedHere) found.add(index);
    else if (isAllowed && document.isGerman && isSaidOtherwise(token, words)) found.add(index);
    else if (next && (isShortPart(token, next, there) || isLevel(token, next, there))) found.add(index).add(index + 1);
    else if (isShortLevel(token.lower, words)) found.add(index);
  }
}
