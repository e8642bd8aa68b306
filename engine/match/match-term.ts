import type { PostingTerm } from '../extract/extract-terms.ts';
import { relatedTerms } from '../lexicon/related.ts';
import { isFillWord } from '../text/fill-words.ts';
import { stem } from '../text/stem.ts';
import type { Evidence, MatchStrength } from '../types.ts';
import type { ResumeText } from './read-resume.ts';

/** Places of a resume that prove a term, all with the same strength. */
export interface TermMatchResult {
  strength: MatchStrength;
  /** Words `from` to before `to`. */
  places: [number, number][];
}

const nothing: TermMatchResult = { strength: 'none', places: [] };

/** The strongest way in which a resume shows a term: as written, by another name, inflected, misspelt, or related. */
export function matchTerm(term: PostingTerm, resume: ResumeText): TermMatchResult {
  const words = term.key.split(' ');
  const listed = resume.terms.get(term.canonical);
  if (listed) return { strength: strengthOfListed(term, resume, listed), places: listed };
  const phrase = findInOrder(words, resume.lemmas, 0);
  if (phrase.length > 0 && isSafe(term, resume, phrase)) return { strength: 'exact', places: phrase };
  const inflected = words.every((word) => word.length > 3)
    ? findInOrder(words.map(stem), resume.stems, words.length > 1 ? 2 : 0)
    : [];
  if (inflected.length > 0) return { strength: 'inflected', places: inflected };
  const near = words.length === 1 ? findNear(term.key, resume) : [];
  if (near.length > 0) return { strength: 'near', places: near };
  const related = findRelated(term, words, resume);
  return related.length > 0 ? { strength: 'related', places: related } : nothing;
}

function strengthOfListed(term: PostingTerm, resume: ResumeText, places: readonly [number, number][]): MatchStrength {
  const written = places.map(([from, to]) => sliceOf(resume, from, to).toLowerCase());
  return written.includes(term.surface.toLowerCase()) ? 'exact' : 'alias';
}

/** A name of one or two letters, such as R or Go, counts only when it is written as the posting writes it. */
function isSafe(term: PostingTerm, resume: ResumeText, places: readonly [number, number][]): boolean {
  return term.key.length > 2 || places.some(([from, to]) => sliceOf(resume, from, to) === term.surface);
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
  for (const [lemma, places] of resume.lemmas) {
    if (Math.abs(lemma.length - word.length) <= 1 && lemma[0] === word[0] && isOneEditAway(word, lemma)) {
      return places.map((place) => [place, place + 1]);
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

/** A sibling of the same trade, or most of a phrase's own words on one line. */
function findRelated(term: PostingTerm, words: readonly string[], resume: ResumeText): [number, number][] {
  for (const sibling of relatedTerms(term.canonical)) {
    const places = resume.terms.get(sibling);
    if (places) return places;
  }
  const content = words.filter((word) => !isFillWord(word)).map(stem);
  if (content.length < 2) return [];
  const counts = new Map<number, { words: number; place: number }>();
  for (const word of new Set(content)) {
    const seen = new Set<number>();
    for (const place of resume.stems.get(word) ?? []) {
      const line = resume.lineOf[place] ?? 0;
      if (seen.has(line)) continue;
      seen.add(line);
      counts.set(line, { words: (counts.get(line)?.words ?? 0) + 1, place });
    }
  }
  const enough = Math.ceil(content.length * 0.6);
  return [...counts.values()]
    .filter((count) => count.words >= Math.max(enough, content.length > 2 ? 2 : 1))
    .map(({ place }): [number, number] => [place, place + 1])
    .slice(0, 3);
}

function sliceOf({ text, tokens }: ResumeText, from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** At most three lines of the resume as evidence, the best placed first. */
export function evidenceOf({ strength, places }: TermMatchResult, resume: ResumeText): Evidence[] {
  const order = { shown: 0, listed: 1, passing: 2, none: 3 } as const;
  const evidence = places.slice(0, 50).map(([from, to]): Evidence => {
    const line = resume.lineOf[from] ?? 0;
    return {
      line: resume.lines[line]?.content ?? '',
      span: { start: resume.tokens[from]?.start ?? 0, end: resume.tokens[to - 1]?.end ?? 0 },
      placement: resume.placements[line] ?? 'passing',
      strength,
    };
  });
  const lines = new Map<string, Evidence>();
  for (const item of evidence) if (!lines.has(item.line)) lines.set(item.line, item);
  return [...lines.values()].sort((a, b) => order[a.placement] - order[b.placement]).slice(0, 3);
}
