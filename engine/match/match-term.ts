import { withoutLightEnd } from '../extract/chosen/without-repeats.ts';
import type { PostingTerm } from '../extract/extract-terms.ts';
import { rarityOf } from '../extract/words/rarity.ts';
import { relatedTerms } from '../lexicon/related.ts';
import { onceFor } from '../text/cache/once-for.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { stem } from '../text/roots/stem.ts';
import type { Token } from '../text/tokenise.ts';
import type { Evidence, MatchStrength } from '../types/match.ts';
import type { ResumeText } from './index-resume.ts';
import { isOtherWordOfStem } from './other-word-of-stem.ts';

/** Places of a resume that show a term, all in the same way. */
export interface TermMatchResult {
  strength: MatchStrength;
  /** Words `from` to before `to`. */
  places: [number, number][];
  /** The share of a phrase's words found there, by weight; all of them unless the strength is `partial`. */
  share?: number;
  /** Words of other sentences that would be the proof if this one were gone. */
  others?: readonly number[];
}

/**
 * Every way in which a resume shows a term: as written, by another name, inflected, misspelt, or related. It returns all of them,
 * not only the strongest, so that adding or removing one changes nothing about the others.
 */
export function matchTerm(term: PostingTerm, resume: ResumeText, rarity?: string): TermMatchResult[] {
  const words = term.key.split(' ');
  const listed = resume.terms.get(term.canonical) ?? [];
  const isLong = words.every((word) => word.length > 3);
  const exact = findInOrder(words, resume.lemmas, 0).filter((place) => isSafe(term, resume, place));
  const ways: TermMatchResult[] = [
    { strength: strengthOfListed(term, resume, listed), places: listed },
    { strength: 'exact', places: exact.filter((place) => isWritten(words, resume, place)) },
    {
      strength: 'named',
      places: exact.filter((place) => !isWritten(words, resume, place)).map(([from]) => wholeName(resume, from)),
    },
    {
      strength: 'inflected',
      places: isLong
        ? findInOrder(words.map(stem), resume.stems, words.length > 1 ? 2 : 0).filter(
            (place) =>
              isSafe(term, resume, place) &&
              (term.kind !== 'licence' || isWhole(words, resume, place)) &&
              (words.length > 1 || !isOtherWordOfStem(term.key, resume.tokens[place[0]]?.lemma ?? '')),
          )
        : [],
    },
    {
      strength: 'near',
      places: words.length === 1 ? findNear(term.key, resume).filter((place) => isSafe(term, resume, place)) : [],
    },
    { strength: 'related', places: findRelated(term, resume) },
    { strength: 'alias', places: findParted(term, words, resume) },
    { strength: 'named', places: rarity === undefined ? [] : findCore(term, resume, rarity) },
  ];
  return ways.filter(({ places }) => places.length > 0);
}

/** "Fit outs" for "fitouts" and "submains" for "sub-mains": the same words with another space between them. */
function findParted(term: PostingTerm, words: readonly string[], resume: ResumeText): [number, number][] {
  const joined = words.slice(1).findIndex((word, index) => resume.lemmas.has(`${words[index]}${word}`));
  const other =
    joined < 0
      ? words.flatMap((word) => (resume.lemmas.has(word) ? [word] : (partsOf(word, resume) ?? [word])))
      : [...words.slice(0, joined), `${words[joined]}${words[joined + 1]}`, ...words.slice(joined + 2)];
  if (other.length === words.length) return [];
  return findInOrder(other, resume.lemmas, 0).filter((place) => isSafe(term, resume, place));
}

/** The last two words of a resume that are this word. */
function partsOf(word: string, resume: ResumeText): readonly string[] | undefined {
  const pair = pairsByLength(resume)
    .get(word.length)
    ?.findLast(([before, token]) => word.startsWith(before.lower) && word.endsWith(token.lemma));
  return pair?.map(({ lemma }) => lemma);
}

/**
 * The pairs of a resume's words with nothing but a space or hyphen between them, by the length of the word that they may be: few of them are
 * as long as the one that is looked for.
 */
const pairsByLength = onceFor(({ tokens, text }: ResumeText) => {
  const pairs = new Map<number, [before: Token, token: Token][]>();
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (before === undefined || token.start - before.end !== 1 || !' -'.includes(text.charAt(before.end))) continue;
    if (before.lower.length < shortestPart || token.lemma.length < shortestPart) continue;
    const length = before.lower.length + token.lemma.length;
    const known = pairs.get(length);
    if (known) known.push([before, token]);
    else pairs.set(length, [[before, token]]);
  }
  return pairs;
});

/** A part of a compound has at least so many letters: "fit", "out". */
const shortestPart = 3;

/** "Butchery" for "butchery basics": all but the words that add nothing. What is left says enough if it is rare, or more than one word. */
function findCore(term: PostingTerm, resume: ResumeText, rarity: string): [number, number][] {
  if (term.kind !== undefined) return [];
  const core = withoutLightEnd(term.key);
  // Without its number a level is another one.
  if (core === term.key || /\d/.test(term.key)) return [];
  const words = core.split(' ');
  if (words.length === 1 && rarityOf(rarity, core) < rareWord) return [];
  return findInOrder(words, resume.lemmas, 0).filter((place) => isSafe(term, resume, place));
}

/** Words at least this rare name a thing alone. */
const rareWord = 0.75;

function strengthOfListed(term: PostingTerm, resume: ResumeText, places: readonly [number, number][]): MatchStrength {
  const written = places.map(([from, to]) => sliceOf(resume, from, to).toLowerCase());
  return written.includes(term.surface.toLowerCase()) ? 'exact' : 'alias';
}

/**
 * A name of one or two letters, such as R or Go, counts only as the posting writes it. Words that are entirely inside a
 * tool's longer name do not count.
 */
function isSafe(term: PostingTerm, resume: ResumeText, [from, to]: readonly [number, number]): boolean {
  if (resume.inTool.subarray(from, to).every((mark) => mark === 1)) return false;
  return term.key.length > 2 || sliceOf(resume, from, to) === term.surface;
}

/** A listed name also counts as the words of its other names, which the resume does not write: "staatlich anerkannte Erzieherin" as "Erzieher". */
function isWritten(words: readonly string[], { tokens }: ResumeText, [from]: readonly [number, number]): boolean {
  return tokens[from]?.lemma === words[0];
}

const endsOfNames = onceFor(({ found }: ResumeText) => new Map(found.map(({ from, to }) => [from, to])));

/** "Montagetechnik" ends like "Techniker", which is a credential. */
function isWhole(words: readonly string[], { tokens }: ResumeText, [from]: readonly [number, number]): boolean {
  return stem(tokens[from]?.lemma ?? '') === stem(words[0] ?? '');
}

function wholeName(resume: ResumeText, at: number): [number, number] {
  return [at, endsOfNames(resume).get(at) ?? at + 1];
}

/** Places where the words follow each other in order on one line, with at most `slack` other words in between. */
function findInOrder(
  words: readonly string[],
  index: ReadonlyMap<string, readonly number[]>,
  slack: number,
): [number, number][] {
  const [first = '', ...rest] = words;
  const places: [number, number][] = [];
  for (const start of index.get(first) ?? []) {
    let last = start;
    for (const word of rest) last = nextWithin(index.get(word), last, slack + 1);
    if (last !== unreachable) places.push([start, last + 1]);
  }
  return places;
}

const unreachable = -1;

/** The first place after `after`, at most `distance` words on. */
function nextWithin(places: readonly number[] | undefined, after: number, distance: number): number {
  if (places === undefined || after === unreachable) return unreachable;
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= after) low = middle + 1;
    else high = middle;
  }
  const next = places[low];
  return next !== undefined && next - after <= distance ? next : unreachable;
}

/** Shorter words have too many neighbours one letter away ("java", "lava"). */
const shortestNear = 7;

function findNear(word: string, resume: ResumeText): [number, number][] {
  if (word.length < shortestNear) return [];
  for (const lemma of resume.lemmas.keys()) {
    if (
      lemma !== word &&
      Math.abs(lemma.length - word.length) <= 1 &&
      lemma[0] === word[0] &&
      isOneEditAway(word, lemma)
    ) {
      return (resume.lemmas.get(lemma) ?? []).map((place) => [place, place + 1]);
    }
  }
  return [];
}

/** One letter replaced, added, left out, or two neighbours swapped. */
function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length === restB.length) {
    const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
    return isSwap || restA.slice(1) === restB.slice(1);
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1);
}

/** Siblings of the same trade: knowing MySQL is half-way to PostgreSQL. */
function findRelated(term: PostingTerm, resume: ResumeText): [number, number][] {
  return relatedTerms(term.canonical).flatMap((sibling) => resume.terms.get(sibling) ?? []);
}

function sliceOf({ text, tokens }: ResumeText, from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** The most that a page can show. */
export const mostEvidence = 3;

/** At most three lines of the resume as evidence, the best placed first, and of these the ones with most of the term's own words. */
export function evidenceOf({ strength, places }: TermMatchResult, resume: ResumeText, key = ''): Evidence[] {
  const evidence: Evidence[] = [];
  const ordered = ownWordsFirst(places, resume, key);
  for (const wanted of ['shown', 'listed', 'passing'] as const) {
    for (const [from, to] of ordered) {
      const number = resume.lineOf[from] ?? 0;
      const placement = resume.placements[number] ?? 'passing';
      const line = resume.lines[number]?.content ?? '';
      if (placement !== wanted || evidence.some((known) => known.line === line)) continue;
      const span = { start: resume.tokens[from]?.start ?? 0, end: wholeEnd(resume, resume.tokens[to - 1]?.end ?? 0) };
      evidence.push({ line, span, placement, strength });
      if (evidence.length === mostEvidence) return evidence;
    }
  }
  return evidence;
}

/** The end of "Nah- und Fernverkehr" for that of "Nah": half a word shows nobody what is meant. */
function wholeEnd({ text }: ResumeText, end: number): number {
  if (text.charAt(end) !== '-') return end;
  return end + (cutShort.exec(text.slice(end, end + longestRest))?.[0].length ?? 0);
}

const cutShort = fewRanges(/^-(?:, [\p{L}\d]+-){0,3} ?(?:,|\/|und|oder|sowie|bzw\.|&) ?\p{L}+/u);
const longestRest = 80;

/** The places in order of how many of the term's words they have: "Sales Navigator" before "Outreach" for LinkedIn Sales Navigator. */
function ownWordsFirst(
  places: readonly [number, number][],
  { tokens }: ResumeText,
  key: string,
): readonly [number, number][] {
  if (places.length < 2 || !key.includes(' ')) return places;
  const own = new Set(key.split(' ').map(stem));
  const rate = ([from, to]: [number, number]) =>
    tokens.slice(from, to).filter(({ lemma }) => own.has(stem(lemma))).length;
  return places
    .map((place) => ({ place, rate: rate(place) }))
    .sort((a, b) => b.rate - a.rate)
    .map(({ place }) => place);
}
